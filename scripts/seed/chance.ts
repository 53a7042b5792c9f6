/**
 * How this works: the database itself generates rows, many thousand per statement, from their numbers. A random value
 * of row `n` is a hash of `n`, the seed and its use: the same seed generates the same rows.
 */
import { sql } from '@touchstone/database';
import type { RawBuilder } from 'kysely';

export interface Chances {
  /** From 0 (inclusive) to 1 (exclusive). Independent of every other `use`. */
  chance: (row: RawBuilder<number>, use: string) => RawBuilder<number>;
  /** One of the words. */
  pick: (words: readonly string[], row: RawBuilder<number>, use: string) => RawBuilder<string>;
  /** A whole number from 0 (inclusive) to `size` (exclusive); a larger skew prefers small numbers. */
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
