import { writeCsv } from '@touchstone/rules/csv';
import type { Participant } from '../api/contest-desk.ts';

/** The participants as CSV; `headings` in the order of the columns. */
export const writeParticipantsCsv = (
  participants: readonly Participant[],
  headings: readonly string[],
): string => writeCsv([headings, ...participants.map(cellsOf)]);

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
