/** The numbers beside the choices of the problem list: how many problems each of them would show. */
import type { OwnProblemStatus } from '@touchstone/contract';
import { problemLimits } from '@touchstone/contract/problem-limits';
import type { ProblemMatcher } from './matching-problems.ts';
import type { OwnProblems } from './own-problems.repository.ts';
import { hasOwnStatus } from './own-status.ts';
import { everything, type ProblemFilter } from './problem-list.repository.ts';

const difficulties = Array.from({ length: problemLimits.difficultyMaximum + 1 }, (_, index) => index);

interface OwnChoice {
  own: OwnProblems;
  ownStatus: OwnProblemStatus | undefined;
}

const countWhere = (ids: readonly number[], isCounted: (id: number) => boolean): number =>
  ids.reduce((count, id) => (isCounted(id) ? count + 1 : count), 0);

export function createProblemCounter({ loadIds, loadProblemsOfTags }: ProblemMatcher) {
  const countDifficulties = async (filter: ProblemFilter, isWanted: (id: number) => boolean) => {
    const ids = (await loadIds({ ...filter, difficulty: undefined })).filter(isWanted);
    return Promise.all(
      difficulties.map(async (difficulty) => {
        const ofLevel = new Set(await loadIds({ ...everything, difficulty }));
        return { difficulty, count: countWhere(ids, (id) => ofLevel.has(id)) };
      }),
    );
  };
  return async (filter: ProblemFilter, { own, ownStatus }: OwnChoice) => {
    const isWanted = (id: number) => ownStatus === undefined || hasOwnStatus(own, ownStatus, id);
    const matching = await loadIds(filter);
    const listed = new Set(matching.filter(isWanted));
    const tags = [...(await loadProblemsOfTags())].map(([id, ids]) => ({
      id,
      count: countWhere(ids, (problemId) => listed.has(problemId)),
    }));
    const countStatus = (status: OwnProblemStatus) =>
      countWhere(matching, (id) => hasOwnStatus(own, status, id));
    return {
      difficulties: await countDifficulties(filter, isWanted),
      ownStatuses: {
        solved: countStatus('solved'),
        tried: countStatus('tried'),
        new: countStatus('new'),
      },
      tags: tags.filter(({ count }) => count > 0),
    };
  };
}
