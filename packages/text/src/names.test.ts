import { describe, expect, test } from 'vitest';
import { NAMES_DE as BLACK_FOREST_DE } from './black-forest/names.de.ts';
import { NAMES_PL as BLACK_FOREST } from './black-forest/names.pl.ts';
import { NAMES_DE as GLASS_ROAD_DE } from './glass-road/names.de.ts';
import { NAMES_PL as GLASS_ROAD } from './glass-road/names.pl.ts';
import { buildingIs, buildingOne, theBuilding } from './shared/de.ts';

type Names = Readonly<Record<string, string>>;

const GAMES: readonly { game: string; people: Names; buildings: Names; objects: Names }[] = [
  {
    game: 'Glass Road',
    people: GLASS_ROAD.cards,
    buildings: { ...GLASS_ROAD.buildings, ...GLASS_ROAD.start },
    objects: { ...GLASS_ROAD.objects },
  },
  {
    game: 'Black Forest',
    people: BLACK_FOREST.tradespeople,
    buildings: BLACK_FOREST.buildings,
    objects: { ...BLACK_FOREST.objects },
  },
];

describe.each(GAMES)('$game in Polish', ({ people, buildings, objects }) => {
  test('everybody who is played or visited has an accusative', () => {
    expect(Object.entries(people).filter(([id, name]) => (objects[id] ?? name) === name)).toEqual([]);
  });

  test('so has every building of feminine gender, and no other', () => {
    const wrong = Object.entries(buildings).filter(([id, name]) => {
      const feminine = /^\p{L}+a( |$)/u.test(name);
      return feminine ? !/^\p{L}+[ęą]( |$)/u.test(objects[id] ?? '') : objects[id] !== undefined;
    });
    expect(wrong).toEqual([]);
  });
});

test('every building has its article in German', () => {
  const buildings = [GLASS_ROAD_DE, BLACK_FOREST_DE].flatMap(names => Object.values<string>(names.buildings));
  expect(buildings.filter(name => !/^(den|die|das) /.test(theBuilding(name)))).toEqual([]);
});

test.each([
  ['Gasthof', 'den'],
  ['Ziegeleisee', 'den'],
  ['Lagerschuppen', 'den'],
  ['Nasslager', 'das'],
  ['Sandvorkommen', 'das'],
  ['Lagerhaus', 'das'],
  ['Helling', 'die'],
  ['Klinik', 'die'],
  ['Hütte der Bucheckernsammler', 'die'],
  ['Fischerei am See', 'die'],
])('%s is built as “%s”', (name, article) => {
  expect(theBuilding(name)).toBe(`${article} ${name}`);
});

test('a sentence about a building begins with its article', () => {
  expect(['Gasthof', 'Badehaus', 'Klinik'].map(buildingIs)).toEqual(['Der Gasthof', 'Das Badehaus', 'Die Klinik']);
  expect(['Gasthof', 'Badehaus', 'Klinik'].map(buildingOne)).toEqual(['Den Gasthof', 'Das Badehaus', 'Die Klinik']);
});
