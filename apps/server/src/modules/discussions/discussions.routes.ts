import {
  adminDiscussionsCalls,
  discussionsCalls,
  groupDiscussionsCalls,
  makePage,
  solutionsCalls,
  toWireDate,
} from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import type { Handlers } from '../../platform/http/call-context.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeDiscussion, deleteDiscussion, markOfficial, restoreDiscussion } from './change-discussion.ts';
import { createDiscussionPages, type DiscussionPages } from './discussion-pages.ts';
import { listCategories } from './discussions.repository.ts';
import { likeDiscussion } from './like-discussion.ts';
import { listDiscussions, listGroupDiscussions } from './list-discussions.ts';
import { loadSolutions } from './list-solutions.ts';
import { moderateDiscussion, removeDiscussions } from './moderate-discussions.ts';
import { postDiscussion } from './post-discussion.ts';
import { schedulePurge } from './purge-discussions.ts';
import { presentPostingLimits } from './posting-limits.ts';
import { checkReport, handleReport } from './reports/handle-report.ts';
import { reportDiscussion } from './reports/report-discussion.ts';
import { presentReport } from './reports/reports.presenter.ts';
import { listReports } from './reports/reports.repository.ts';
import { saveCategories } from './save-categories.ts';
import { createDiscussionViewer } from './view-discussion.ts';

export async function registerDiscussions(app: FastifyInstance, platform: Platform) {
  const authenticator = authenticatorOf(platform);
  const parts = { ...platform, loadPage: createDiscussionPages(platform) };
  registerCalls(app, authenticator, {
    calls: discussionsCalls,
    handlers: { ...readingHandlers(parts), ...writingHandlers(parts), ...categoryHandlers(platform) },
  });
  registerCalls(app, authenticator, { calls: solutionsCalls, handlers: solutionHandlers(parts) });
  registerCalls(app, authenticator, { calls: groupDiscussionsCalls, handlers: groupHandlers(parts) });
  registerCalls(app, authenticator, { calls: adminDiscussionsCalls, handlers: adminHandlers(parts) });
  await schedulePurge(platform);
}

type DiscussionHandlers = Handlers<typeof discussionsCalls>;

type Listing = Platform & { loadPage: DiscussionPages };

/** The user who made a change sees it in the next list, also before the event arrives. */
async function refreshing<Result>({ loadPage }: Listing, change: Promise<Result>): Promise<Result> {
  const result = await change;
  await loadPage.invalidate();
  return result;
}

function readingHandlers(platform: Listing) {
  const view = createDiscussionViewer(platform);
  return {
    'GET /api/get-discussion-list': ({ viewer, query }) => listDiscussions(platform, viewer, query),
    'GET /api/get-discussion-detail': ({ viewer, origin, query }) => view(query.did, { viewer, origin }),
    'GET /api/discussion-posting-limits': ({ viewer, query }) =>
      presentPostingLimits(platform, { viewer, problem: query.pid }),
  } satisfies Partial<DiscussionHandlers>;
}

function writingHandlers(platform: Listing) {
  return {
    'POST /api/discussion': async ({ viewer, origin, body }) => ({
      id: await refreshing(platform, postDiscussion(platform, { viewer, origin }, body)),
    }),
    'PUT /api/discussion': async ({ viewer, origin, body }) => {
      await refreshing(platform, changeDiscussion(platform, { viewer, origin }, { sent: body }));
      return null;
    },
    'DELETE /api/discussion': async ({ viewer, origin, query }) => {
      await refreshing(platform, deleteDiscussion(platform, { viewer, origin }, { id: query.did }));
      return null;
    },
    'POST /api/discussion-restore': async ({ viewer, origin, body }) => {
      await refreshing(platform, restoreDiscussion(platform, { viewer, origin }, body.did));
      return null;
    },
    'GET /api/discussion-like': async ({ viewer, query }) => {
      await likeDiscussion(platform, viewer, query);
      return null;
    },
    'POST /api/discussion-report': async ({ viewer, body }) => {
      await reportDiscussion(platform, viewer, body);
      return null;
    },
  } satisfies Partial<DiscussionHandlers>;
}

const presentCategories = (rows: Awaited<ReturnType<typeof listCategories>>) =>
  rows.map(({ id, name, createdAt, updatedAt }) => ({
    id,
    name,
    gmtCreate: toWireDate(createdAt),
    gmtModified: toWireDate(updatedAt),
  }));

function categoryHandlers(platform: Platform) {
  return {
    'GET /api/discussion-category': async () => presentCategories(await listCategories(platform.database)),
    'POST /api/discussion-category': async ({ viewer, origin, body }) =>
      presentCategories(await saveCategories(platform, { viewer, origin }, body)),
  } satisfies Partial<DiscussionHandlers>;
}

const solutionHandlers = (platform: Listing): Handlers<typeof solutionsCalls> => ({
  'GET /api/problem-solutions': ({ viewer, query }) => loadSolutions(platform, viewer, query),
  'PUT /api/discussion-official': async ({ viewer, origin, body }) => {
    await refreshing(platform, markOfficial(platform, { viewer, origin }, body));
    return null;
  },
});

const groupHandlers = (platform: Listing): Handlers<typeof groupDiscussionsCalls> => ({
  'GET /api/group/get-discussion-list': ({ viewer, query }) =>
    listGroupDiscussions(platform, viewer, { ...query, isAdministration: false }),
  'GET /api/group/get-admin-discussion-list': ({ viewer, query }) =>
    listGroupDiscussions(platform, viewer, { ...query, isAdministration: true }),
  'POST /api/group/discussion': async ({ viewer, origin, body }) => {
    if (body.gid === undefined) throw callError('discussionGroupMissing');
    return { id: await refreshing(platform, postDiscussion(platform, { viewer, origin }, body)) };
  },
  'PUT /api/group/discussion': async ({ viewer, origin, body }) => {
    await refreshing(
      platform,
      changeDiscussion(platform, { viewer, origin }, { sent: body, isOfGroup: true }),
    );
    return null;
  },
  'DELETE /api/group/discussion': async ({ viewer, origin, query }) => {
    await refreshing(
      platform,
      deleteDiscussion(platform, { viewer, origin }, { id: query.did, isOfGroup: true }),
    );
    return null;
  },
});

const adminHandlers = (platform: Listing): Handlers<typeof adminDiscussionsCalls> => ({
  'PUT /api/admin/discussion': async ({ viewer, origin, body }) => {
    await refreshing(platform, moderateDiscussion(platform, { viewer, origin }, body));
    return null;
  },
  'DELETE /api/admin/discussion': async ({ viewer, origin, body }) => {
    await refreshing(platform, removeDiscussions(platform, { viewer, origin }, body));
    return null;
  },
  'GET /api/admin/discussion-report': async ({ query }) => {
    const filter = { isHandled: query.status, discussionId: query.did };
    const { rows, total } = await listReports(platform.database, filter, query);
    return makePage(rows.map(presentReport), total, query);
  },
  'PUT /api/admin/discussion-report': async ({ viewer, origin, body }) => {
    await checkReport(platform, { viewer, origin }, body);
    return null;
  },
  'POST /api/admin/discussion-report/handle': async ({ viewer, origin, body }) => {
    await refreshing(platform, handleReport(platform, { viewer, origin }, body));
    return null;
  },
});
