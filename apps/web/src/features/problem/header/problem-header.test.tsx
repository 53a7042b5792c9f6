import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { websiteConfigQuery, type WebsiteConfig } from '../../../lib/website-config.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { verdictMessages } from '../../../ui/verdict/verdict-messages.ts';
import type { Problem } from '../api/get-problem-page.ts';
import { problemMessages } from '../problem-messages.ts';
import type { ProblemContext } from '../workbench/workbench-problem.ts';
import { ProblemHeader } from './problem-header.tsx';

const m = problemMessages['en-US'];
const verdicts = verdictMessages['en-US'];

interface Shown {
  ownStatus?: number;
  context?: ProblemContext;
  isFocused?: boolean;
  url?: string;
  site?: Partial<WebsiteConfig>;
}

const show = ({ ownStatus, context = {}, isFocused = false, url = '/problem/P1', site }: Shown) =>
  renderMarkup(
    <ProblemHeader
      problem={{ problemId: 'P 1', title: 'Sum' } as Problem}
      context={context}
      ownStatus={ownStatus}
      isFocused={isFocused}
    />,
    { url, queries: site === undefined ? [] : [[websiteConfigQuery.queryKey, site]] },
  );

describe('ProblemHeader', () => {
  it('heads the page with the title', () => {
    expect(show({}).names('heading')).toEqual(['Sum']);
  });

  it.each([
    ['not known', undefined, []],
    ['not submitted', statuses.notSubmitted, []],
    ['accepted', statuses.accepted, [verdicts.accepted.name]],
    ['wrong', statuses.wrongAnswer, [verdicts.wrongAnswer.name]],
  ])('the own result: %s', (_name, ownStatus, names) => {
    expect(show(ownStatus === undefined ? {} : { ownStatus }).names('img')).toEqual(names);
  });

  it.each([
    [{}, '/status?problemID=P+1&completeProblemID=true'],
    [{ contestId: 3 }, '/contest/3/submissions?problemID=P+1&completeProblemID=true'],
    [{ groupId: 4 }, '/group/4/status?problemID=P+1&completeProblemID=true'],
    [{ trainingId: 5 }, '/status?problemID=P+1&completeProblemID=true'],
  ])('the submissions of the problem in %j', (context, href) => {
    expect(show({ context }).get('link', m.submissions).href).toBe(href);
  });

  it.each([
    ['unknown settings', {}, undefined, undefined],
    ['switched off', {}, { openPublicDiscussion: false, openGroupDiscussion: true }, undefined],
    ['switched on', {}, { openPublicDiscussion: true, openGroupDiscussion: false }, '/discussion/P%201'],
    ['a contest', { contestId: 3 }, { openPublicDiscussion: true, openGroupDiscussion: true }, undefined],
    [
      'a group',
      { groupId: 4 },
      { openPublicDiscussion: false, openGroupDiscussion: true },
      '/group/4/discussion/P%201',
    ],
  ])('the discussion: %s', (_name, context, site, href) => {
    const shown = site === undefined ? show({ context }) : show({ context, site });
    expect(shown.find('link', m.discussion)?.href).toBe(href);
  });

  it.each([
    [{ contestId: 3 }, false, '/x?a=1', '/contest/3/problem/P%201/full-screen?a=1'],
    [{ contestId: 3 }, true, '/x', '/contest/3/problem/P%201'],
  ])('focus mode in %j, focused: %s', (context, isFocused, url, href) => {
    const shown = show({ context, isFocused, url });
    expect(shown.get('link', isFocused ? m.leaveFocus : m.focus).href).toBe(href);
  });

  it('focus mode of the public set keeps the address and only changes its search', () => {
    const shown = show({ url: '/problem/P1?tab=statistics' });
    expect(shown.get('link', m.focus).href).toMatch(/^\/problem\/P1\?/);
    expect(shown.get('link', m.focus).href).toContain('tab=statistics');
  });
});
