import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../../lib/testing/a-user.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { lastSubmissionQuery } from '../api/find-last-submission.ts';
import { recentContestsQuery } from '../api/list-recent-contests.ts';
import { homeMessages } from '../home-messages.ts';
import { nextStepsMessages } from './next-steps-messages.ts';
import { NextSteps } from './next-steps.tsx';

const m = nextStepsMessages['en-US'];
const home = homeMessages['en-US'];
const clock = { serverMs: Date.UTC(2026, 4, 1), countMs: performance.now(), uncertaintyMs: 0 };
const contest = {
  id: 7,
  title: 'Spring Cup',
  startTime: '2026-05-02T08:00:00.000+0000',
  endTime: '2026-05-02T13:00:00.000+0000',
  sealRankTime: null,
  autoRealRank: true,
};

describe('first steps', () => {
  it('begin with an account for guests', () => {
    const markup = renderMarkup(<NextSteps solved={0} />);
    expect(markup.names('heading')).toEqual([
      home.firstSteps,
      m.register.title,
      m.choose.title,
      m.submit.title,
    ]);
    expect(markup.find('button', m.register.action)).toBeDefined();
  });

  it('begin with a step done for users', () => {
    const markup = renderMarkup(<NextSteps solved={0} />, { user: aUser() });
    expect(markup.names('heading')).toContain(m.ready.title);
    expect(markup.find('button', m.register.action)).toBeUndefined();
  });

  it('wait until the progress is known', () => {
    const markup = renderMarkup(<NextSteps solved={undefined} />, { user: aUser() });
    expect(markup.all('listitem')).toHaveLength(3);
    expect(markup.all('link')).toEqual([]);
  });
});

describe('suggestions', () => {
  const render = (last: unknown, contests: unknown = { contests: [], clock }) =>
    renderMarkup(<NextSteps solved={3} />, {
      user: aUser(),
      queries: [
        [lastSubmissionQuery('u1').queryKey, last],
        [recentContestsQuery.queryKey, contests],
      ],
    });
  const submission = (status: number, displayPid: string | null = 'T 1') => ({
    status,
    displayPid,
    title: 'Sum',
    score: null,
  });

  it('lead back to the last problem that is not solved', () => {
    const markup = render(submission(statuses.wrongAnswer));
    expect(markup.names('heading')).toContain(m.resume.title);
    expect(markup.get('link', m.resume.action).href).toBe('/problem/T%201');
  });

  it.each([
    ['it is solved', submission(statuses.accepted)],
    ['there is none', null],
    ['its problem is deleted', submission(statuses.wrongAnswer, null)],
    ['the request failed', new Error('offline')],
  ])('lead to the problems if %s', (_case, last) => {
    expect(render(last).get('link', m.practise.action).href).toBe('/problem');
  });

  it('name the next contest', () => {
    const markup = render(null, { contests: [contest], clock });
    expect(markup.names('heading')).toContain('Spring Cup');
    expect(markup.names('heading')).not.toContain(m.contest.title);
  });

  it.each([
    ['there is none', { contests: [], clock }],
    ['the request failed', new Error('offline')],
  ])('lead to the contests if %s', (_case, contests) => {
    expect(render(null, contests).get('link', m.contest.action).href).toBe('/contest');
  });
});
