import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { contestMessages } from './contest-messages.ts';
import { ContestFailed, ContestMissing, TabClosed, TabNotShown } from './contest-states.tsx';
import { aContestState } from './testing/a-contest.ts';
import { ContestContext, type ContestState } from './use-contest.ts';

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('in %s', (locale) => {
  const m = contestMessages[locale];
  const inside = (element: React.ReactElement, state: Partial<ContestState> = {}) =>
    renderMarkup(<ContestContext value={aContestState(state)}>{element}</ContestContext>, { locale });

  it.each<[string, Partial<ContestState>, string]>([
    ['before the start', { stage: 'scheduled' }, m.notStarted],
    ['without the password', { stage: 'running' }, m.needsPassword],
    ['to other accounts', { stage: 'running', isAccountAllowed: false }, m.otherAccounts],
    ['to other accounts before the start', { stage: 'scheduled', isAccountAllowed: false }, m.notStarted],
  ])('a tab that is closed %s says why', (_case, state, title) => {
    const shown = inside(<TabClosed />, state);
    expect(shown.text).toContain(title);
    expect(shown.get('link', m.toOverview).href).toBe('/contest/7');
  });

  it('a tab that the contest does not have leads back to it', () => {
    const shown = inside(<TabNotShown />);
    expect(shown.text).toContain(m.notShown);
    expect(shown.get('link', m.toOverview).href).toBe('/contest/7');
  });

  it('a missing contest leads to the list', () => {
    expect(renderMarkup(<ContestMissing />, { locale }).get('link', m.toList).href).toBe('/contest');
  });

  it('a contest that did not load can be loaded again', () => {
    const shown = renderMarkup(<ContestFailed onRetry={() => undefined} />, { locale });
    expect(shown.text).toContain(m.failed);
    expect(shown.all('button')).toHaveLength(1);
  });
});
