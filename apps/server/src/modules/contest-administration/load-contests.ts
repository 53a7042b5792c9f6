/** Loads the list and the form of contests for their administrators. */
import { makePage } from '@touchstone/contract';
import type { PageRequest } from '../../platform/page-request.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { loadGroupStandings } from '../groups/index.ts';
import { getAdministeredContest } from './administered-contest.ts';
import { presentContestForm, presentListedContest } from './contest-administration.presenter.ts';
import {
  countContestProblems,
  countContestSubmissions,
  listAdministeredContests,
  listStarNames,
  type ContestListFilter,
} from './contest-administration.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

export async function loadAdministeredContests(
  { database, clock }: Parts,
  viewer: Viewer,
  { filter, page }: { filter: ContestListFilter; page: PageRequest },
) {
  const { rows, total } = await listAdministeredContests(database, filter, page);
  const now = clock();
  const standings = await loadGroupStandings(
    database,
    viewer,
    rows.map(({ groupId }) => groupId),
  );
  const records = rows.map((row) =>
    presentListedContest(row, {
      viewer,
      now,
      standings,
      problemCount: row.problemCount ?? 0,
      stars: row.stars,
    }),
  );
  return makePage(records, total, page);
}

export async function loadContestForm({ database, clock }: Parts, viewer: Viewer, id: number) {
  const contest = await getAdministeredContest(database, viewer, id);
  const [stars, problemCount, submissionCount] = await Promise.all([
    listStarNames(database, id),
    countContestProblems(database, id),
    countContestSubmissions(database, { contestId: id }),
  ]);
  const standings = await loadGroupStandings(database, viewer, [contest.groupId]);
  const context = { viewer, now: clock(), standings };
  return presentContestForm(contest, { ...context, stars, problemCount, submissionCount });
}
