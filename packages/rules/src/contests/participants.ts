/** The people of a contest: who counts on its scoreboard, and the seats that organisers paste. */
import { contestLimits } from '@touchstone/contract/contest-limits';

export interface ParticipantFacts {
  /** Owner, super administrator or jury: never on the scoreboard. */
  readonly isOrganiser: boolean;
  readonly isDisqualified: boolean;
  readonly isStar: boolean;
}

/**
 * `ranked`: has a rank and awards. `star`: on the scoreboard without them. `absent`: not on any scoreboard, in no feed
 * and no export of results.
 */
export function standingClass({
  isOrganiser,
  isDisqualified,
  isStar,
}: ParticipantFacts): 'ranked' | 'star' | 'absent' {
  if (isOrganiser || isDisqualified) return 'absent';
  return isStar ? 'star' : 'ranked';
}

export interface SeatLine {
  readonly username: string;
  /** Empty: the participant has no seat. */
  readonly seat: string;
}

export interface ParsedSeats {
  readonly seats: readonly SeatLine[];
  /** Numbers of the lines that cannot be read, from one. */
  readonly faultyLines: readonly number[];
}

/**
 * One participant per line: the username, then the seat, separated by a tab, a comma or blanks, as copied from a
 * spreadsheet. The last line of a participant counts. A heading is not recognised: its name is not an account.
 */
export function parseSeats(text: string): ParsedSeats {
  const seats = new Map<string, SeatLine>();
  const faultyLines: number[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const [, username = '', rest = ''] = /^\s*([^\s,，\t]+)\s*[,，\t]?(.*)$/.exec(line) ?? [];
    const seat = rest.replaceAll(/[\t,，]/g, ' ').trim();
    if (username === '' || seat.length > contestLimits.seatMaximum) faultyLines.push(index + 1);
    else seats.set(username.toLowerCase(), { username, seat });
  }
  return { seats: [...seats.values()], faultyLines };
}
