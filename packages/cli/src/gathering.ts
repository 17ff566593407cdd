import { type Action, type Decision, isIllegal, type Seat, seatLetter } from '@waldglas/core';
import type { AnyTable } from '@waldglas/table';

const GATHERED = 'pick';

/** Is this one of several questions whose answers are chosen together, in the order of the table? */
export function isGathered({ options }: Pick<Decision<Action>, 'options'>): boolean {
  return options[0]?.verb === GATHERED;
}

/** Everything that can be among a seat's cards, in the order of the record, and the lines of those chosen so far. */
interface Hand {
  readonly choices: readonly Action[];
  readonly chosen: readonly string[];
  /** The seat's own lines from the first of them on, anytime actions included. */
  readonly own: readonly string[];
  /** The table before the first of them. */
  readonly before: AnyTable;
}

/**
 * The hand that a seat is choosing. Each question offers only what may follow in the order of the record, so whoever
 * always takes the first sees all that there is.
 */
export function handOf(table: AnyTable, seat: Seat): Hand {
  const isPick = (line: string) => line.split(' ')[1] === GATHERED;
  const { lines } = table.snapshot(seat).undo;
  const from = lines.findIndex(isPick);
  const own = from < 0 ? [] : lines.slice(from);
  const before = table.copy();
  const undo = own.length === 0 ? undefined : before.proposeUndo(seat, own.length);
  if (undo && !isIllegal(undo)) before.append(undo.lines);
  const choices = new Map<string, Action>();
  const ahead = before.copy();
  for (let next = ahead.snapshot(seat).decision; next && isGathered(next); next = ahead.snapshot(seat).decision) {
    for (const option of next.options) choices.set(table.game.write(option), option);
    const proposal = ahead.propose('all', { lines: [table.game.write(next.options[0] as Action)] });
    if (isIllegal(proposal)) break;
    ahead.append(proposal.lines);
  }
  return { choices: [...choices.values()], chosen: own.filter(isPick), own, before };
}

/** The lines of the cards chosen so far, in the order of the record: those in it, and those that wait for others. */
export function chosenOf(table: AnyTable, seat: Seat, waiting: readonly string[]): readonly string[] {
  const { choices, chosen } = handOf(table, seat);
  const taken = new Set([...chosen, ...waiting]);
  return choices.map(choice => table.game.write(choice)).filter(line => taken.has(line));
}

/** The table as if so many more cards stood in the record: for words that count them. */
export function withMoreChosen(table: AnyTable, seat: Seat, more: number): AnyTable {
  const ahead = table.copy();
  for (let i = 0; i < more; i++) {
    const next = ahead.snapshot(seat).decision;
    const first = next && isGathered(next) ? next.options[0] : undefined;
    const proposal = first && ahead.propose('all', { lines: [table.game.write(first)] });
    if (!proposal || isIllegal(proposal)) break;
    ahead.append(proposal.lines);
  }
  return ahead;
}

/** Lines that bring one more card into a hand, in the order of the record, and those that have to wait for others. */
export function linesWith(
  table: AnyTable,
  seat: Seat,
  waiting: readonly string[],
  line: string,
): { readonly lines: readonly string[]; readonly waiting: readonly string[] } {
  const { choices, chosen, own, before } = handOf(table, seat);
  const wanted = new Set([...chosen, ...waiting, line]);
  const sorted = choices.map(choice => table.game.write(choice)).filter(one => wanted.has(one));
  const possible = sorted.filter(one => {
    const proposal = before.propose('all', { lines: [one] });
    if (isIllegal(proposal)) return false;
    before.append(proposal.lines);
    return true;
  });
  const late = sorted.filter(one => !possible.includes(one));
  const added = possible.filter(one => !chosen.includes(one));
  const order = (one: string) => possible.indexOf(one);
  const first = added[0];
  if (first === undefined) return { lines: [], waiting: late };
  // whatever stands behind the first new one is taken back and played again
  const at = own.findIndex(one => order(one) > order(first));
  const later = at < 0 ? [] : own.slice(at);
  const undo = later.map(() => `${seatLetter(seat)} undo`);
  const picks = possible.slice(order(first));
  const others = later.filter(one => !possible.includes(one));
  return { lines: [...undo, ...picks, ...others], waiting: late };
}
