/** The problems of a contest, for a viewer who has passed its access check. */
import type { contestInsideCalls, DataOf, Locale } from '@touchstone/contract';
import { contestLanguages } from '@touchstone/rules/contests/contest-languages';
import { countedUntil } from '@touchstone/rules/contests/shown-window';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cacheByKey } from '../../../platform/cache-many.ts';
import { contestTitleFor } from '../../../platform/translated-columns.ts';
import { createPartsLoader, findProblemPage, presentPage, presentResults } from '../../problems/index.ts';
import { findContestProblem, listContestProblems } from '../contest-problems.repository.ts';
import { languagesOf } from '../contest-rules.ts';
import type { OpenContest } from '../open-contest.ts';
import { countResults, type CountedResults, type ResultRow } from './contest-results.repository.ts';

export type ListedProblem = DataOf<(typeof contestInsideCalls)['GET /api/get-contest-problem']>[number];
type Details = DataOf<(typeof contestInsideCalls)['GET /api/get-contest-problem-details']>;

/** All participants of a contest see the same counts, which may be this old. */
const ttlMs = 2000;
const maxCachedCounts = 200;

interface Shown {
  includesAfterEnd: boolean;
  locale: Locale;
}

const ofProblem = (results: readonly ResultRow[], contestProblemId: number) =>
  presentResults(results.filter((result) => result.contestProblemId === contestProblemId));

export function createContestProblemLoader(platform: Pick<Platform, 'database' | 'clock' | 'eventBus'>) {
  const { database, clock } = platform;
  const loadParts = createPartsLoader(platform);
  const loadCounts = cacheByKey({
    clock,
    ttlMs,
    maxEntries: maxCachedCounts,
    keyOf: ({ contestId, ownerId, from, until }: CountedResults) =>
      [contestId, ownerId, from.getTime(), until?.getTime()].join(' '),
    read: (wanted: CountedResults) => countResults(database, wanted),
  });

  const loadResults = ({ contest, rules, hiddenFields }: OpenContest, includesAfterEnd: boolean) => {
    const untilMs = countedUntil(rules, hiddenFields, includesAfterEnd);
    return loadCounts({
      contestId: contest.id,
      ownerId: contest.ownerId,
      from: contest.startAt,
      until: untilMs === null ? null : new Date(untilMs),
    });
  };

  const loadList = async (
    open: OpenContest,
    { includesAfterEnd, locale }: Shown,
  ): Promise<ListedProblem[]> => {
    const problems = await listContestProblems(database, open.contest.id);
    const results = await loadResults(open, includesAfterEnd);
    return problems.map((problem) => {
      const { id, contestId, problemId, displayId, color } = problem;
      const { ac, total } = ofProblem(results, id);
      const displayTitle = contestTitleFor(problem, locale);
      return { id, cid: contestId, pid: problemId, displayId, displayTitle, color, ac, total };
    });
  };

  const loadDetails = async (
    open: OpenContest,
    displayId: string,
    { includesAfterEnd, locale }: Shown,
  ): Promise<Details> => {
    const entry = await findContestProblem(database, open.contest.id, displayId);
    if (entry === undefined) throw callError('contestProblemMissing');
    const row = await findProblemPage(database, entry.ownDisplayId);
    if (row === undefined) throw callError('contestProblemMissing');
    const page = presentPage(await loadParts(row), locale);
    const results = await loadResults(open, includesAfterEnd);
    const { areHintsHidden } = open.hiddenFields;
    return {
      ...page,
      problem: {
        ...page.problem,
        // Its display id outside would lead to the hidden fields.
        problemId: entry.displayId,
        title: contestTitleFor(entry, locale),
        ...(areHintsHidden && { source: null, author: null, difficulty: null }),
      },
      tags: areHintsHidden ? [] : page.tags,
      // The list of the contest names languages of our own judge.
      languages: entry.isRemote
        ? page.languages
        : contestLanguages(languagesOf(open.contest), page.languages),
      problemCount: { pid: entry.problemId, ...ofProblem(results, entry.id) },
    };
  };

  return { loadList, loadDetails };
}
