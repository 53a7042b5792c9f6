import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { participantsQuery, type Participant } from '../api/contest-desk.ts';
import { aContestState } from '../testing/a-contest.ts';
import { ContestContext } from '../use-contest.ts';
import { writeParticipantsCsv } from './participants-csv.ts';
import { ParticipantsTab } from './participants-tab.tsx';
import { peopleMessages } from './people-messages.ts';

const time = '2026-11-15T12:00:00.000+0000';
const participant = (changes: Partial<Participant> = {}): Participant => ({
  uid: changes.username ?? 'ann',
  username: 'ann',
  nickname: null,
  realname: null,
  school: null,
  seat: null,
  registeredAt: time,
  enteredAt: null,
  submissions: 0,
  isStar: false,
  isDisqualified: false,
  reason: null,
  ...changes,
});

describe('the file of participants', () => {
  const rowOf = (changes: Partial<Participant>) =>
    writeParticipantsCsv([participant(changes)], ['a', 'b']).split('\r\n')[1];

  it('has the headings and one line per participant', () => {
    expect(writeParticipantsCsv([], ['Username', 'Seat'])).toBe('\uFEFFUsername,Seat\r\n');
    expect(rowOf({ nickname: 'A', seat: 'B-12', enteredAt: time, submissions: 3, isStar: true })).toBe(
      `ann,A,,,B-12,${time},${time},3,1,0,`,
    );
  });

  it.each([
    ['a comma', 'Nanjing, No. 1', '"Nanjing, No. 1"'],
    ['quotes', 'the "best"', '"the ""best"""'],
    ['a line break', 'one\ntwo', '"one\ntwo"'],
    ['a formula', '=HYPERLINK(1)', `"'=HYPERLINK(1)"`],
    ['a formula with a comma', '+1,2', `"'+1,2"`],
    ['a sign inside', 'C+C', 'C+C'],
  ])('writes %s in a name so that a spreadsheet reads a text', (_case, school, cell) => {
    expect(rowOf({ school })).toBe(`ann,,,${cell},,${time},,0,0,0,`);
  });
});

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the participants in %s', (locale) => {
  const m = peopleMessages[locale];
  const show = (participants?: readonly Participant[] | Error) =>
    renderMarkup(
      <ContestContext value={aContestState({ isAdmin: true })}>
        <ParticipantsTab />
      </ContestContext>,
      { locale, queries: participants === undefined ? [] : [[participantsQuery(7).queryKey, participants]] },
    );

  it('have a heading for each column of the file', () => {
    const [, line = ''] = writeParticipantsCsv([participant()], []).split('\r\n');
    expect(m.headings.split(',')).toHaveLength(line.split(',').length);
  });

  it('are listed with their seat, their state and the counts of the filters', () => {
    const shown = show([
      participant({ seat: 'B-12', enteredAt: time, submissions: 2 }),
      participant({ username: 'bob', isStar: true }),
      participant({ username: 'eve', isDisqualified: true, reason: 'Two accounts', submissions: 1 }),
    ]);
    expect(shown.get('textbox', m.seatOf('ann')).attribute('value')).toBe('B-12');
    expect(shown.get('textbox', m.seatOf('bob')).attribute('value')).toBe('');
    const rows = shown
      .all('row')
      .slice(1)
      .map(({ text }) => text);
    expect(rows.map((row) => row.includes(m.notYet))).toEqual([false, true, true]);
    expect(rows.map((row) => row.includes(m.star))).toEqual([false, true, false]);
    expect(rows.map((row) => row.includes(m.disqualified))).toEqual([false, false, true]);
    expect(shown.text).toContain(`${m.filters.all} 3`);
    expect(shown.text).toContain(`${m.filters.present} 1`);
    // A disqualified participant is on no scoreboard.
    expect(shown.text).toContain(`${m.filters.onBoard} 1`);
  });

  it('are drawn a hundred at a time', () => {
    const many = Array.from({ length: 230 }, (_, index) => participant({ username: `team${String(index)}` }));
    const shown = show(many);
    expect(shown.all('row')).toHaveLength(101);
    expect(shown.find('button', m.more(100))).toBeDefined();
    expect(show(many.slice(0, 130)).find('button', m.more(30))).toBeDefined();
  });

  it.each([
    ['none', [], m.empty],
    ['failed', new Error('offline'), m.failed],
    ['loading', undefined, m.title],
  ])('cannot be downloaded without any: %s', (_case, given, text) => {
    const shown = show(given);
    expect(shown.get('button', m.download).isDisabled).toBe(true);
    expect(shown.text).toContain(text);
  });

  it('can be downloaded', () => {
    expect(show([participant()]).get('button', m.download).isDisabled).toBe(false);
  });
});
