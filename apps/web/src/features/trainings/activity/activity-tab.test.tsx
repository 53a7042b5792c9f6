import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import type { Activity, FailedProblem } from '../api/get-activity.ts';
import { aTrainingState } from '../testing/a-training.ts';
import { TrainingStateContext } from '../use-training.ts';
import { activityMessages } from './activity-messages.ts';
import { FailedProblems } from './failed-problems.tsx';
import { InactiveMembers } from './inactive-members.tsx';

const problem = (changes: Partial<FailedProblem> = {}): FailedProblem => ({
  pid: 1,
  problemId: 'A',
  title: 'Sum',
  tried: 8,
  solved: 3,
  failed: 5,
  failingCase: { position: 3, status: statuses.timeLimitExceeded, inputName: '3.in', count: 4 },
  ...changes,
});
const activity = (usernames: readonly string[]): Activity => ({
  since: '2026-11-03T09:00:00.000+0000',
  participantCount: 20,
  inactive: {
    records: usernames.map((username) => ({
      uid: username,
      username,
      nickname: null,
      realname: `Real ${username}`,
      avatar: null,
      ac: 2,
      lastSubmission: null,
    })),
    total: usernames.length,
    size: 15,
    current: 1,
    pages: 1,
    orders: [],
    searchCount: true,
  },
  problems: [],
});

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('activity in %s', (locale) => {
  const m = activityMessages[locale];
  const show = (element: React.ReactElement) =>
    renderMarkup(<TrainingStateContext value={aTrainingState()}>{element}</TrainingStateContext>, { locale });
  const inactive = (usernames: readonly string[]) =>
    show(
      <InactiveMembers
        activity={activity(usernames)}
        address={{ days: 7, page: 1, size: 15 }}
        onChange={() => undefined}
      />,
    );

  it('lists members without recent submissions', () => {
    const shown = inactive(['ann', 'bob']);
    expect(shown.text).toContain(m.inactiveCount(2, 20));
    expect(shown.text).toContain('Real bob');
    expect(shown.text).toContain(m.never);
  });

  it('says so if all are active', () => {
    expect(inactive([]).text).toContain(m.allActive);
  });

  it('names the problem that members fail and the common failing case', () => {
    const shown = show(<FailedProblems problems={[problem()]} />);
    expect(shown.text).toContain(m.failedOf(5, 8));
    expect(shown.text).toContain(m.failingCase(3, '3.in'));
    expect(shown.text).toContain(m.failingCount(4));
    expect(shown.get('link', m.submissionsOf('A')).href).toBe('/status?problemID=A&completeProblemID=true');
  });

  it('a problem without a common case, and no problem', () => {
    expect(show(<FailedProblems problems={[problem({ failingCase: null })]} />).text).toContain(m.noCase);
    expect(show(<FailedProblems problems={[]} />).text).toContain(m.noProblems);
  });
});
