/**
 * How this works: rows are made by the database itself, many thousand in one statement, from their numbers. What looks random
 * about row `n` is a hash of `n`, of the seed and of what it is used for: the same seed makes the same rows.
 */
import { sql } from '@touchstone/database';
import type { RawBuilder } from 'kysely';

export interface Chances {
  /** From 0 up to, not including, 1. Independent of every other `use`. */
  chance: (row: RawBuilder<number>, use: string) => RawBuilder<number>;
  /** One of the words. */
  pick: (words: readonly string[], row: RawBuilder<number>, use: string) => RawBuilder<string>;
  /** A whole number from 0 up to, not including, `size`; the larger the skew, the more often a small one. */
  place: (size: number, row: RawBuilder<number>, use: { name: string; skew: number }) => RawBuilder<number>;
}

/** Fractions of a double's 52 bits. */
const bits = 52;

export function createChances(seed: number): Chances {
  const chance: Chances['chance'] = (row, use) =>
    sql<number>`((hashint8extended(${row}::bigint, hashtextextended(${`${String(seed)} ${use}`}, 0)) & ${sql.lit(2 ** bits - 1)}::bigint)::float8 / ${sql.lit(2 ** bits)}::float8)`;
  return {
    chance,
    pick: (words, row, use) =>
      sql<string>`(${[...words]}::text[])[1 + floor(${chance(row, use)} * ${sql.lit(words.length)})::integer]`,
    place: (size, row, { name, skew }) =>
      sql<number>`floor(${sql.lit(size)} * power(${chance(row, name)}, ${sql.lit(skew)}))::bigint`,
  };
}
