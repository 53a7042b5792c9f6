/** PostgreSQL stores neither NUL nor lone surrogates. Such a problem is rejected before anything is written. */
import type { ProblemContent } from '@touchstone/problem-formats/problem-content';

/** Returns the path of the first such text, for example `statement.description`, or undefined. */
export function findUnstorableText({ cases, attachments, ...rest }: ProblemContent): string | undefined {
  const files = cases.flatMap(({ input, answer }) => [input.name, answer.name]);
  return findIn({ ...rest, cases: files, attachments: attachments.map(({ name }) => name) }, '');
}

function findIn(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const within = path === '' ? name : `${path}.${name}`;
    // File names are keys, so keys are checked too.
    const found = findIn(name, within) ?? findIn(inner, within);
    if (found !== undefined) return found;
  }
  return undefined;
}
