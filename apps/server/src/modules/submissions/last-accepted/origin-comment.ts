import { formatSiteTime } from '../../../platform/site-time.ts';
import type { LastAcceptedRow } from './last-accepted.repository.ts';

/** The start and end of a block comment. */
function delimitersOf(language: string): [begin: string, end: string] {
  const name = language.toLowerCase();
  if (name.includes('py')) return ["'''", "'''"];
  if (name.includes('ruby')) return ['=begin', '=end'];
  return ['/**', '*/'];
}

/** Escapes the end of a comment. */
const escapeEnd = (text: string) =>
  text.replaceAll('*/', '* /').replaceAll("'''", "' ' '").replaceAll('=end', '= end');

/** Appends the origin of the program as a comment. */
export function addOriginComment(
  { id, code, language, submittedAt }: LastAcceptedRow,
  author: string,
): string {
  const [begin, end] = delimitersOf(language);
  const lines = [
    `@runId: ${String(id)}`,
    `@language: ${language}`,
    `@author: ${author}`,
    `@submitTime: ${formatSiteTime(submittedAt)}`,
  ];
  return `${code}\n\n${begin}\n${lines.map((line) => ` * ${escapeEnd(line)}`).join('\n')}\n${end}`;
}
