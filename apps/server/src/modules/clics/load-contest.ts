import type { Platform } from '../../platform/platform.ts';
import { forEachChunk } from '../../platform/chunks.ts';
import { findContest, listContestProblems, listUnranked, contestRules } from '../contests/index.ts';
import { guestStandings } from '../groups/index.ts';
import { listContestants, listStars, type ContestantRow } from '../standings/index.ts';
import {
  listJudgingTerms,
  listLanguageNames,
  listRegisteredIds,
  listShownAnnouncements,
  readSubmissions,
  type SubmissionRow,
} from './clics.repository.ts';
import { createContestFacts, type ContestFacts, type ProblemFact } from './contest-facts.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

/** The number of submissions per chunk. */
const partSize = 1000;

/** Returns undefined when the contest does not exist. A large contest takes seconds and is loaded in chunks. */
export async function loadContest(
  { database, clock }: Parts,
  contestId: number,
): Promise<ContestFacts | undefined> {
  const loadedMs = clock().getTime();
  const contest = await findContest(database, contestId);
  if (contest === undefined) return undefined;
  const [problems, languages, stars, excluded, registered, announcements, submissions] = await Promise.all([
    listProblems({ database }, contestId),
    listLanguageNames(database),
    listStars(database, contestId),
    listUnranked(database, contest),
    listRegisteredIds(database, contestId),
    listShownAnnouncements(database, contestId),
    listSubmissions({ database }, contestId),
  ]);
  const userIds = new Set([...registered, ...submissions.map(({ userId }) => userId)]);
  const people = await listContestants(database, [...userIds]);
  const facts = createContestFacts({
    contest,
    // These facts serve all viewers; open-clics.ts decides about access.
    rules: contestRules(contest, { groupStanding: guestStandings(contest.groupId), viewerId: undefined }),
    problems,
    languages,
    stars: new Set(stars),
    excluded,
    registered,
    people: new Map(people.map((person: ContestantRow) => [person.id, person])),
    announcements,
    loadedMs,
  });
  await forEachChunk(submissions, partSize, facts.add);
  return facts;
}

/** Ordered by id. */
async function listSubmissions(
  { database }: Pick<Parts, 'database'>,
  contestId: number,
): Promise<SubmissionRow[]> {
  const all: SubmissionRow[] = [];
  for await (const rows of readSubmissions(database, contestId)) all.push(...rows);
  return all.sort((one, other) => one.id - other.id);
}

async function listProblems(
  { database }: Pick<Parts, 'database'>,
  contestId: number,
): Promise<ProblemFact[]> {
  const [rows, terms] = await Promise.all([
    listContestProblems(database, contestId),
    listJudgingTerms(database, contestId),
  ]);
  const termsById = new Map(terms.map((term) => [term.id, term]));
  return rows.flatMap((row) => {
    const term = termsById.get(row.id);
    return term === undefined
      ? []
      : [{ ...row, timeLimitMs: term.timeLimitMs, caseCount: term.caseCount ?? 0 }];
  });
}
