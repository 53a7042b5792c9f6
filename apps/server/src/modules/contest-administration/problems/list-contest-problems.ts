import { makePage, type Locale } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { isGroupRoot } from '@touchstone/rules/group-standing';
import { isProblemAdmin, isSuperAdmin } from '@touchstone/rules/permissions';
import { parseAdminProblemOrigin } from '@touchstone/rules/problem-origin';
import { callError } from '../../../platform/errors/call-error.ts';
import { offsetOf } from '../../../platform/page-request.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { loadGroupStandings } from '../../groups/index.ts';
import { getAdministeredContest } from '../administered-contest.ts';
import { presentEntry, presentListedProblem, type ListContext } from './contest-problems.presenter.ts';
import {
  findEntryOf,
  listCandidates,
  listEntries,
  listProblemsIn,
  type ProblemFilter,
} from './contest-problems.repository.ts';

interface Query {
  cid: number;
  currentPage: number;
  limit: number;
  keyword?: string | undefined;
  problemType?: number | undefined;
  oj?: string | undefined;
  /** Candidates of the group of the contest instead of the site. */
  fromGroup?: boolean | undefined;
}

const byName = new Intl.Collator('en', { numeric: true });

/** Lists the problems of the contest, or the candidates for it. The type of the stored contest applies. */
export async function listContestProblems(
  database: Queryable,
  { viewer, query, locale }: { viewer: Viewer; query: Query; locale: Locale },
) {
  const contest = await getAdministeredContest(database, viewer, query.cid);
  const filter: ProblemFilter = {
    keyword: query.keyword?.trim() || undefined,
    origin: parseAdminProblemOrigin(query.oj),
  };
  const standings = await loadGroupStandings(database, viewer, [contest.groupId]);
  const context = { viewer, locale, standings };
  if (query.problemType === undefined) return listIncluded(database, { context, filter, query });
  const groupId = query.fromGroup === true ? contest.groupId : null;
  const seesAll =
    groupId === null
      ? isProblemAdmin(viewer.role)
      : isSuperAdmin(viewer.role) || isGroupRoot(standings(groupId));
  const ownerId = seesAll ? undefined : viewer.id;
  const { rows, total } = await listCandidates(database, { ...filter, contest, ownerId, groupId }, query);
  const records = rows.map((row) => presentListedProblem(row, context));
  return { problemList: makePage(records, total, query), contestProblemMap: {} };
}

async function listIncluded(
  database: Queryable,
  { context, filter, query }: { context: ListContext; filter: ProblemFilter; query: Query },
) {
  const found = await listProblemsIn(database, query.cid, filter);
  const start = offsetOf(query);
  const shown = found
    .toSorted((one, other) => byName.compare(one.nameInContest, other.nameInContest))
    .slice(start, start + query.limit);
  const ids = new Set(shown.map(({ id }) => id));
  const entries = (await listEntries(database, query.cid)).filter(({ problemId }) => ids.has(problemId));
  return {
    problemList: makePage(
      shown.map((row) => presentListedProblem(row, context)),
      found.length,
      query,
    ),
    contestProblemMap: Object.fromEntries(
      entries.map((entry) => [String(entry.problemId), presentEntry(entry)]),
    ),
  };
}

export async function loadContestProblem(
  database: Queryable,
  viewer: Viewer,
  { cid, pid }: { cid: number; pid: number },
) {
  await getAdministeredContest(database, viewer, cid);
  const entry = await findEntryOf(database, { contestId: cid, problemId: pid });
  if (entry === undefined) throw callError('contestProblemNotInContest');
  return presentEntry(entry);
}
