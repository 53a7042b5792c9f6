import { describe, expect, it } from 'vitest';
import type { Participant } from '../api/contest-desk.ts';
import { countParticipants, findParticipants } from './participant-filter.ts';
import { writeParticipantsCsv } from './participants-csv.ts';

const aParticipant = (username: string, changes: Partial<Participant> = {}): Participant => ({
  uid: username,
  username,
  nickname: null,
  realname: null,
  school: null,
  registeredAt: null,
  enteredAt: null,
  submissions: 0,
  isStar: false,
  isDisqualified: false,
  reason: null,
  seat: null,
  ...changes,
});

const all = [
  aParticipant('ann', { registeredAt: 'x', enteredAt: 'x', submissions: 2, seat: 'A-1', school: 'North' }),
  aParticipant('bo', { registeredAt: 'x', isStar: true, enteredAt: 'x', submissions: 1 }),
  aParticipant('cy', { enteredAt: 'x', submissions: 3, isDisqualified: true, reason: 'copied, twice' }),
  aParticipant('dee', { registeredAt: 'x', realname: 'Dee "D" Doe' }),
];
const names = (found: readonly Participant[]) => found.map(({ username }) => username).join(' ');

describe('participants', () => {
  it('are counted as the scoreboard counts them', () => {
    expect(countParticipants(all)).toEqual({
      all: 4,
      registered: 3,
      present: 3,
      absent: 1,
      onBoard: 2,
      star: 1,
      disqualified: 1,
    });
  });

  it.each([
    ['all', '', 'ann bo cy dee'],
    ['onBoard', '', 'ann bo'],
    ['all', ' NORTH', 'ann'],
    ['all', 'a-1', 'ann'],
    ['registered', 'dee', 'dee'],
    ['disqualified', 'ann', ''],
  ] as const)('filtered by %s and %j', (filter, keyword, expected) => {
    expect(names(findParticipants(all, { filter, keyword }))).toBe(expected);
  });

  it('are written as CSV', () => {
    const headings = ['u', 'n', 'r', 's', 'seat', 'reg', 'in', 'subs', 'star', 'dq', 'why'];
    expect(writeParticipantsCsv(all.slice(2), headings)).toBe(
      [
        '\uFEFFu,n,r,s,seat,reg,in,subs,star,dq,why',
        'cy,,,,,,x,3,0,1,"copied, twice"',
        'dee,,"Dee ""D"" Doe",,,x,,0,0,0,',
        '',
      ].join('\r\n'),
    );
  });

  it('are written without formulas', () => {
    expect(writeParticipantsCsv([aParticipant('=1+1')], [])).toContain("'=1+1");
  });
});
