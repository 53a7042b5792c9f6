import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { contestMessages } from '../contest-messages.ts';
import { TabClosed, TabNotShown } from '../contest-states.tsx';
import { aContest, aContestState } from '../testing/a-contest.ts';
import { ContestContext, type ContestState } from '../use-contest.ts';
import { TabBar } from './tab-bar.tsx';
import { tabMessages } from './tab-messages.ts';

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('in %s', (locale) => {
  const m = contestMessages[locale];
  const words = tabMessages[locale];
  const show = (element: React.ReactElement, changes: Partial<ContestState> = {}) =>
    renderMarkup(<ContestContext value={aContestState(changes)}>{element}</ContestContext>, { locale });
  const bar = (changes?: Partial<ContestState>) => show(<TabBar current="problems" />, changes);

  it('a contestant sees the tabs of every contest, and the current one is marked', () => {
    const links = bar().all('link');
    expect(links.map(({ href }) => href)).toEqual([
      '/contest/7',
      '/contest/7/problems',
      '/contest/7/submissions',
      '/contest/7/rank',
      '/contest/7/announcements',
    ]);
    expect(links.filter((link) => link.attribute('aria-current') === 'page').map(({ name }) => name)).toEqual(
      [words.problems],
    );
  });

  it('closed tabs stay, cannot be followed, and the overview stays open', () => {
    const links = bar({ canEnter: false }).all('link');
    expect(links.map(({ href }) => href)).toEqual(['/contest/7', undefined, undefined, undefined, undefined]);
    expect(links.map(({ isDisabled }) => isDisabled)).toEqual([false, true, true, true, true]);
  });

  it('administrators of an ACM contest have their own tabs', () => {
    expect(bar({ isAdmin: true }).names('link')).toEqual(
      expect.arrayContaining([words.acInfo, words.scrollBoard]),
    );
    const oi = bar({ isAdmin: true, contest: aContest({ type: 1 }) }).names('link');
    expect(oi).not.toContain(words.scrollBoard);
  });

  it('printing has a tab for contestants and one for administrators', () => {
    const contest = aContest({ openPrint: true });
    expect(bar({ contest }).names('link')).toContain(words.print);
    expect(bar({ contest }).names('link')).not.toContain(words.adminPrint);
    expect(bar({ contest, isAdmin: true }).names('link')).toContain(words.adminPrint);
  });

  it.each([
    ['before the start', { stage: 'scheduled' }, m.notStarted, m.notStartedText],
    ['without the password', { stage: 'running' }, m.needsPassword, m.needsPasswordText],
    ['for other accounts', { isAccountAllowed: false }, m.otherAccounts, m.otherAccountsText],
    [
      'before the start for other accounts',
      { stage: 'scheduled', isAccountAllowed: false },
      m.notStarted,
      m.notStartedText,
    ],
  ] as const)('a closed tab explains itself: %s', (_name, changes, title, text) => {
    const shown = show(<TabClosed />, changes);
    expect(shown.text).toContain(title);
    expect(shown.text).toContain(text);
    expect(shown.get('link', m.toOverview).href).toBe('/contest/7');
  });

  it('a tab that the contest does not have leads back', () => {
    const shown = show(<TabNotShown />);
    expect(shown.text).toContain(m.notShown);
    expect(shown.get('link', m.toOverview).href).toBe('/contest/7');
  });
});
