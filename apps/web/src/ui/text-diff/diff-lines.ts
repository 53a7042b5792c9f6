/**
 * The lines of two texts: kept, removed and added. Lines at the beginning and at the end that did not change are set aside; the
 * rest is compared by the longest common subsequence.
 */
export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Larger texts are shown as replaced: the table of the comparison would take too much memory. */
const largestTable = 4_000_000;

export function diffLines(before: string, after: string): DiffLine[] {
  const old = splitLines(before);
  const fresh = splitLines(after);
  const head = countSame(old, fresh);
  const tail = countSame(old.slice(head).toReversed(), fresh.slice(head).toReversed());
  return [
    ...asLines('same', old.slice(0, head)),
    ...diffMiddle(old.slice(head, old.length - tail), fresh.slice(head, fresh.length - tail)),
    ...asLines('same', old.slice(old.length - tail)),
  ];
}

const splitLines = (text: string): string[] => (text === '' ? [] : text.replaceAll('\r\n', '\n').split('\n'));

const asLines = (kind: DiffLine['kind'], lines: readonly string[]): DiffLine[] =>
  lines.map((text) => ({ kind, text }));

function countSame(one: readonly string[], other: readonly string[]): number {
  const first = one.findIndex((line, index) => line !== other[index]);
  return first === -1 ? Math.min(one.length, other.length) : first;
}

function diffMiddle(old: readonly string[], fresh: readonly string[]): DiffLine[] {
  if (old.length * fresh.length > largestTable)
    return [...asLines('removed', old), ...asLines('added', fresh)];
  const lengths = tabulate(old, fresh);
  const lines: DiffLine[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < fresh.length) {
    const isSame = row < old.length && column < fresh.length && old[row] === fresh[column];
    // Removed lines come before the lines that replace them.
    const isRemoved =
      row < old.length &&
      (column === fresh.length || lengthAt(lengths, row + 1, column) >= lengthAt(lengths, row, column + 1));
    if (isSame) lines.push({ kind: 'same', text: old[row] ?? '' });
    else if (isRemoved) lines.push({ kind: 'removed', text: old[row] ?? '' });
    else lines.push({ kind: 'added', text: fresh[column] ?? '' });
    if (isSame || isRemoved) row += 1;
    if (isSame || !isRemoved) column += 1;
  }
  return lines;
}

const lengthAt = (lengths: readonly Uint32Array[], row: number, column: number): number =>
  lengths[row]?.[column] ?? 0;

/** The length of the longest common subsequence of the rest, for every pair of positions. */
function tabulate(old: readonly string[], fresh: readonly string[]): Uint32Array[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(fresh.length + 1));
  for (let row = old.length - 1; row >= 0; row -= 1) {
    const current = lengths[row];
    if (current === undefined) continue;
    for (let column = fresh.length - 1; column >= 0; column -= 1)
      current[column] =
        old[row] === fresh[column]
          ? lengthAt(lengths, row + 1, column + 1) + 1
          : Math.max(lengthAt(lengths, row + 1, column), lengthAt(lengths, row, column + 1));
  }
  return lengths;
}
