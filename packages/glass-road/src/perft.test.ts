import { filesOf, pinned } from '@waldglas/core/testing';
import { glassRoad } from './index.ts';

pinned(glassRoad, filesOf(new URL('../../../perft/', import.meta.url), '.perft', 'glass-road'));
