/** PostgreSQL holds neither NUL nor halves of letters: such a problem is told apart before anything is written. */
import type { ProblemContent } from '@touchstone/problem-formats/problem-content';

/** Where such a text stands, as `statement.description`; undefined when all is well. */
export function findUnstorableText({ cases, attachments, ...rest }: ProblemContent): string | undefined {
  const files = cases.flatMap(({ input, answer }) => [input.name, answer.name]);
  return findIn({ ...rest, cases: files, attachments: attachments.map(({ name }) => name) }, '');
}

function findIn(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const within = path === '' ? name : `${path}.${name}`;
    // Names of files are keys.
    const found = findIn(name, within) ?? findIn(inner, within);
    if (found !== undefined) return found;
  }
  return undefined;
}
