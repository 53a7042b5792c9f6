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

const formerComment =
  /\n(?:\/\*\*|'''|=begin)\r?\n \* @runId: \d+\r?\n(?: \* @\w+: [^\n]*\n){3}(?:\*\/|'''|=end)$/;
/** Longer than any comment. Only the end of the code is searched: it may be long and full of blanks. */
const searchedLength = 1000;

/** Removes the comments of earlier fetches: the user submitted fetched code again. */
function removeFormerComments(code: string): string {
  const text = code.trimEnd();
  const comment = formerComment.exec(text.slice(-searchedLength));
  return comment === null ? code : removeFormerComments(text.slice(0, -comment[0].length).trimEnd());
}

/** Appends the origin of the program as a comment, in place of earlier ones. */
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
  return `${removeFormerComments(code)}\n\n${begin}\n${lines.map((line) => ` * ${escapeEnd(line)}`).join('\n')}\n${end}`;
}
