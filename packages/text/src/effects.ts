import {
  type Bag,
  type Count,
  type Effect,
  isSharedEffect,
  type Placing,
  type SharedEffect,
  type Words,
} from '@waldglas/core';
import { type Forms, form, type Noun } from './language.ts';
import type { Phrases } from './phrases.ts';
import { joined, type Picture, type Runs, say } from './runs.ts';

/** The words of one game in one language, as far as effects need them. */
export interface Lexicon<W extends Words> {
  noun(id: string): Noun;
  /** `on the glassworks`. */
  onWheel(wheel: W['wheel']): string;
  readonly basic: readonly W['good'][];
  own(effect: W['own']): Runs;
  /** Is this effect a cost, so that it is said before what it brings? */
  costs(effect: W['own']): boolean;
  /** What this effect brings, if it is a kind of gain. */
  gained(effect: W['own']): Runs | undefined;
}

/** What an effect brings, and the verb that says so. */
interface Brought {
  readonly verb: 'gain' | 'place';
  readonly what: readonly Runs[];
}

/** Says the effects of one game in one language. */
export function effects<W extends Words>(p: Phrases, words: Lexicon<W>) {
  const picture = (id: string, n: number, forms: Forms): Picture => ({
    glyph: id,
    n,
    words: `${n} ${form(p.lang, forms, n)}`,
  });

  /** `2 ponds`, with its picture. */
  function counted(id: string, n: number): Picture {
    return picture(id, n, words.noun(id).counted);
  }

  /** The same where it stands by itself, and not as what is gained, paid or placed. */
  function alone(id: string, n: number): Picture {
    const { counted, alone = counted } = words.noun(id);
    return picture(id, n, alone);
  }

  /** `1 clay and 2 wood`, then `more` that is no good: `1 clay and 2 ponds`. */
  function goods(bag: Bag, ...more: readonly Runs[]): Runs {
    const parts = [...units(bag), ...more];
    return parts.length > 0 ? p.and(parts) : [p.nothing];
  }

  function units(bag: Bag): Runs[] {
    return Object.entries(bag).flatMap(([id, n]) => (n === undefined || n === 0 ? [] : [[counted(id, n)]]));
  }

  /** Goods as what is missing: `1 clay and 2 wood`, in the case that a language wants there. */
  function missing(bag: Bag): Runs {
    return p.and(
      Object.entries(bag).map(([id, n = 0]) => {
        const { counted, missing = counted } = words.noun(id);
        return [picture(id, n, missing)];
      }),
    );
  }

  /** `2 pits, groves or ponds`: the number is said once. */
  function kinds(ids: readonly string[], n: number): Runs {
    const [first = '', ...more] = ids;
    const rest = more.map((id): Runs => [{ glyph: id, words: form(p.lang, words.noun(id).counted, n) }]);
    return p.or([[counted(first, n)], ...rest]);
  }

  /** `for each adjacent pond`, `for every 2 water`. */
  function each(count: Count<W>): Runs {
    if ('smallest' in count) return p.set(p.and(count.smallest.map(id => [form(p.lang, words.noun(id).counted, 1)])));
    const noun = words.noun(count.of);
    if (count.every !== undefined) return p.every([counted(count.of, count.every)]);
    return [count.adjacent ? (noun.beside ?? noun.each) : noun.each];
  }

  /** A count as a condition: `at least 4 fields`. */
  function condition(count: Count<W>): Runs {
    if ('smallest' in count) return each(count);
    return p.atLeast([counted(count.of, count.atLeast ?? 1)]);
  }

  function gainAny({ of, n, gift }: Extract<SharedEffect<W>, { op: 'gain-any' }>): Runs {
    const missing = words.basic.filter(good => !of.includes(good));
    const [except] = missing;
    const what =
      missing.length === 0
        ? p.basic(n)
        : missing.length === 1 && except !== undefined
          ? p.basic(n, words.noun(except).name)
          : kinds(of, n);
    return gift === undefined ? p.gain(what) : p.and([p.gain(what), p.gift(gift)]);
  }

  function place({ tiles, n = 1, every, upTo, mixed, where }: Placing<W>): Runs {
    const one = tiles.length === 1 || (n === 1 && !every);
    return p.place({
      what: kinds(tiles, n),
      upTo: upTo === true,
      kinds: one ? 'one' : mixed ? 'mixed' : 'alike',
      every: every === true,
      where: where ?? 'anywhere',
    });
  }

  function per({ count, then }: Extract<SharedEffect<W>, { op: 'per' }>): Runs {
    if ('of' in count && count.table && 'goods' in then) return steps(count.of, count.table, then.goods);
    const gained = effect(then as Effect<W>);
    return p.per(each(count), then.op === 'gain-any' ? say`${gained}${p.alike}` : gained, count.max);
  }

  /** `gain 1/2/3 meat with at least 2/4/6 ponds`. */
  function steps(of: string, table: readonly (readonly [number, number])[], goods: Bag): Runs {
    const [good = ''] = Object.keys(goods);
    const leasts = table.map(([least]) => least);
    const values = table.map(([, value]) => value);
    const brought = p.gain([several(good, values, after(good, values))]);
    return p.steps([several(of, leasts, words.noun(of).atLeast ?? after(of, leasts))], brought);
  }

  /** The form of a word after the last of several numbers. */
  function after(id: string, numbers: readonly number[]): string {
    return form(p.lang, words.noun(id).counted, numbers.at(-1) ?? 0);
  }

  function several(id: string, numbers: readonly number[], named: string): Picture {
    const n = numbers.join('/');
    return { glyph: id, n, words: `${n} ${named}` };
  }

  /** What a plain gain or a plain tile brings, and by which verb; a good that was named just `before` is not named again. */
  function brought(part: Effect<W>, before?: Effect<W>): Brought | undefined {
    if (!isSharedEffect(part)) {
      const what = words.gained(part as W['own']);
      return what && { verb: 'gain', what: [what] };
    }
    const one: SharedEffect<W> = part;
    if (one.op === 'gain') return { verb: 'gain', what: gainedOn(one, before) };
    const simple = one.op === 'place' && one.tiles.length === 1 && !one.every && !one.upTo && one.where === undefined;
    return simple ? { verb: 'place', what: [kinds(one.tiles, one.n ?? 1)] } : undefined;
  }

  /** `3 food on the glassworks`, and then `3 on the brickworks`. */
  function gainedOn({ goods: bag, wheel }: { goods: Bag; wheel?: W['wheel'] }, before: Effect<W> | undefined): Runs[] {
    if (wheel === undefined) return units(bag);
    const known = before?.op === 'gain' && 'goods' in before ? Object.keys(before.goods) : [];
    const parts = Object.entries(bag).map(([id, n = 0]): Runs => {
      const unit = counted(id, n);
      return [known.includes(id) ? { ...unit, words: `${n}` } : unit];
    });
    return [say`${p.and(parts)} ${words.onWheel(wheel)}`];
  }

  /** Several effects as one list: the verb is said once where neighbours share it. */
  function list(of: readonly Effect<W>[]): Runs {
    const said: { verb: string | undefined; what: readonly Runs[]; effect: Effect<W> }[] = [];
    for (const part of of) {
      const last = said.at(-1);
      const { verb, what } = brought(part, last?.effect) ?? { verb: undefined, what: [] };
      if (last && verb !== undefined && last.verb === verb)
        said[said.length - 1] = { ...last, what: [...last.what, ...what] };
      else said.push({ verb, what, effect: part });
    }
    const phrases = said.map(({ verb, what, effect: part }) => {
      if (verb === 'gain') return p.gain(p.and(what));
      if (verb === 'place') return p.place({ ...PLAIN, what: p.and(what) });
      return effect(part);
    });
    // a list inside a list would be misread
    const simple = said.every(({ what, effect: part }) => what.length < 2 && !NESTED.has(part.op));
    return simple ? p.and(phrases) : joined(phrases, '; ');
  }

  /** One of several; a verb that all of them share is said once: `place either 1 pond or 1 pasture`. */
  function either(of: readonly Effect<W>[]): Runs {
    const parts = of.map(part => brought(part));
    const verb = parts[0]?.verb;
    if (verb === undefined || parts.some(part => part?.verb !== verb)) return p.either(of.map(effect));
    const what = p.either(parts.map(part => p.and(part?.what ?? [])));
    return verb === 'gain' ? p.gain(what) : p.place({ ...PLAIN, what });
  }

  /** Costs are said first: whatever comes before the wheels produce, or else whatever is a cost by its nature. */
  function all(of: readonly Effect<W>[]): Runs {
    const turn = of.findIndex(part => part.op === 'produce');
    const given = of.filter((part, i) => (turn < 0 ? isCost(part) : i < turn));
    const got = of.filter(part => part.op !== 'produce' && !given.includes(part));
    if (given.length === 0) return list(got);
    return got.length === 0 ? list(given) : p.conversion(list(given), list(got));
  }

  function isCost(part: Effect<W>): boolean {
    if (part.op === 'pay' || part.op === 'remove') return true;
    return !isSharedEffect(part) && words.costs(part as W['own']);
  }

  /** An effect as a command. */
  function effect(any: Effect<W>): Runs {
    if (!isSharedEffect(any)) return words.own(any as W['own']);
    const one: SharedEffect<W> = any;
    switch (one.op) {
      case 'gain':
        return p.gain(goods(one.goods), one.wheel === undefined ? undefined : words.onWheel(one.wheel));
      case 'gain-any':
        return gainAny(one);
      case 'pay':
        return p.pay(goods(one.goods));
      case 'remove':
        return p.remove([counted(one.tile, one.n ?? 1)]);
      case 'place':
        return place(one);
      case 'build':
        return p.build({ small: one.size === 'small', free: one.free === true });
      case 'all':
        return all(one.of);
      case 'parts':
        return list(one.of);
      case 'either':
        return either(one.of);
      case 'may':
        return p.may(effect(one.then));
      case 'per':
        return per(one);
      case 'repeat':
        return p.repeat(effect(one.then));
      case 'produce':
        return [p.produceWheels];
      case 'raise':
        return p.buildOne(one.building);
    }
  }

  return { effect, counted, alone, goods, missing, kinds, each, condition };
}

/** Effects that are said with commas or conditions of their own. */
const NESTED = new Set(['may', 'either', 'per', 'repeat', 'all', 'parts']);

const PLAIN = { upTo: false, kinds: 'one', every: false, where: 'anywhere' } as const;
