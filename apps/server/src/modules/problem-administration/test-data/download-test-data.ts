/**
 * How this works: the archive is created while it is sent, so every check runs before the first byte. A browser that
 * saves a link shows no error message, so the page sends a HEAD request first: it is refused like the download, and is
 * not logged.
 */
import { adminTestDataDownloads } from '@touchstone/contract';
import { writeArchive } from '@touchstone/problem-formats/write-archive';
import { canDownloadTestData } from '@touchstone/rules/test-data-access';
import { nameCaseFiles } from '@touchstone/rules/test-data-pairs';
import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import { authenticate } from '../../../platform/http/authenticate.ts';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { originOf } from '../../../platform/http/call-origin.ts';
import type { CallOrigin } from '../../../platform/http/call-context.ts';
import { fileStamp } from '../../../platform/http/file-stamp.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { loadGroupStandings } from '../../groups/index.ts';
import { targetOfProblem } from '../administered-problem.ts';
import { findAdministered } from '../problem-administration.repository.ts';
import { listCaseFiles } from './case-files.repository.ts';

const name = 'GET /api/file/download-testcase';

export function serveTestDataArchive(app: FastifyInstance, platform: Platform) {
  const { access } = adminTestDataDownloads[name];
  app.get<{ Querystring: { pid?: unknown } }>(name.replace('GET ', ''), async (request, reply) => {
    const { viewer } = await authenticate(authenticatorOf(platform), request, { access, mayUseCookie: true });
    if (viewer === undefined) throw callError('loginRequired');
    const pid = /^\d{1,15}$/.test(String(request.query.pid)) ? Number(request.query.pid) : undefined;
    if (pid === undefined) throw callError('testDataProblemNotFound');
    const testData = await getTestData(platform, viewer, pid);
    const fileName = `problem_${String(pid)}_testcase_${fileStamp(platform.clock())}.zip`;
    reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment;filename=${fileName}`)
      .header('cache-control', 'no-store');
    if (request.method === 'HEAD') return reply.send();
    return reply.send(await openTestData(platform, { viewer, origin: originOf(request) }, testData));
  });
}

type TestData = Awaited<ReturnType<typeof getTestData>>;

async function getTestData({ database }: Pick<Platform, 'database'>, viewer: Viewer, pid: number) {
  const problem = await findAdministered(database, pid);
  if (problem === undefined) throw callError('testDataProblemNotFound');
  const standings = await loadGroupStandings(database, viewer, [problem.groupId]);
  const facts = { authorId: problem.authorId, groupStanding: standings(problem.groupId) };
  if (!canDownloadTestData(viewer, facts)) throw callError('testDataForbidden');
  const cases = await listCaseFiles(database, pid);
  if (cases.length === 0) throw callError('testDataMissing');
  return { pid, displayId: problem.displayId, cases };
}

async function openTestData(
  { database, fileStore, clock }: Pick<Platform, 'database' | 'fileStore' | 'clock'>,
  by: { viewer: Viewer; origin: CallOrigin },
  { pid, displayId, cases }: TestData,
): Promise<Readable> {
  await recordAudit(database, by, {
    action: 'problem.download-test-data',
    target: targetOfProblem(pid),
    after: { problemId: displayId, caseCount: cases.length },
  });
  const names = nameCaseFiles(cases);
  return writeArchive(clock(), ({ addFile }) => {
    for (const [index, { inputSha256, inputBytes, answerSha256, answerBytes }] of cases.entries()) {
      const { inputName = '', answerName = '' } = names[index] ?? {};
      addFile(inputName, stored(inputName, inputSha256, inputBytes));
      addFile(answerName, stored(answerName, answerSha256, answerBytes));
    }
    return Promise.resolve();
  });

  function stored(fileName: string, sha256: string, sizeBytes: number) {
    return { name: fileName, sizeBytes, open: () => fileStore.open(sha256) };
  }
}
