import * as z from 'zod/mini';

/** A whole number within bounds. */
export const whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));

/** What people call an edition: one line. */
export const name = z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^\P{Cc}*$/u));

/** A name of a cell, `b3`: whether the grid has it is a matter of sense. */
export const cell = z.string().check(z.regex(/^[a-z][1-9]$/));

/** So many of some goods; those not named are 0. */
export const bag = <Good extends string>(goods: readonly Good[], most: number) =>
  z.partialRecord(z.enum(goods), whole(0, most));
