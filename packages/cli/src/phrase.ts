import type { Bag, Building, Count, Effect, Placing, SharedEffect, Words } from '@waldglas/core';

/** Some goods: `2 water, 1 wood`; what has no number is only named. */
export function bagPhrase(bag: Bag | Readonly<Record<string, number | boolean>>): string {
  const parts = Object.entries(bag).map(([good, n]) => (typeof n === 'number' ? `${n} ${good}` : good));
  return parts.length > 0 ? parts.join(', ') : 'nothing';
}

/** A count: `per 2 water`, `per adjacent pond`, `by pond (2: 1, 4: 2)`. */
export function countPhrase(count: Count<Words>): string {
  const most = count.max === undefined ? '' : `, at most ${count.max}`;
  if ('smallest' in count) return `per set of ${count.smallest.join(', ')}${most}`;
  const of = `${count.adjacent ? 'adjacent ' : ''}${count.of}`;
  if (count.atLeast !== undefined) return `for at least ${count.atLeast} ${of}`;
  if (count.table) return `by ${of} (${count.table.map(([least, value]) => `${least}: ${value}`).join(', ')})${most}`;
  return `per ${count.every === undefined ? '' : `${count.every} `}${of}${most}`;
}

/** An effect in the ids of its data: `pay 1 wood -> gain 2 water`. */
export function effectPhrase(any: Effect<Words>): string {
  const effect = any as SharedEffect<Words>;
  switch (effect.op) {
    case 'gain':
      return `gain ${bagPhrase(effect.goods)}${effect.wheel === undefined ? '' : ` on ${effect.wheel}`}`;
    case 'gain-any': {
      const gift = effect.gift === undefined ? '' : `, every other seat may gain ${effect.gift} of it`;
      return `gain ${effect.n} ${effect.of.join('/')}${gift}`;
    }
    case 'pay':
      return `pay ${bagPhrase(effect.goods)}`;
    case 'remove':
      return `remove ${effect.n === undefined ? '' : `${effect.n} `}${effect.tile}`;
    case 'place':
      return placePhrase(effect);
    case 'build':
      return buildPhrase(effect);
    case 'all':
      return allPhrase(effect.of);
    case 'parts':
      return effect.of.map(effectPhrase).join(' + ');
    case 'either':
      return `either ${effect.of.map(effectPhrase).join(' or ')}`;
    case 'may':
      return `may ${effectPhrase(effect.then)}`;
    case 'per':
      return `${effectPhrase(effect.then)} ${countPhrase(effect.count)}`;
    case 'repeat':
      return `any number of times: ${effectPhrase(effect.then)}`;
    case 'turn':
      return 'turn the wheels';
    case 'raise':
      return `put up ${effect.building}`;
    default: {
      const own: never = effect; // a new shared word stops the compiler here
      return ownPhrase(own);
    }
  }
}

/** What only one game knows: its word, how many, and its other facts. */
function ownPhrase(effect: Readonly<Record<string, unknown>>): string {
  const { op, n, ...facts } = effect;
  const words = Object.values(facts).map(fact => (Array.isArray(fact) ? fact.join('/') : String(fact)));
  return [op, ...(n === undefined ? [] : [n]), ...words].join(' ');
}

function placePhrase({ tiles, n, every, upTo, mixed, where }: Placing<Words>): string {
  const many = n === undefined ? '' : `${upTo ? 'up to ' : ''}${n} `;
  const spaces = where === 'adjacent' ? 'adjacent empty' : where === 'estate' ? 'empty of its estate' : 'empty';
  const on = every ? ` on every ${spaces}` : where === undefined ? '' : ` on ${spaces}`;
  return `place ${many}${tiles.join('/')}${mixed ? ' mixed' : ''}${on}`;
}

function buildPhrase({ size, free }: Building): string {
  return `build${size === undefined ? '' : ` ${size}`}${free ? ' for nothing' : ''}`;
}

const COSTS = new Set(['pay', 'remove', 'discard']);

/** What is given stands before an arrow: whatever comes before the wheels turn, or what costs by its nature. */
function allPhrase(parts: readonly Effect<Words>[]): string {
  const turn = parts.findIndex(part => part.op === 'turn');
  const given = parts.filter((part, i) => (turn < 0 ? COSTS.has(part.op) : i < turn));
  const got = parts.filter(part => part.op !== 'turn' && !given.includes(part));
  const sides = [given, got].filter(side => side.length > 0);
  return sides.map(side => side.map(effectPhrase).join(', ')).join(' -> ');
}

/** Does data use the escape hatch somewhere inside: act by a function of its own, or bend a rule? */
export function usesSpecial(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const used = ('op' in data && data.op === 'special') || ('bends' in data && data.bends !== undefined);
  return used || Object.values(data).some(usesSpecial);
}
