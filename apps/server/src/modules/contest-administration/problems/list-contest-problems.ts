import { makePage, type Locale } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { isProblemAdmin } from '@touchstone/rules/permissions';
import { parseAdminProblemOrigin } from '@touchstone/rules/problem-origin';
import { offsetOf } from '../../../platform/page-request.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { getAdministeredContest } from '../administered-contest.ts';
import { presentEntry, presentListedProblem } from './contest-problems.presenter.ts';
import {
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
  if (query.problemType === undefined) return listIncluded(database, { viewer, filter, query, locale });
  const ownerId = isProblemAdmin(viewer.role) ? undefined : viewer.id;
  const { rows, total } = await listCandidates(database, { ...filter, contest, ownerId }, query);
  const records = rows.map((row) => presentListedProblem(row, viewer, locale));
  return { problemList: makePage(records, total, query), contestProblemMap: {} };
}

async function listIncluded(
  database: Queryable,
  { viewer, filter, query, locale }: { viewer: Viewer; filter: ProblemFilter; query: Query; locale: Locale },
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
      shown.map((row) => presentListedProblem(row, viewer, locale)),
      found.length,
      query,
    ),
    contestProblemMap: Object.fromEntries(
      entries.map((entry) => [String(entry.problemId), presentEntry(entry)]),
    ),
  };
}
