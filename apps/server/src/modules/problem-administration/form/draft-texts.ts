/** Parses wire texts that hold structured data. */
import type { ProblemFormField } from '@touchstone/contract';
import { callError } from '../../../platform/errors/call-error.ts';

const pair = /<input>([\s\S]*?)<\/input><output>([\s\S]*?)<\/output>/g;

/** A sequence of `<input>…</input><output>…</output>`. Returns undefined when nothing was sent. */
export function parseExamples(text: string | null | undefined) {
  if (text === undefined || text === null) return undefined;
  const examples = [...text.matchAll(pair)].map(([, input = '', output = '']) => ({ input, output }));
  if (examples.length === 0 && text.trim() !== '')
    throw callError('problemFormInvalid', { field: 'examples', reason: 'unreadable' });
  return examples;
}

type SentFiles = string | Record<string, string> | null | undefined;

/** Maps file names to contents, sent as JSON text or as an object. Null and an empty text remove all files. */
export function parseExtraFiles(
  field: ProblemFormField,
  sent: SentFiles,
  stored: Readonly<Record<string, string>>,
) {
  const files =
    sent === undefined ? stored : typeof sent === 'string' ? parseFiles(field, sent) : (sent ?? {});
  return Object.entries(files).map(([name, content]) => ({ name, content }));
}

function parseFiles(field: ProblemFormField, text: string): Record<string, string> {
  if (text.trim() === '') return {};
  const unreadable = callError('problemFormInvalid', { field, reason: 'unreadable' });
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw unreadable;
    throw error;
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw unreadable;
  const entries = Object.entries(parsed).map(([name, content]: [string, unknown]) => {
    const isStorable = typeof content === 'string' && [name, content].every(isTextStorable);
    if (!isStorable) throw unreadable;
    return [name, content] as const;
  });
  return Object.fromEntries(entries);
}

/** PostgreSQL cannot store NUL or lone surrogates. */
const isTextStorable = (text: string) => !text.includes('\0') && text.isWellFormed();
