/** What an input may become without a part of it: alone, and with a count that is reduced by as much. */
import { parseInteger, type Lines } from './input-lines.ts';

interface Part {
  readonly start: number;
  readonly size: number;
}

export function* listLineRemovals(lines: Lines, { start, size }: Part): Generator<Lines> {
  if (lines.length === size) return;
  const kept = lines.toSpliced(start, size);
  yield kept;
  // A count before the lines counts lines, or records of several lines.
  const amounts = [size, size / 2, size / 3, 1].filter(
    (amount, index, all) => Number.isInteger(amount) && all.indexOf(amount) === index,
  );
  for (const amount of amounts)
    yield* reduceCounts(kept, { before: start, amount, isCount: (value) => value <= lines.length + 1 });
}

export function* listTokenRemovals(
  lines: Lines,
  { line, start, size }: Part & { readonly line: number },
): Generator<Lines> {
  const tokens = lines[line] ?? [];
  if (tokens.length === size) return;
  const alike = lines.flatMap((other, index) => (other.length === tokens.length ? [index] : []));
  // Many short lines of the same length are records: their fields go together, or not at all.
  const areRecords = tokens.length <= 4 && alike.length > 3;
  const cut = (chosen: readonly number[]): Lines =>
    lines.map((other, index) => (chosen.includes(index) ? other.toSpliced(start, size) : other));
  const choices = [...(areRecords ? [] : [[line]]), ...(alike.length > 1 ? [alike] : [])];
  for (const chosen of choices) {
    const kept = cut(chosen);
    yield kept;
    const before = Math.min(...chosen);
    yield* reduceCounts(kept, {
      before,
      amount: size,
      isCount: (value) => Math.abs(value - tokens.length) <= 1,
    });
  }
}

export function* listCharacterRemovals(
  lines: Lines,
  { line, token, start, size }: Part & { readonly line: number; readonly token: number },
): Generator<Lines> {
  const word = lines[line]?.[token] ?? '';
  if (word.length === size || isNumber(word)) return;
  const cutWord = (text: string) => text.slice(0, start) + text.slice(start + size);
  const cut = (chosen: readonly number[]): Lines =>
    lines.map((other, index) =>
      chosen.includes(index) ? other.with(token, cutWord(other[token] ?? '')) : other,
    );
  // The rows of a grid have one length.
  const rows = lines.flatMap((other, index) =>
    other.length === 1 && token === 0 && other[0]?.length === word.length && !isNumber(other[0])
      ? [index]
      : [],
  );
  for (const chosen of [[line], ...(rows.length > 1 ? [rows] : [])]) {
    const kept = cut(chosen);
    yield kept;
    yield* reduceCounts(kept, {
      before: Math.min(...chosen),
      amount: size,
      isCount: (value) => Math.abs(value - word.length) <= 1,
    });
  }
}

/** Words of zeros and ones are words rather than numbers. */
const isNumber = (word: string): boolean => parseInteger(word) !== undefined && !/^[01]{2,}$/.test(word);

/** Counts are near the part, or at the very beginning. */
const nearLines = 4;

function* reduceCounts(
  kept: Lines,
  {
    before,
    amount,
    isCount,
  }: { readonly before: number; readonly amount: number; readonly isCount: (value: number) => boolean },
): Generator<Lines> {
  const near = Array.from({ length: nearLines + 1 }, (_, index) => before - nearLines + index);
  const indexes = new Set([0, 1, ...near.filter((index) => index > 1)].filter((index) => index <= before));
  for (const index of indexes) {
    const line = kept[index] ?? [];
    for (const [position, word] of line.slice(0, 4).entries()) {
      const value = Number(parseInteger(word) ?? -1n);
      if (value >= amount && isCount(value))
        yield kept.with(index, line.with(position, String(value - amount)));
    }
  }
}
