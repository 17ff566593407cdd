import type { ComponentType } from 'preact';
import { Picture as BlackForest } from './games/black-forest/picture.tsx';
import { Picture as GlassRoad } from './games/glass-road/picture.tsx';

/** The pictures of the games, where games are offered. Apart from the listings: a table knows those, and shows no picture. */
export const PICTURES: Readonly<Record<string, ComponentType>> = {
  'glass-road': GlassRoad,
  'black-forest': BlackForest,
};
