import { filesOf, pinned } from '@waldglas/core/testing';
import { blackForest } from './index.ts';

pinned(blackForest, filesOf(new URL('../../../perft/', import.meta.url), '.perft', 'black-forest'));
