/**
 * The progress matrix as a spreadsheet, for administrators of the training. All checks come before the first byte. Texts that
 * a spreadsheet program would run as a formula are escaped (`platform/spreadsheets`).
 */
import {
  cellFilters,
  matrixSorts,
  trainingProgressDownloads,
  trainingStates,
  type Locale,
} from '@touchstone/contract';
import { safeFileName } from '@touchstone/problem-formats/safe-file-name';
import { hasParticipants } from '@touchstone/rules/trainings/training-access';
import { writeProgressHeadings, writeProgressRow } from '@touchstone/rules/trainings/progress-sheet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import { authenticate } from '../../../platform/http/authenticate.ts';
import { authenticatorOf } from '../../../platform/http/authenticator.ts';
import { originOf } from '../../../platform/http/call-origin.ts';
import { attachmentHeader } from '../../../platform/http/attachment-header.ts';
import { checkQueryEncoding } from '../../../platform/http/query-encoding.ts';
import type { Platform } from '../../../platform/platform.ts';
import { formatSiteTime } from '../../../platform/site-time.ts';
import { writeCsv } from '../../../platform/spreadsheets/write-csv.ts';
import { workbookMediaType, writeWorkbook } from '../../../platform/spreadsheets/write-workbook.ts';
import { openTrainingAsAdmin } from '../open-training.ts';
import { rankedTraining, type ProgressLoaders } from '../rank/list-rank.ts';
import { listCells } from '../rank/participants.repository.ts';
import type { TrainingRow } from '../trainings.repository.ts';
import { filterParticipants, type MatrixFilter } from './filter-participants.ts';
import { describeRow } from './load-matrix.ts';

const name = 'GET /api/file/download-training-progress';

type Query = Readonly<Record<string, unknown>>;

const oneOf = <Value extends string>(values: readonly Value[], sent: unknown): Value | undefined =>
  values.find((value) => value === sent);

const keywordMaximum = 100;

/** Unknown values are ignored, as the page ignores them in its address. */
function parseQuery({ tid, keyword, state, pid, cell, sort, order, format }: Query) {
  if (!/^\d{1,15}$/.test(String(tid))) throw callError('trainingNotFound');
  const filter: MatrixFilter = {
    keyword: typeof keyword === 'string' ? keyword.trim().slice(0, keywordMaximum) : undefined,
    state: oneOf(trainingStates, state),
    pid: /^\d{1,15}$/.test(String(pid)) ? Number(pid) : undefined,
    cell: oneOf(cellFilters, cell),
    sort: oneOf(matrixSorts, sort),
    order: oneOf(['asc', 'desc'] as const, order),
  };
  return { trainingId: Number(tid), filter, format: format === 'csv' ? ('csv' as const) : ('xlsx' as const) };
}

const sheetName: Readonly<Record<Locale, string>> = {
  'zh-CN': '进度',
  'zh-HK': '進度',
  'en-US': 'progress',
};

export function serveProgress(app: FastifyInstance, platform: Platform, loaders: ProgressLoaders) {
  const { database } = platform;
  const open = async (request: FastifyRequest<{ Querystring: Query }>) => {
    const { access } = trainingProgressDownloads[name];
    const { viewer } = await authenticate(authenticatorOf(platform), request, { access, mayUseCookie: true });
    if (viewer === undefined) throw callError('loginRequired');
    checkQueryEncoding(request.url);
    const wanted = parseQuery(request.query);
    const { training } = await openTrainingAsAdmin(database, viewer, wanted.trainingId);
    return { viewer, wanted, training };
  };
  app.get<{ Querystring: Query }>(name.replace('GET ', ''), async (request, reply) => {
    const { viewer, wanted, training } = await open(request);
    const { format, trainingId } = wanted;
    const origin = originOf(request);
    const { locale } = origin;
    const rows = await loadSheet(platform, loaders, { training, filter: wanted.filter, locale });
    const title = safeFileName(training.title, `training ${String(trainingId)}`);
    await recordAudit(
      database,
      { viewer, origin },
      {
        action: 'training.download-progress',
        target: `training ${String(trainingId)}`,
        after: { format, rows: rows.length - 1 },
      },
    );
    return reply
      .header('content-type', format === 'csv' ? 'text/csv; charset=utf-8' : workbookMediaType)
      .header('content-disposition', attachmentHeader(`${title} ${sheetName[locale]}.${format}`))
      .header('cache-control', 'no-store')
      .send(format === 'csv' ? writeCsv(rows) : writeWorkbook(sheetName[locale], rows));
  });
}

async function loadSheet(
  { database }: Platform,
  { loadParticipants, loadProblems }: ProgressLoaders,
  { training, filter, locale }: { training: TrainingRow; filter: MatrixFilter; locale: Locale },
) {
  const trainingId = training.id;
  const problems = await loadProblems(database, trainingId);
  const displayIds = problems.map(({ displayId }) => displayId);
  const participants = hasParticipants(training)
    ? await loadParticipants(database, rankedTraining(training))
    : { ranked: [] };
  const problemCount = problems.length;
  const found = await filterParticipants(database, participants, { trainingId, filter, problemCount });
  const cells = await listCells(database, { trainingId, userIds: found.map(({ id }) => id) });
  const byUser = Map.groupBy(cells, ({ userId }) => userId);
  const sheet = { locale, displayIds, isDue: training.dueAt !== null };
  return [
    writeProgressHeadings(sheet),
    ...found.map((participant) => {
      const row = describeRow(participant, byUser.get(participant.id) ?? [], problems);
      return writeProgressRow({ ...row, lastSubmitted: participant.lastSubmittedAt }, sheet, formatSiteTime);
    }),
  ];
}
