import { makePage, rejudgePreviewsCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import { offsetOf, type PageRequest } from '../../platform/page-request.ts';
import type { Platform } from '../../platform/platform.ts';
import { applyPreview, undoPreview } from './apply-preview.ts';
import { discardPreview } from './discard-preview.ts';
import { loadPreview } from './load-preview.ts';
import { comparePreviewBoard } from './preview-board.ts';
import { checkScopeAccess, openPreview } from './preview-scope.ts';
import { listChanges, listPreviewContests } from './preview-results.repository.ts';
import { listPreviews } from './previews.repository.ts';
import {
  presentBoardRow,
  presentChange,
  presentListedPreview,
  presentPerson,
} from './rejudge-previews.presenter.ts';
import { startPreview } from './start-preview.ts';
import { listAffectedUsers } from './told-users.ts';

export function registerRejudgePreviews(app: FastifyInstance, platform: Platform) {
  const { database, clock } = platform;
  registerCalls(app, authenticatorOf(platform), {
    calls: rejudgePreviewsCalls,
    handlers: {
      'GET /api/rejudge-previews': async ({ query, viewer, origin }) => {
        const scope = { problemId: query.pid ?? null, contestId: query.cid ?? null };
        const listed = { ...scope, isEverywhere: false };
        const { canSeeEverywhere } = await checkScopeAccess(platform, viewer, listed);
        const rows = await listPreviews(database, scope);
        return rows
          .filter(({ isEverywhere }) => !isEverywhere || canSeeEverywhere)
          .map((row) => presentListedPreview(row, origin.locale));
      },
      'POST /api/rejudge-previews': async ({ body, viewer, origin }) => {
        const { pid = null, cid = null, everywhere = false } = body;
        const scope = { problemId: pid, contestId: cid, isEverywhere: cid === null && everywhere };
        return { id: await startPreview(platform, { viewer, origin }, scope) };
      },
      'GET /api/rejudge-preview': async ({ query, viewer, origin }) =>
        loadPreview(platform, await openPreview(platform, viewer, query.id), origin.locale),
      'DELETE /api/rejudge-preview': async ({ query, viewer, origin }) => {
        await discardPreview(platform, { viewer, origin }, query.id);
        return null;
      },
      'GET /api/rejudge-preview/changes': async ({ query, viewer, origin }) => {
        const { id, outcome, pid, uid, keyword } = query;
        await openPreview(platform, viewer, id);
        const filter = {
          outcome,
          problemId: pid,
          userId: emptyToUndefined(uid),
          keyword: trim(keyword),
        };
        const { rows, total } = await listChanges(database, id, { filter, request: query });
        return makePage(
          rows.map((row) => presentChange(row, origin.locale)),
          total,
          query,
        );
      },
      'GET /api/rejudge-preview/people': async ({ query, viewer }) => {
        await openPreview(platform, viewer, query.id);
        const users = await listAffectedUsers(database, query.id, clock());
        const keyword = trim(query.keyword)?.toLowerCase() ?? '';
        const found = users.filter(({ username }) => username.toLowerCase().includes(keyword));
        return cutPage(found.map(presentPerson), query);
      },
      'GET /api/rejudge-preview/board': async ({ query, viewer }) => {
        const preview = await openPreview(platform, viewer, query.id);
        if (!(await listPreviewContests(database, query.id)).includes(query.cid))
          throw callError('contestMissing');
        const rows = await comparePreviewBoard(platform, preview, query.cid);
        const keyword = trim(query.keyword)?.toLowerCase() ?? '';
        const isShown = (row: (typeof rows)[number]) =>
          (query.onlyChanged !== true || row.isChanged) &&
          [row.person.username, row.person.nickname, row.person.school].some(
            (text) => text?.toLowerCase().includes(keyword) === true,
          );
        return cutPage(rows.filter(isShown).map(presentBoardRow), query);
      },
      'POST /api/rejudge-preview/apply': async ({ body, viewer, origin }) => {
        const { id, notify = false } = body;
        await applyPreview(platform, { viewer, origin }, { id, isNotifying: notify });
        return null;
      },
      'POST /api/rejudge-preview/undo': async ({ body, viewer, origin }) => {
        const { id, notify = false } = body;
        await undoPreview(platform, { viewer, origin }, { id, isNotifying: notify });
        return null;
      },
    },
  });
}

function cutPage<Row>(rows: readonly Row[], request: PageRequest) {
  const from = offsetOf(request);
  return makePage(rows.slice(from, from + request.limit), rows.length, request);
}

const emptyToUndefined = (text: string | undefined) => (text === '' ? undefined : text);
const trim = (text: string | undefined) => emptyToUndefined(text?.trim());
