import { type Bag, type Count, type Effect, unreachable, type Words } from '@waldglas/core';

/** Some goods: `2 water, 1 wood`. */
export function bagPhrase(bag: Bag): string {
  const parts = Object.entries(bag).map(([good, n]) => `${n} ${good}`);
  return parts.length > 0 ? parts.join(', ') : 'nothing';
}

/** A count: `per 2 water`, `per adjacent pond`. */
export function countPhrase(count: Count<Words>): string {
  if ('smallest' in count) return `per set of ${count.smallest.join(', ')}`;
  const of = `${count.adjacent ? 'adjacent ' : ''}${count.of}`;
  if (count.atLeast !== undefined) return `for at least ${count.atLeast} ${of}`;
  return count.every === undefined ? `per ${of}` : `per ${count.every} ${of}`;
}

/** An effect in the ids of its data: `pay 1 wood -> gain 2 water`. */
export function effectPhrase(effect: Effect<Words>): string {
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
      return `remove ${effect.tile}`;
    case 'place':
      return `place ${effect.tiles.join('/')}`;
    case 'surround': {
      const where = effect.most === undefined ? 'every' : `up to ${effect.most}`;
      return `place ${effect.tiles.join('/')} on ${where} adjacent empty`;
    }
    case 'discard':
      return `trade in ${effect.n} offered`;
    case 'build':
      return 'build';
    case 'all':
      return allPhrase(effect.of);
    case 'per':
      return `${effectPhrase(effect.then)} ${countPhrase(effect.count)}`;
    case 'repeat':
      return `any number of times: ${effectPhrase(effect.then)}`;
    case 'special':
      return `special ${effect.id}`;
    case 'turn':
      return 'turn the wheels';
    case 'raise':
      return `put up ${effect.building}`;
    default:
      return unreachable(effect);
  }
}

const COSTS = new Set(['pay', 'remove', 'discard']);

/** What is given stands before an arrow. */
function allPhrase(parts: readonly Effect<Words>[]): string {
  const given = parts.filter(part => COSTS.has(part.op)).map(effectPhrase);
  const got = parts.filter(part => !COSTS.has(part.op)).map(effectPhrase);
  return [given.join(', '), got.join(', ')].filter(side => side !== '').join(' -> ');
}

/** Does data use the escape hatch somewhere inside? */
export function usesSpecial(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return ('op' in data && data.op === 'special') || Object.values(data).some(usesSpecial);
}
