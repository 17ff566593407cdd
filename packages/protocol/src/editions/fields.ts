import * as z from 'zod/mini';

/** A whole number within bounds. */
export const whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));

/** No control characters, in words that every checker of JSON Schema understands. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it keeps out
const ONE_LINE = /^[^\u0000-\u001f\u007f-\u009f]*$/;

/** What people call an edition: one line. */
export const name = z.string().check(z.minLength(1), z.maxLength(60), z.regex(ONE_LINE));

/** A name of a cell, `b3`: whether the grid has it is a matter of sense. */
export const cell = z.string().check(z.regex(/^[a-z][1-9]$/));

/** So many of some goods; those not named are 0. */
export const bag = <Good extends string>(goods: readonly Good[], most: number) =>
  z.partialRecord(z.enum(goods), whole(0, most));
