import type { ProblemValues, ValueName } from './problem-values.ts';

/** Ignores the keys of rows. */
const toText = (value: unknown): string =>
  JSON.stringify(value, (name, part: unknown) => (name === 'key' ? undefined : part));

export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  return toText(one) === toText(other);
}

export const listChanges = (values: ProblemValues, baseline: ProblemValues): Set<ValueName> =>
  new Set((Object.keys(values) as ValueName[]).filter((name) => !isSameValue(values[name], baseline[name])));
