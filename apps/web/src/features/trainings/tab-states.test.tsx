import type { QueryKey } from '@tanstack/react-query';
import { statuses } from '@touchstone/contract/statuses';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../lib/testing/a-user.ts';
import { renderMarkup } from '../../ui/testing/render-markup.tsx';
import { activityMessages } from './activity/activity-messages.ts';
import { ActivityTab } from './activity/activity-tab.tsx';
import { activityQuery } from './api/get-activity.ts';
import { matrixQuery } from './api/get-matrix.ts';
import { trainingProblemsQuery } from './api/list-training-problems.ts';
import { trainingRankQuery } from './api/list-training-rank.ts';
import { TrainingBar } from './header/training-bar.tsx';
import { parseMatrixAddress } from './matrix/matrix-address.ts';
import { matrixMessages } from './matrix/matrix-messages.ts';
import { MatrixTab } from './matrix/matrix-tab.tsx';
import { problemMessages } from './problems/problem-messages.ts';
import { ProblemsTab } from './problems/problems-tab.tsx';
import { rankMessages } from './rank/rank-messages.ts';
import { RankTab } from './rank/rank-tab.tsx';
import { aCell, aTrainingState } from './testing/a-training.ts';
import { trainingMessages } from './training-messages.ts';
import { TrainingStateContext } from './use-training.ts';

type Queries = readonly (readonly [QueryKey, unknown])[];

const emptyPage = { records: [], total: 0, size: 30, current: 1, pages: 0 };
const matrixKey = (query = '') => matrixQuery(7, parseMatrixAddress(new URLSearchParams(query))).queryKey;
const rankKey = (keyword = '') => trainingRankQuery(7, { keyword, page: 1, size: 30 }).queryKey;
const problemsKey = trainingProblemsQuery(7).queryKey;
const activityKey = activityQuery(7, { days: 7, page: 1, size: 15 }).queryKey;
const emptyMatrix = { dueAt: null, lateFactor: null, problems: [], participantCount: 0, rows: emptyPage };
const emptyActivity = { since: '', participantCount: 0, inactive: emptyPage, problems: [] };
const down = new Error('down');

describe.each(['zh-CN', 'zh-HK', 'en-US'] as const)('the tabs of a training in %s', (locale) => {
  const words = {
    problems: problemMessages[locale],
    rank: rankMessages[locale],
    matrix: matrixMessages[locale],
    activity: activityMessages[locale],
    training: trainingMessages[locale],
  };
  const show = (Tab: ComponentType, queries: Queries, url = '/') =>
    renderMarkup(
      <TrainingStateContext value={aTrainingState({ progress: { canManage: true } })}>
        <Tab />
      </TrainingStateContext>,
      { locale, queries, url, user: aUser() },
    );

  it.each([
    ['problems', ProblemsTab, [[problemsKey, []]], words.problems.empty],
    [
      'records',
      RankTab,
      [
        [problemsKey, []],
        [rankKey(), emptyPage],
      ],
      words.rank.empty,
    ],
    ['progress', MatrixTab, [[matrixKey(), emptyMatrix]], words.matrix.empty],
    ['activity', ActivityTab, [[activityKey, emptyActivity]], words.activity.allActive],
  ] as [string, ComponentType, Queries, string][])('%s without rows', (_name, Tab, queries, text) => {
    expect(show(Tab, queries).text).toContain(text);
  });

  it.each([
    ['problems', ProblemsTab, [[problemsKey, down]], words.problems.failed],
    [
      'records',
      RankTab,
      [
        [problemsKey, []],
        [rankKey(), down],
      ],
      words.rank.failed,
    ],
    [
      'records without problems',
      RankTab,
      [
        [problemsKey, down],
        [rankKey(), emptyPage],
      ],
      words.rank.failed,
    ],
    ['progress', MatrixTab, [[matrixKey(), down]], words.matrix.failed],
    ['activity', ActivityTab, [[activityKey, down]], words.activity.failed],
  ] as [string, ComponentType, Queries, string][])('%s that failed to load', (_name, Tab, queries, text) => {
    expect(show(Tab, queries).text).toContain(text);
  });

  it.each([
    ['problems', ProblemsTab],
    ['records', RankTab],
    ['progress', MatrixTab],
    ['activity', ActivityTab],
  ] as [string, ComponentType][])('%s show a placeholder while they load', (_name, Tab) => {
    expect(show(Tab, []).all('status').length).toBeGreaterThan(0);
  });

  it('a search without a match can be cleared', () => {
    const shown = show(
      RankTab,
      [
        [problemsKey, []],
        [rankKey('missing'), emptyPage],
      ],
      '/?keyword=missing',
    );
    expect(shown.text).toContain(words.rank.noMatch('missing'));
    expect(shown.names('button')).toContain(words.rank.clear);
  });

  it('a filter without a match can be reset', () => {
    const shown = show(MatrixTab, [[matrixKey('state=finished'), emptyMatrix]], '/?state=finished');
    expect(shown.text).toContain(words.matrix.noMatch);
    expect(shown.names('button')).toEqual(expect.arrayContaining([words.matrix.reset, words.matrix.export]));
  });

  it('late members can be filtered only with a due date', () => {
    const names = (dueAt: string | null) =>
      renderMarkup(
        <TrainingStateContext value={aTrainingState({ progress: { dueAt } })}>
          <MatrixTab />
        </TrainingStateContext>,
        { locale, queries: [[matrixKey(), emptyMatrix]] },
      ).text;
    expect(names(null)).not.toContain(words.matrix.states.late);
    expect(names('2026-12-01T00:00:00.000+0000')).toContain(words.matrix.states.late);
  });

  it('the bar above a problem names the training and the progress', () => {
    const cells = { A: aCell({ status: statuses.accepted }) };
    const shown = renderMarkup(
      <TrainingStateContext value={aTrainingState({ progress: { cells } })}>
        <TrainingBar>the strip</TrainingBar>
      </TrainingStateContext>,
      { locale },
    );
    expect(shown.get('link', 'Loops').href).toBe('/training/7/problems');
    expect(shown.text).toContain('the strip');
    expect(shown.text).toContain(words.training.progressText(1, 4));
  });
});
