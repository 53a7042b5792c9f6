import { toWireDate } from '@touchstone/contract';
import type { LastAcceptedRow } from './last-accepted.repository.ts';

/** How a comment over several lines begins and ends. */
function bracketsOf(language: string): [begin: string, end: string] {
  const name = language.toLowerCase();
  if (name.includes('py')) return ["'''", "'''"];
  if (name.includes('ruby')) return ['=begin', '=end'];
  return ['/**', '*/'];
}

/** What ends a comment would end it before its time. */
const harmless = (text: string) =>
  text.replaceAll('*/', '* /').replaceAll("'''", "' ' '").replaceAll('=end', '= end');

/** The program, and below it where it comes from. */
export function addOriginComment(
  { id, code, language, submittedAt }: LastAcceptedRow,
  author: string,
): string {
  const [begin, end] = bracketsOf(language);
  const lines = [
    `@runId: ${String(id)}`,
    `@language: ${language}`,
    `@author: ${author}`,
    `@submitTime: ${toWireDate(submittedAt)}`,
  ];
  return `${code}\n\n${begin}\n${lines.map((line) => ` * ${harmless(line)}`).join('\n')}\n${end}`;
}
