/**
 * Compares the output of a program with the expected output, line by line.
 *
 * How this works: a longest common subsequence finds the equal lines. Lines between them are paired in order, and within
 * a pair the different words are marked. Outputs of test runs are short (the server truncates them), so the table of the
 * subsequence stays small; beyond a limit, lines are paired by number only.
 */

export interface Piece {
  text: string;
  isDifferent: boolean;
}

export interface DiffRow {
  kind: 'same' | 'changed' | 'missing' | 'extra';
  /** Counted from 1; undefined if that side has no such line. */
  expectedLine: number | undefined;
  actualLine: number | undefined;
  expected: Piece[];
  actual: Piece[];
}

const largestTable = 250_000;

/** Pairs of equal indexes, in order. */
function commonPairs(one: readonly string[], other: readonly string[]): [number, number][] {
  const width = other.length + 1;
  if (one.length * other.length > largestTable) return pairsByIndex(one, other);
  const lengths = new Uint32Array((one.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const pairs: [number, number][] = [];
  let row = 0;
  let column = 0;
  while (row < one.length && column < other.length) {
    if (one[row] === other[column]) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

const pairsByIndex = (one: readonly string[], other: readonly string[]): [number, number][] =>
  one.flatMap((text, index): [number, number][] => (text === other[index] ? [[index, index]] : []));

/**
 * Splits into words, numbers and single characters. Blanks are separate pieces, so that a missing one is
 * visible.
 */
const splitPieces = (line: string): string[] => line.match(/[\p{L}\p{N}_.]+|[^\p{L}\p{N}_.]/gu) ?? [];

function mark(parts: readonly string[], equalIndexes: ReadonlySet<number>): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, text] of parts.entries()) {
    const isDifferent = !equalIndexes.has(index);
    const last = pieces.at(-1);
    if (last !== undefined && last.isDifferent === isDifferent) last.text += text;
    else pieces.push({ text, isDifferent });
  }
  return pieces;
}

function comparePair(expected: string, actual: string): Pick<DiffRow, 'expected' | 'actual'> {
  const [one, other] = [splitPieces(expected), splitPieces(actual)];
  const pairs = commonPairs(one, other);
  return {
    expected: mark(one, new Set(pairs.map(([place]) => place))),
    actual: mark(other, new Set(pairs.map(([, place]) => place))),
  };
}

const whole = (text: string, isDifferent: boolean): Piece[] => (text === '' ? [] : [{ text, isDifferent }]);

/** A trailing line break adds no line. */
const splitLines = (text: string): string[] => {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
};

interface Gap {
  expectedFrom: number;
  expectedTo: number;
  actualFrom: number;
  actualTo: number;
}

export function compareOutput(expectedText: string, actualText: string): DiffRow[] {
  const expected = splitLines(expectedText);
  const actual = splitLines(actualText);
  const rows: DiffRow[] = [];

  const addGap = ({ expectedFrom, expectedTo, actualFrom, actualTo }: Gap) => {
    const length = Math.max(expectedTo - expectedFrom, actualTo - actualFrom);
    for (let step = 0; step < length; step += 1) {
      const left = expectedFrom + step < expectedTo ? expectedFrom + step : undefined;
      const right = actualFrom + step < actualTo ? actualFrom + step : undefined;
      rows.push(differentRow(expected, actual, left, right));
    }
  };

  let expectedFrom = 0;
  let actualFrom = 0;
  for (const [left, right] of commonPairs(expected, actual)) {
    addGap({ expectedFrom, expectedTo: left, actualFrom, actualTo: right });
    const text = whole(expected[left] ?? '', false);
    rows.push({ kind: 'same', expectedLine: left + 1, actualLine: right + 1, expected: text, actual: text });
    expectedFrom = left + 1;
    actualFrom = right + 1;
  }
  addGap({ expectedFrom, expectedTo: expected.length, actualFrom, actualTo: actual.length });
  return rows;
}

function differentRow(
  expected: readonly string[],
  actual: readonly string[],
  left: number | undefined,
  right: number | undefined,
): DiffRow {
  const lines = {
    expectedLine: left === undefined ? undefined : left + 1,
    actualLine: right === undefined ? undefined : right + 1,
  };
  const expectedText = left === undefined ? '' : (expected[left] ?? '');
  const actualText = right === undefined ? '' : (actual[right] ?? '');
  if (left === undefined) return { kind: 'extra', ...lines, expected: [], actual: whole(actualText, true) };
  if (right === undefined)
    return { kind: 'missing', ...lines, expected: whole(expectedText, true), actual: [] };
  return { kind: 'changed', ...lines, ...comparePair(expectedText, actualText) };
}
