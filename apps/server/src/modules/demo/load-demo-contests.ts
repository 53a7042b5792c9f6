/** Contests with their submissions. They are loaded last, because their submissions count nowhere else. */
import { defaultLocale } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { defaultAwards } from '@touchstone/rules/contests/awards';
import { rootId } from '../accounts/index.ts';
import { insertContest } from '../contest-administration/index.ts';
import { demoContests, type DemoContest } from './demo-contests.ts';
import { insertContestParts, insertSubmissions } from './demo.repository.ts';
import { demoUsers } from './demo-users.ts';
import { generateContestSubmissions } from './generate-contest-submissions.ts';
import type { DemoProblem } from './load-demo-files.ts';

export interface LoadedContent {
  problems: readonly DemoProblem[];
  userIds: ReadonlyMap<string, string>;
  problemIds: ReadonlyMap<string, number>;
  now: Date;
}

const minuteMs = 60_000;

export async function loadDemoContests(transaction: Queryable, loaded: LoadedContent) {
  for (const contest of demoContests) await loadContest(transaction, contest, loaded);
}

/** `groupId`: the contest belongs to the group, and its contestants are the members. */
export async function loadContest(
  transaction: Queryable,
  contest: DemoContest,
  loaded: LoadedContent & { groupId?: number },
) {
  const { problemIds, now, groupId = null } = loaded;
  const contestProblems = contest.problems.flatMap(({ displayId, color }, index) => {
    const problemId = problemIds.get(displayId);
    const problem = loaded.problems.find((one) => one.displayId === displayId);
    const letter = String.fromCodePoint(0x41 + index);
    return problemId === undefined || problem === undefined ? [] : [{ problem, problemId, letter, color }];
  });
  // A site with other problems under these display ids has its own contests, too.
  if (contestProblems.length < contest.problems.length) return;
  // Contests usually start at a full minute.
  const minute = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const at = (ms: number) => new Date(minute + ms);
  const contestId = await insertContest(transaction, {
    ...columnsOf(contest, at),
    groupId,
    createdAt: at(contest.startMs),
  });
  const contestants = demoUsers
    .filter(({ username, reach }) => reach > 0 && loaded.userIds.has(username))
    .toSorted((one, other) => other.reach - one.reach)
    .slice(contest.contestants.from, contest.contestants.to);
  const star = contest.hasStar ? loaded.userIds.get(contestants[3]?.username ?? '') : undefined;
  const contestProblemIds = await insertContestParts(transaction, {
    problems: contestProblems.map(({ problem, problemId, letter, color }) => ({
      contestId,
      problemId,
      displayId: letter,
      displayTitle: problem.title[defaultLocale],
      color,
    })),
    stars: star === undefined ? [] : [{ contestId, userId: star }],
    announcements: contest.announcements.map(({ minute, ...text }) => {
      const createdAt = at(contest.startMs + minute * minuteMs);
      return { ...text, contestId, authorId: rootId, createdAt, updatedAt: createdAt };
    }),
  });
  const played = {
    title: contest.title,
    startAt: at(contest.startMs),
    until: at(Math.min(contest.endMs, 0)),
  };
  const submissions = generateContestSubmissions(
    played,
    contestants,
    contestProblems.map(({ problem }) => problem),
  );
  await insertSubmissions(
    transaction,
    submissions.map(({ username, displayId, ...submission }) => ({
      ...submission,
      userId: loaded.userIds.get(username) ?? '',
      problemId: problemIds.get(displayId) ?? 0,
      contestId,
      groupId,
      contestProblemId: contestProblemIds.get(problemIds.get(displayId) ?? 0) ?? null,
      codeLength: submission.code.length,
      updatedAt: submission.submittedAt,
    })),
  );
}

const columnsOf = (contest: DemoContest, at: (ms: number) => Date) => ({
  ownerId: rootId,
  title: contest.title,
  description: contest.description,
  scoring: contest.scoring,
  oiBasis: 'highest' as const,
  startAt: at(contest.startMs),
  endAt: at(contest.endMs),
  sealedFrom: contest.frozenFromMs === null ? null : at(contest.frozenFromMs),
  isBoardPublic: true,
  isSubmittingAllowedAfterEnd: true,
  shownName: 'nickname' as const,
  awardType: contest.hasAwards ? ('proportion' as const) : ('none' as const),
  awards: JSON.stringify(contest.hasAwards ? defaultAwards : []),
});
