import { contestInsideCalls, makePage, toWireDate } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { registerCalls } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isOutside, openContest, openContestOrBoard } from '../open-contest.ts';
import { listShown, listUnread, type ShownAnnouncementRow } from './announcements.repository.ts';
import { createPresence } from './note-presence.ts';
import { createContestProblemLoader, type ListedProblem } from './load-problems.ts';

export function registerContestContent(app: FastifyInstance, platform: Platform) {
  const { database } = platform;
  const { loadList, loadDetails } = createContestProblemLoader(platform);
  const notePresence = createPresence(platform);
  registerCalls(app, authenticatorOf(platform), {
    calls: contestInsideCalls,
    handlers: {
      'GET /api/get-contest-problem': async ({ query, viewer, origin: { locale } }) => {
        const open = await openContestOrBoard(platform, viewer, query.cid);
        const problems = await loadList(open, { includesAfterEnd: query.containsEnd === true, locale });
        return (await isOutside(database, viewer, open)) ? problems.map(withDisplayIdOnly) : problems;
      },
      'GET /api/get-contest-problem-details': async ({ query, viewer, origin: { locale } }) => {
        const open = await openContest(platform, viewer, query.cid);
        await notePresence(open, viewer);
        return loadDetails(open, query.displayId, { includesAfterEnd: query.containsEnd === true, locale });
      },
      'GET /api/get-contest-announcement': async ({ query, viewer }) => {
        const { contest } = await openContest(platform, viewer, query.cid);
        const { rows, total } = await listShown(database, contest.id, query);
        return makePage(rows.map(presentAnnouncement), total, query);
      },
      'POST /api/get-contest-not-read-announcement': async ({ body, viewer }) => {
        const { contest } = await openContest(platform, viewer, body.cid);
        const rows = await listUnread(database, contest.id, body.readAnnouncementList);
        return rows.map(presentAnnouncement);
      },
    },
  });
}

/** Titles and counts stay inside: a public board shows display ids and balloons. */
const withDisplayIdOnly = (problem: ListedProblem): ListedProblem => ({
  ...problem,
  pid: 0,
  displayTitle: '',
  ac: 0,
  total: 0,
});

const presentAnnouncement = (row: ShownAnnouncementRow) => ({
  id: row.id,
  title: row.title,
  content: row.content,
  uid: row.authorId,
  username: row.username,
  status: 0,
  gmtCreate: toWireDate(row.createdAt),
  gmtModified: toWireDate(row.updatedAt),
});
