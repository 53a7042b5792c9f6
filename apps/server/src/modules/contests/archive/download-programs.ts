/**
 * The programs of a contest as an archive, for its administrators.
 *
 * How this works: names and sizes are loaded at once, each program when it is written, so that a large contest is never
 * in memory as a whole. Every check runs before the first byte. The page sends HEAD first, and then lets the browser
 * save the address: HEAD is refused like the download, and is not logged.
 */
import { contestRoomDownloads } from '@touchstone/contract';
import type { Database } from '@touchstone/database';
import { createNameGiver, safeFileName } from '@touchstone/problem-formats/safe-file-name';
import { writeArchive } from '@touchstone/problem-formats/write-archive';
import { nameArchivedProgram, type ArchiveSplit } from '@touchstone/rules/contests/archived-program';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import { authenticate } from '../../../platform/http/authenticate.ts';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { originOf } from '../../../platform/http/call-origin.ts';
import { fileStamp } from '../../../platform/http/file-stamp.ts';
import type { Platform } from '../../../platform/platform.ts';
import { formatSiteTime } from '../../../platform/site-time.ts';
import type { ContestRow } from '../contests.repository.ts';
import { openContestAsAdmin } from '../open-contest.ts';
import { listArchived, loadCode, type ArchivedRow } from './archive.repository.ts';

const name = 'GET /api/file/download-contest-ac-submission';

interface Query {
  cid?: unknown;
  excludeAdmin?: unknown;
  splitType?: unknown;
}

export function servePrograms(app: FastifyInstance, platform: Platform) {
  const { database, clock } = platform;
  const { access } = contestRoomDownloads[name];
  app.get<{ Querystring: Query }>(name.replace('GET ', ''), async (request, reply) => {
    const { viewer } = await authenticate(authenticatorOf(platform), request, { access, mayUseCookie: true });
    if (viewer === undefined) throw callError('loginRequired');
    const { cid, excludeAdmin, splitType } = request.query;
    if (!/^\d{1,15}$/.test(String(cid))) throw callError('contestMissing');
    const { contest } = await openContestAsAdmin(platform, viewer, Number(cid));
    const now = clock();
    reply
      .header('content-type', 'application/zip')
      .header(
        'content-disposition',
        `attachment; filename=contest_${String(contest.id)}_${fileStamp(now)}.zip`,
      )
      .header('cache-control', 'no-store');
    if (request.method === 'HEAD') return reply.send();
    const rows = await listArchived(database, contest, { excludesAdmins: excludeAdmin === 'true' });
    await recordAudit(
      database,
      { viewer, origin: originOf(request) },
      {
        action: 'contest.download-programs',
        target: `contest ${String(contest.id)}`,
        after: { programs: rows.length },
      },
    );
    const split = splitType === 'problem' ? 'problem' : 'user';
    return reply.send(archive(database, { contest, rows, split, now }));
  });
}

interface Archived {
  contest: ContestRow;
  rows: readonly ArchivedRow[];
  split: ArchiveSplit;
  now: Date;
}

function archive(database: Database, { contest, rows, split, now }: Archived): Readable {
  const giveName = createNameGiver();
  return writeArchive(now, ({ addFile }) => {
    for (const row of rows) {
      const { folder, file } = nameArchivedProgram(
        {
          ...row,
          time: formatSiteTime(row.submittedAt).replaceAll(/\D/g, ''),
          score: contest.scoring === 'oi' ? row.score : null,
        },
        split,
      );
      const path = giveName(`${safeFileName(folder, '_')}/${safeFileName(file, '_')}`);
      const open = async () => Readable.from([Buffer.from(await loadCode(database, row.id))]);
      addFile(path, { name: file, sizeBytes: row.bytes, open });
    }
    return Promise.resolve();
  });
}
