import { makePage } from '@touchstone/contract';
import { isAnyAdmin } from '@touchstone/rules/permissions';
import { callError } from '../../platform/errors/call-error.ts';
import type { PageRequest } from '../../platform/page-request.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { openGroup } from '../groups/index.ts';
import { canSeeProblem, findProblemByDisplayId } from '../problems/index.ts';
import type { DiscussionFilter } from './discussion-list.repository.ts';
import type { DiscussionPages } from './discussion-pages.ts';
import { presentDiscussion } from './discussions.presenter.ts';
import { loadTexts } from './discussions.repository.ts';

type Parts = Pick<Platform, 'database' | 'settings'> & { loadPage: DiscussionPages };

export interface SentFilter extends PageRequest {
  cid?: number | undefined;
  pid?: string | null | undefined;
  onlyMine?: boolean | undefined;
  keyword?: string | undefined;
}

const nothing = (page: PageRequest) => makePage([], 0, page);

/** An empty keyword is none. */
const keywordOf = (typed: string | undefined) => typed?.trim() || undefined;

/** The id of the problem; null: the viewer sees no problem with this display id. */
async function findProblemId(
  { database }: Pick<Parts, 'database'>,
  viewer: Viewer | undefined,
  displayId: string,
): Promise<number | null> {
  const problem = await findProblemByDisplayId(database, displayId);
  return problem !== undefined && (await canSeeProblem(database, problem, viewer)) ? problem.id : null;
}

type Scope = Pick<DiscussionFilter, 'groupId' | 'withSolutions' | 'withDisabled'>;

async function loadRecords(
  parts: Parts,
  viewer: Viewer | undefined,
  { query, scope, withContent }: { query: SentFilter; scope: Scope; withContent: boolean },
) {
  const problemId = query.pid == null ? undefined : await findProblemId(parts, viewer, query.pid);
  if (problemId === null) return nothing(query);
  const filter = {
    ...scope,
    categoryId: query.cid,
    problemId,
    authorId: query.onlyMine === true ? viewer?.id : undefined,
  };
  const { currentPage, limit } = query;
  const wanted = { filter, keyword: keywordOf(query.keyword), page: { currentPage, limit } };
  const { rows, total } = await parts.loadPage(wanted);
  const whole = rows.filter(({ authorId }) => withContent || authorId === viewer?.id);
  const texts = await loadTexts(
    parts.database,
    whole.map(({ id }) => id),
  );
  const records = rows.map((row) => presentDiscussion(row, texts.get(row.id) ?? null));
  return makePage(records, total, query);
}

export async function listDiscussions(
  parts: Parts,
  viewer: Viewer | undefined,
  { admin, ...query }: SentFilter & { admin?: boolean | undefined },
) {
  const isAdmin = viewer !== undefined && isAnyAdmin(viewer.role);
  if (admin === true && isAdmin)
    return loadRecords(parts, viewer, {
      query,
      scope: { groupId: undefined, withSolutions: true, withDisabled: true },
      withContent: false,
    });
  if (!parts.settings.current.switches.openPublicDiscussion) throw callError('publicDiscussionClosed');
  const isMine = query.onlyMine === true && viewer !== undefined;
  return loadRecords(parts, viewer, {
    query,
    // Own disabled ones and own solutions too: their author looks for them here.
    scope: isMine
      ? { groupId: null, withSolutions: true, withDisabled: true }
      : { groupId: null, withSolutions: false, withDisabled: false },
    withContent: false,
  });
}

export async function listGroupDiscussions(
  parts: Parts,
  viewer: Viewer,
  { gid, isAdministration, ...query }: SentFilter & { gid: number; isAdministration: boolean },
) {
  if (!parts.settings.current.switches.openGroupDiscussion) throw callError('groupDiscussionClosed');
  await openGroup(parts.database, viewer, gid, isAdministration ? 'seeAdministration' : 'seeContent');
  const isMine = query.onlyMine === true;
  return loadRecords(parts, viewer, {
    query,
    scope: {
      groupId: gid,
      withSolutions: isAdministration || isMine,
      withDisabled: isAdministration || isMine,
    },
    withContent: true,
  });
}
