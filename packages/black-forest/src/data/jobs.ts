import { ANIMALS } from '../words.ts';
import {
  advance,
  build,
  conversion,
  cull,
  gain,
  herd,
  type JobRow,
  parts,
  pay,
  place,
  placing,
  remove,
} from './rows.ts';

/** The jobs: those of a tradesperson first, then those of a place of their own. */
export const JOBS = {
  'job-brickmaker': {
    tradesperson: 'brickmaker',
    effect: conversion(
      [pay({ wood: 7 })],
      parts(gain({ brick: 5 }), gain({ sand: 4 }), gain({ water: 4 }), gain({ glass: 1 })),
    ),
  },
  'job-cook': {
    tradesperson: 'cook',
    effect: conversion(
      [pay({ meat: 5 })],
      parts(
        gain({ wood: 5 }),
        gain({ sand: 5 }),
        gain({ porridge: 5 }),
        gain({ charcoal: 4 }),
        gain({ provisions: 3 }),
      ),
    ),
  },
  'job-glass-miller': {
    tradesperson: 'glass-miller',
    effect: conversion(
      [pay({ charcoal: 7 })],
      parts(gain({ brick: 4 }), gain({ wood: 4 }), gain({ glass: 1 }), herd('cattle', 1), herd('pig', 1)),
    ),
  },
  'job-landowner': {
    tradesperson: 'landowner',
    effect: conversion(
      [remove('field', 3)],
      parts(placing({ tiles: ['pasture'], n: 2 }), herd('pig', 2), herd('cattle', 2)),
    ),
  },
  'job-lumberjack': {
    tradesperson: 'lumberjack',
    effect: conversion([remove('forest', 3)], parts(gain({ wood: 5 }), gain({ meat: 4 }), herd('cattle', 1))),
  },
  'job-captain': {
    location: 'captain',
    effect: conversion([pay({ water: 5 })], parts(gain({ provisions: 1 }), build({ size: 'small', free: true }))),
  },
  'job-count': {
    location: 'count',
    effect: conversion([pay({ sand: 5 })], parts(gain({ porridge: 5 }), gain({ glass: 2 }), advance(3))),
  },
  'job-feudal-lord': {
    location: 'feudal-lord',
    effect: conversion(
      [pay({ provisions: 2 })],
      parts(advance(2), place('forest'), placing({ tiles: ['field'], n: 2 }), place('pond'), place('pasture')),
    ),
  },
  'job-freiburg': {
    location: 'freiburg',
    effect: conversion(
      [pay({ brick: 7 })],
      parts(
        gain({ charcoal: 3 }),
        gain({ meat: 3 }),
        gain({ water: 3 }),
        gain({ glass: 1 }),
        placing({ tiles: ['field'], n: 2 }),
      ),
    ),
  },
  'job-hermit': {
    location: 'hermit',
    effect: conversion(
      [pay({ porridge: 7 })],
      parts(gain({ glass: 1 }), herd('pig', 3), place('pond'), place('pasture'), place('forest')),
    ),
  },
  'job-market': {
    location: 'market',
    effect: conversion(
      [cull(ANIMALS, 5)],
      parts(
        gain({ brick: 3 }),
        gain({ wood: 3 }),
        gain({ sand: 3 }),
        gain({ charcoal: 3 }),
        gain({ water: 3 }),
        gain({ porridge: 3 }),
        gain({ meat: 3 }),
      ),
    ),
  },
} as const satisfies Record<string, JobRow>;
