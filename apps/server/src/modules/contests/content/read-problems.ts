/** The problems of a contest, for a viewer who has passed its access check. */
import type { contestInsideCalls, DataOf } from '@touchstone/contract';
import { countedUntil } from '@touchstone/rules/contests/shown-window';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cacheByKey } from '../../../platform/cache-many.ts';
import { createPartsReader, findProblemPage, presentPage, presentResults } from '../../problems/index.ts';
import { findContestProblem, listContestProblems } from '../contest-problems.repository.ts';
import type { OpenContest } from '../open-contest.ts';
import { countResults, type CountedResults, type ResultRow } from './contest-results.repository.ts';

type ListedProblem = DataOf<(typeof contestInsideCalls)['GET /api/get-contest-problem']>[number];
type Details = DataOf<(typeof contestInsideCalls)['GET /api/get-contest-problem-details']>;

/** All participants of a contest see the same counts, which may be this old. */
const ttlMs = 2000;
const maxCachedCounts = 200;

const ofProblem = (results: readonly ResultRow[], contestProblemId: number) =>
  presentResults(results.filter((result) => result.contestProblemId === contestProblemId));

export function createContestProblemReader(platform: Pick<Platform, 'database' | 'clock'>) {
  const { database, clock } = platform;
  const readParts = createPartsReader(platform);
  const readCounts = cacheByKey({
    clock,
    ttlMs,
    maxEntries: maxCachedCounts,
    keyOf: ({ contestId, ownerId, from, until }: CountedResults) =>
      [contestId, ownerId, from.getTime(), until?.getTime()].join(' '),
    read: (wanted: CountedResults) => countResults(database, wanted),
  });

  const readResults = ({ contest, rules, hiddenFields }: OpenContest, includesAfterEnd: boolean) => {
    const untilMs = countedUntil(rules, hiddenFields, includesAfterEnd);
    return readCounts({
      contestId: contest.id,
      ownerId: contest.ownerId,
      from: contest.startAt,
      until: untilMs === null ? null : new Date(untilMs),
    });
  };

  const readList = async (open: OpenContest, includesAfterEnd: boolean): Promise<ListedProblem[]> => {
    const problems = await listContestProblems(database, open.contest.id);
    const results = await readResults(open, includesAfterEnd);
    return problems.map(({ id, contestId, problemId, displayId, displayTitle, color }) => {
      const { ac, total } = ofProblem(results, id);
      return { id, cid: contestId, pid: problemId, displayId, displayTitle, color, ac, total };
    });
  };

  const readDetails = async (
    open: OpenContest,
    displayId: string,
    includesAfterEnd: boolean,
  ): Promise<Details> => {
    const asked = await findContestProblem(database, open.contest.id, displayId);
    if (asked === undefined) throw callError('contestProblemMissing');
    const row = await findProblemPage(database, asked.ownDisplayId);
    if (row === undefined) throw callError('contestProblemMissing');
    const page = presentPage(await readParts(row));
    const results = await readResults(open, includesAfterEnd);
    const { areHintsHidden } = open.hiddenFields;
    return {
      ...page,
      problem: {
        ...page.problem,
        // Its display id outside would lead to the hidden fields.
        problemId: asked.displayId,
        title: asked.displayTitle,
        ...(areHintsHidden && { source: null, author: null, difficulty: null }),
      },
      tags: areHintsHidden ? [] : page.tags,
      problemCount: { pid: asked.problemId, ...ofProblem(results, asked.id) },
    };
  };

  return { readList, readDetails };
}
