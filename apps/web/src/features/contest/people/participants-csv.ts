/** The participants as CSV. Values that a spreadsheet would run as a formula get a leading apostrophe. */
import type { Participant } from '../api/contest-desk.ts';

const startsFormula = /^[=+\-@\t\r]/;

function writeCell(value: string | number): string {
  const text = typeof value === 'string' && startsFormula.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** `headings` in the order of the columns. */
export const writeParticipantsCsv = (
  participants: readonly Participant[],
  headings: readonly string[],
): string =>
  [headings, ...participants.map(cellsOf)].map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');

const cellsOf = (one: Participant): (string | number)[] => [
  one.username,
  one.nickname ?? '',
  one.realname ?? '',
  one.school ?? '',
  one.seat ?? '',
  one.registeredAt ?? '',
  one.enteredAt ?? '',
  one.submissions,
  Number(one.isStar),
  Number(one.isDisqualified),
  one.reason ?? '',
];
