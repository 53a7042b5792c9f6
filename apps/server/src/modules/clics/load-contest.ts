import type { Platform } from '../../platform/platform.ts';
import { findContest, listContestProblems, termsOf } from '../contests/index.ts';
import { listPeople, listStars, listSuperAdmins, type PersonRow } from '../standings/index.ts';
import {
  listContestSubmissions,
  listJudgingTerms,
  listLanguageNames,
  listRegisteredIds,
  listShownAnnouncements,
} from './clics.repository.ts';
import type { LoadedContest, ProblemFact } from './contest-facts.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

/** Undefined where there is no such contest. */
export async function loadContest(
  { database, clock }: Parts,
  contestId: number,
): Promise<LoadedContest | undefined> {
  const loadedMs = clock().getTime();
  const contest = await findContest(database, contestId);
  if (contest === undefined) return undefined;
  const [problems, languages, stars, superAdmins, registered, announcements, submissions] = await Promise.all(
    [
      listProblems({ database }, contestId),
      listLanguageNames(database),
      listStars(database, contestId),
      listSuperAdmins(database),
      listRegisteredIds(database, contestId),
      listShownAnnouncements(database, contestId),
      listContestSubmissions(database, contestId),
    ],
  );
  const userIds = new Set([...registered, ...submissions.map(({ userId }) => userId)]);
  const people = await listPeople(database, [...userIds]);
  return {
    contest,
    terms: termsOf(contest),
    problems,
    languages,
    stars: new Set(stars),
    excluded: new Set(contest.ownerId === null ? superAdmins : [...superAdmins, contest.ownerId]),
    registered,
    people: new Map(people.map((person: PersonRow) => [person.id, person])),
    announcements,
    submissions,
    loadedMs,
  };
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
  return rows
    .filter(({ visibility }) => visibility !== 'private')
    .flatMap((row) => {
      const term = termsById.get(row.id);
      return term === undefined
        ? []
        : [{ ...row, timeLimitMs: term.timeLimitMs, caseCount: term.caseCount ?? 0 }];
    });
}
