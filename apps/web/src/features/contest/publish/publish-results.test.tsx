import { listDuties } from '@touchstone/rules/contests/contest-staff';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { aContest, aContestState } from '../testing/a-contest.ts';
import { ContestContext, type ContestState } from '../use-contest.ts';
import { publishMessages } from './publish-messages.ts';
import { PublishResults } from './publish-results.tsx';

const frozen = aContest({ sealRank: true, autoRealRank: false });
const jury = listDuties({ isAdmin: false, staffRoles: ['jury'] });

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('publishing in %s', (locale) => {
  const m = publishMessages[locale];
  const show = (state: Partial<ContestState>) =>
    renderMarkup(
      <ContestContext value={aContestState({ stage: 'ended', isAdmin: true, contest: frozen, ...state })}>
        <PublishResults />
      </ContestContext>,
      { locale },
    );

  it.each<[string, Partial<ContestState>]>([
    ['while the contest runs', { stage: 'running' }],
    ['before the start', { stage: 'scheduled' }],
    ['without a freeze', { contest: aContest({ sealRank: false }) }],
    ['to contestants', { isAdmin: false, duties: [] }],
    ['to the jury', { isAdmin: false, duties: jury }],
  ])('is not offered %s', (_case, state) => {
    expect(show(state).all('button')).toEqual([]);
  });

  it('is offered after the end, and can be taken back', () => {
    const before = show({});
    expect(before.text).toContain(m.waiting);
    expect(before.names('button')).toEqual([m.publish]);
    const after = show({ contest: { ...frozen, autoRealRank: true } });
    expect(after.text).toContain(m.published);
    expect(after.names('button')).toEqual([m.hide]);
  });
});
