import type { Position } from '@waldglas/core';
import type { ComponentType } from 'preact';
import { type ByGame, loadOf } from './catalog.ts';
import type { Course } from './lessons/course.ts';
import type { AnyFace } from './table/face.ts';

/** Here too, so that the builder sees it: the toy is never shipped. */
const TOY = import.meta.env.WALDGLAS_TOY === '1';

// what is shown of each game: only pages need it

const FACES: ByGame<AnyFace> = {
  'glass-road': async () => (await import('./games/glass-road/face.ts')).face as AnyFace,
  'black-forest': async () => (await import('./games/black-forest/face.ts')).face as AnyFace,
  ...(TOY && { toy: async () => (await import('./games/toy/face.ts')).face as unknown as AnyFace }),
};

const COURSES: ByGame<Course> = {
  'glass-road': async () => (await import('./games/glass-road/lessons.ts')).course,
  'black-forest': async () => (await import('./games/black-forest/lessons.ts')).course,
};

const POSITIONS: ByGame<ComponentType<{ readonly position: Position }>> = {
  'glass-road': async () => (await import('./games/glass-road/position.tsx')).PositionView,
  'black-forest': async () => (await import('./games/black-forest/position.tsx')).PositionView,
};

const GALLERIES: ByGame<ComponentType> = {
  'glass-road': async () => (await import('./games/glass-road/gallery.tsx')).Gallery,
  'black-forest': async () => (await import('./games/black-forest/gallery.tsx')).Gallery,
};

/** Can it be played here? */
export const isPlayable = (game: string): boolean => Object.hasOwn(FACES, game);
/** Can it be learned here? */
export const hasCourse = (game: string): boolean => Object.hasOwn(COURSES, game);
/** Can its rules be read here? */
export const hasReference = (game: string): boolean => Object.hasOwn(POSITIONS, game);
export const hasGallery = (game: string): boolean => Object.hasOwn(GALLERIES, game);

/** Everything that the table shows of a game. */
export const loadFace = (game: string): Promise<AnyFace> => loadOf(FACES, game);
/** The lessons of a game. */
export const loadCourse = (game: string): Promise<Course> => loadOf(COURSES, game);
/** How a position of the rules reference is drawn. */
export const loadPositionView = (game: string) => loadOf(POSITIONS, game);
/** Everything there is in a game, to look at. */
export const loadGallery = (game: string) => loadOf(GALLERIES, game);
