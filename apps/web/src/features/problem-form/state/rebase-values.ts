/** After a save: merges the stored values with input typed meanwhile. */
import type { ProblemValues, ValueName } from './problem-values.ts';

interface Row {
  key: number;
}

const isRowList = (value: unknown): value is readonly Row[] =>
  Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null && 'key' in row);

/** Rows keep their keys, so that React keeps their elements. */
function keepKeys(next: unknown, before: unknown): unknown {
  if (!isRowList(next) || !isRowList(before) || next.length !== before.length) return next;
  return next.map((row, index) => ({ ...row, key: before[index]?.key ?? row.key }));
}

export function rebaseValues(current: ProblemValues, sent: ProblemValues, stored: ProblemValues) {
  const names = Object.keys(stored) as ValueName[];
  const baseline = Object.fromEntries(names.map((name) => [name, keepKeys(stored[name], sent[name])]));
  const values = Object.fromEntries(
    names.map((name) => [name, Object.is(current[name], sent[name]) ? baseline[name] : current[name]]),
  );
  return { baseline: baseline as unknown as ProblemValues, values: values as unknown as ProblemValues };
}
