/** The pairs of a comparison as CSV. All checks come before the first byte. */
import { similarityDownloads } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { findClusters } from '@touchstone/similarity/clusters';
import { suspectSimilarity } from '@touchstone/similarity/thresholds';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticate } from '../../platform/http/authenticate.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { originOf } from '../../platform/http/call-origin.ts';
import { checkQueryEncoding } from '../../platform/http/query-encoding.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { writeCsv } from '../../platform/spreadsheets/write-csv.ts';
import { getComparison } from './get-comparisons.ts';
import { listPairs, listPrograms } from './similarity.repository.ts';
import { describeTarget } from './start-comparison.ts';

const name = 'GET /api/file/download-similarity';

const headings = [
  'Problem',
  'User 1',
  'User 2',
  'Submission 1',
  'Submission 2',
  'Language 1',
  'Language 2',
  'Similarity %',
  'Longest fragment (tokens)',
  'Cluster',
  'Mark',
  'Note',
  'Marked by',
];

export function serveExport(app: FastifyInstance, platform: Platform) {
  app.get<{ Querystring: { id?: unknown } }>(name.replace('GET ', ''), async (request, reply) => {
    const { access } = similarityDownloads[name];
    const { viewer } = await authenticate(authenticatorOf(platform), request, { access, mayUseCookie: true });
    if (viewer === undefined) throw callError('loginRequired');
    checkQueryEncoding(request.url);
    const sent = String(request.query.id);
    if (!/^\d{1,15}$/.test(sent)) throw callError('similarityNotFound');
    const { rows, target } = await writeRows(platform.database, viewer, Number(sent));
    await recordAudit(
      platform.database,
      { viewer, origin: originOf(request) },
      { action: 'similarity.export', target, after: { comparison: Number(sent), pairs: rows.length } },
    );
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename=similarity_${sent}.csv`)
      .header('cache-control', 'no-store')
      .send(writeCsv([headings, ...rows]));
  });
}

async function writeRows(database: Queryable, viewer: Viewer, id: number) {
  const { target } = await getComparison(database, viewer, id);
  const [pairs, programs] = await Promise.all([listPairs(database, id), listPrograms(database, id)]);
  const byId = new Map(programs.map((program) => [program.id, program]));
  const displayIds = new Map(target.problems.map((problem) => [problem.id, problem.displayId]));
  const clusters = findClusters(
    pairs.map(({ leftId, rightId, similarity }) => ({ left: leftId, right: rightId, similarity })),
    suspectSimilarity,
  );
  const clusterOf = new Map(
    clusters.flatMap((members, index) => members.map((member) => [member, index + 1])),
  );
  const rows = pairs.map(({ leftId, rightId, similarity, longestFragment, mark, note, markedBy }) => {
    const [left, right] = [byId.get(leftId), byId.get(rightId)];
    return [
      displayIds.get(left?.problemId ?? 0) ?? '',
      left?.username ?? '',
      right?.username ?? '',
      left?.submissionId ?? '',
      right?.submissionId ?? '',
      left?.language ?? '',
      right?.language ?? '',
      Math.round(similarity * 1000) / 10,
      longestFragment,
      similarity >= suspectSimilarity ? (clusterOf.get(leftId) ?? '') : '',
      mark ?? '',
      note,
      markedBy ?? '',
    ];
  });
  return { rows, target: describeTarget(target) };
}
