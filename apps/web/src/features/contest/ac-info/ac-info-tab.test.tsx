import { describe, expect, it } from 'vitest';
import { formatDateTime, parseWireDate } from '../../../lib/dates.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { aContestState } from '../testing/a-contest.ts';
import { ContestContext } from '../use-contest.ts';
import { acInfoMessages } from './ac-info-messages.ts';
import { AcInfoTab } from './ac-info-tab.tsx';
import { balloonsQuery, type Balloon } from './list-balloons.ts';

const balloon = (changes: Partial<Balloon> = {}) =>
  ({
    id: 1,
    cid: 7,
    displayId: 'A',
    color: '#f00',
    username: 'team1',
    realname: null,
    time: 3725,
    firstBlood: false,
    checked: false,
    ...changes,
  }) as Balloon;

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('AcInfoTab in %s', (locale) => {
  const m = acInfoMessages[locale];
  const show = (
    answer: Balloon[] | Error | undefined,
    url = '/',
    page = 1,
    hiddenFrom: string | null = null,
  ) =>
    renderMarkup(
      <ContestContext value={aContestState({ isAdmin: true })}>
        <AcInfoTab />
      </ContestContext>,
      {
        locale,
        url,
        queries:
          answer === undefined
            ? []
            : [
                [
                  balloonsQuery(7, page).queryKey,
                  answer instanceof Error ? answer : { records: answer, total: answer.length, hiddenFrom },
                ],
              ],
      },
    );

  it('loads, can fail, can be empty', () => {
    expect(show(undefined).html).toContain('aria-busy');
    expect(show(new Error('down')).text).toContain(m.failed);
    expect(show([]).text).toContain(m.empty);
  });

  it.each([true, false])('a balloon that was delivered: %s', (checked) => {
    const box = show([balloon({ checked })]).get('checkbox', m.broughtOf('team1', 'A'));
    expect(box.isChecked).toBe(checked);
    expect(box.isDisabled).toBe(false);
  });

  it('says since when the freeze hides balloons', () => {
    const text = (hiddenFrom: string | null) => show([], '/', 1, hiddenFrom).text;
    const time = '2024-05-01T09:00:00.000+0000';
    const notice = m.hidden(formatDateTime(parseWireDate(time), locale)).replaceAll(/\s/g, ' ');
    expect(text(null)).not.toContain(notice);
    expect(text(time)).toContain(notice);
  });

  it('marks the first solver and shows when it was solved', () => {
    const [problem, , time] = show([balloon({ firstBlood: true })]).all('cell');
    expect(problem?.text).toBe(`A ${m.first}`);
    expect(time?.text).toBe('1:02:05');
    expect(show([balloon()]).all('cell')[0]?.text).toBe('A');
  });

  it.each([
    [null, 'team1'],
    ['', 'team1'],
    ['Ann', 'team1 Ann'],
  ])('names the team with the real name %j', (realname, text) => {
    expect(show([balloon({ realname })]).all('cell')[1]?.text).toBe(text);
  });

  it.each([
    ['#f00', 'background:#f00'],
    ['', undefined],
    [null, undefined],
  ])('draws a balloon of the colour %j', (color, style) => {
    expect(/background:[^;"]*/.exec(show([balloon({ color })]).html.split('<tbody')[1] ?? '')?.[0]).toBe(
      style,
    );
  });

  it.each([
    ['/?currentPage=3', 3],
    ['/?currentPage=0', 1],
    ['/?currentPage=x', 1],
  ])('%s opens page %i', (url, page) => {
    expect(show([balloon()], url, page).all('table')).toHaveLength(1);
  });
});
