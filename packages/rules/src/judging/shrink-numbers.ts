/** Smaller numbers in place of those of an input. */
import { parseInteger, type Lines } from './input-lines.ts';

/** One number, or all that are equal to it, and the values to try in its place. */
export interface NumberChange {
  readonly value: bigint;
  /** In ascending size. */
  readonly smallest: readonly bigint[];
  /** Others that are smaller, if none of these fails: some programs need an even number, or a large one. */
  readonly probes: readonly bigint[];
  /** False when an earlier change has replaced it. */
  readonly isUpToDate: (lines: Lines) => boolean;
  readonly apply: (lines: Lines, value: bigint) => Lines;
}

/** In a long input the numbers are not worth the time. */
const mostNumbers = 200;

/** Those that occur several times first: a program may fail because they are equal. */
export function listNumberChanges(lines: Lines): NumberChange[] {
  const places = lines.flatMap((line, row) =>
    line.flatMap((word, column) => {
      const value = parseInteger(word);
      return value === undefined ? [] : [{ row, column, word, value }];
    }),
  );
  if (places.length > mostNumbers) return [];
  const groups = Map.groupBy(places, ({ word }) => word);
  const repeated = [...groups.values()].filter((group) => group.length > 1);
  return [...repeated, ...places.map((place) => [place])].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { value, word } = first;
    const smallest = smallestBelow(value);
    if (smallest.length === 0) return [];
    const step = value < 0n ? -1n : 1n;
    const probes = [value / 2n, value - step, value - 2n * step].filter(
      (probe, index, all) => probe * step > 1n && all.indexOf(probe) === index,
    );
    return {
      value,
      smallest,
      probes,
      isUpToDate: (now) => group.every(({ row, column }) => now[row]?.[column] === word),
      apply: (now, next) =>
        group.reduce<Lines>(
          (changed, { row, column }) => changed.with(row, (changed[row] ?? []).with(column, String(next))),
          now,
        ),
    };
  });
}

function smallestBelow(value: bigint): bigint[] {
  if (value < 0n) return [0n, -1n].filter((one) => one > value);
  return [0n, 1n].filter((one) => one < value);
}

/** The numbers of a line, and those of all lines but the first, become 1, 2, 3… in the same order of size. */
export function* listRankings(lines: Lines): Generator<Lines> {
  const rows = lines.map((_, row) => row);
  for (const chosen of [rows.slice(1), ...rows.map((row) => [row])]) {
    const ranked = rank(lines, chosen);
    if (ranked !== undefined) yield ranked;
  }
}

function rank(lines: Lines, chosen: readonly number[]): Lines | undefined {
  const values = chosen.flatMap((row) => (lines[row] ?? []).flatMap((word) => parseInteger(word) ?? []));
  if (values.length < 2 || values.length > mostNumbers) return undefined;
  const order = [...new Set(values)].toSorted((one, other) => (one < other ? -1 : 1));
  const isRanked = order.every((value, index) => value <= BigInt(index + 1) && value >= 0n);
  if (isRanked) return undefined;
  const ranks = new Map(order.map((value, index) => [value, String(index + 1)]));
  return lines.map((line, row) =>
    chosen.includes(row)
      ? line.map((word) => {
          const value = parseInteger(word);
          return (value === undefined ? undefined : ranks.get(value)) ?? word;
        })
      : line,
  );
}
