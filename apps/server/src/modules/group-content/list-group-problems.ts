import type { Locale } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import type { PageRequest } from '../../platform/page-request.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { loadGroupStandings, type GroupStandings } from '../groups/index.ts';
import { canEditListed, presentListRow } from '../problem-administration/index.ts';
import { presentListed } from '../problems/index.ts';
import { mapTagsOfProblems } from '../tags/index.ts';
import {
  listAdministeredGroupProblems,
  listGroupProblems,
  mapGroupResults,
  type AdministeredGroupRow,
} from './group-content.repository.ts';

type Query = PageRequest & { gid: number };

export async function loadGroupProblems(
  database: Queryable,
  { query, locale }: { query: Query; locale: Locale },
) {
  const { rows, total } = await listGroupProblems(database, query.gid, query);
  const problemIds = rows.map(({ id }) => id);
  const [tags, results] = await Promise.all([
    mapTagsOfProblems(database, problemIds),
    mapGroupResults(database, { groupId: query.gid, problemIds }),
  ]);
  const records = rows.map((row) =>
    presentListed({ row, tags: tags.get(row.id) ?? [], results: results.get(row.id) ?? [] }, locale),
  );
  return { records, total };
}

export async function loadAdministeredGroupProblems(
  database: Queryable,
  { viewer, query, locale }: { viewer: Viewer; query: Query; locale: Locale },
) {
  const { rows, total } = await listAdministeredGroupProblems(database, query.gid, query);
  const standings = await loadGroupStandings(database, viewer, [query.gid]);
  return { records: rows.map((row) => present(row, { viewer, locale, standings })), total };
}

/** A problem that became public cannot be changed here: it is shown so that its group may take it back. */
const present = (
  row: AdministeredGroupRow,
  { viewer, locale, standings }: { viewer: Viewer; locale: Locale; standings: GroupStandings },
) => ({
  ...presentListRow(row, locale),
  gid: row.groupId ?? row.applicationGroupId,
  applyPublicProgress: row.applicationProgress,
  canEdit: row.groupId !== null && canEditListed(viewer, row, standings),
});
