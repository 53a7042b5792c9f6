/**
 * The whole board as a spreadsheet, for contest administrators. How this works: the rows are taken from the
 * board at one moment, so that ranks are consistent, and written as a stream. The board is frozen unless the
 * caller requests the unfrozen one, as on the page. All checks come before the first byte.
 */
import { contestBoardDownloads } from '@touchstone/contract';
import { writeBoardHeadings, writeBoardRow, type BoardSheet } from '@touchstone/rules/contests/board-sheet';
import { isFrozenAt } from '@touchstone/rules/contests/contest-time';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticate } from '../../platform/http/authenticate.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import { originOf } from '../../platform/http/call-origin.ts';
import { checkQueryEncoding } from '../../platform/http/query-encoding.ts';
import type { Platform } from '../../platform/platform.ts';
import { writeCsv } from '../../platform/spreadsheets/write-csv.ts';
import { workbookMediaType, writeWorkbook } from '../../platform/spreadsheets/write-workbook.ts';
import { openContestAsAdmin, freezeRule } from '../contests/index.ts';
import type { BoardCache } from './board-cache.ts';
import type { ContestBoard } from './contest-board.ts';
import { loadWholeBoard } from './list-rank.ts';

const name = 'GET /api/file/download-contest-rank';

interface Query {
  cid?: unknown;
  forceRefresh?: unknown;
  removeStar?: unknown;
  containEnd?: unknown;
  format?: unknown;
}

/** Parses the parameters of existing clients and our additional ones. */
function parseQuery({ cid, forceRefresh, removeStar, containEnd, format }: Query) {
  if (!/^\d{1,15}$/.test(String(cid))) throw callError('contestMissing');
  return {
    contestId: Number(cid),
    ignoresFreeze: forceRefresh === 'true',
    withStars: removeStar !== 'true',
    includesAfterEnd: containEnd === 'true',
    format: format === 'csv' ? ('csv' as const) : ('xlsx' as const),
  };
}
type Wanted = ReturnType<typeof parseQuery>;

export function serveBoard(app: FastifyInstance, platform: Platform, boards: BoardCache) {
  const { database, clock } = platform;
  const open = async (request: FastifyRequest<{ Querystring: Query }>) => {
    const { access } = contestBoardDownloads[name];
    const { viewer } = await authenticate(authenticatorOf(platform), request, { access, mayUseCookie: true });
    if (viewer === undefined) throw callError('loginRequired');
    checkQueryEncoding(request.url);
    const wanted = parseQuery(request.query);
    await openContestAsAdmin(platform, viewer, wanted.contestId);
    const board = await boards.get(wanted.contestId);
    const isFrozen = !wanted.ignoresFreeze && isFrozenAt(freezeRule(board.contest), clock().getTime());
    return { viewer, wanted, board, isFrozen };
  };
  app.get<{ Querystring: Query }>(name.replace('GET ', ''), async (request, reply) => {
    const { viewer, wanted, board, isFrozen } = await open(request);
    const sheet = describeSheet(board, { ...wanted, isFrozen });
    const { contestId, format } = wanted;
    await recordAudit(
      database,
      { viewer, origin: originOf(request) },
      {
        action: 'contest.download-rank',
        target: `contest ${String(contestId)}`,
        after: { format, rows: sheet.rows.length, isSealed: isFrozen },
      },
    );
    return reply
      .header('content-type', format === 'csv' ? 'text/csv; charset=utf-8' : workbookMediaType)
      .header('content-disposition', `attachment; filename=contest_${String(contestId)}_rank.${format}`)
      .header('cache-control', 'no-store')
      .send(format === 'csv' ? writeCsv(listRows(sheet)) : writeWorkbook('rank', listRows(sheet)));
  });
}

function describeSheet(board: ContestBoard, wanted: Wanted & { isFrozen: boolean }): BoardSheet {
  const { contest, problems } = board;
  const view = board.view({
    isFrozen: wanted.isFrozen,
    includesAfterEnd: wanted.includesAfterEnd && contest.isSubmittingAllowedAfterEnd,
  });
  return {
    rows: loadWholeBoard(board, { view, withStars: wanted.withStars, showsRealNames: true }),
    scoring: contest.scoring,
    displayIds: problems.map(({ displayId }) => displayId),
    shownName: contest.shownName,
    hasAwards: contest.awardType !== 'none',
  };
}

function* listRows(sheet: BoardSheet) {
  yield writeBoardHeadings(sheet);
  for (const row of sheet.rows) yield writeBoardRow(row, sheet);
}
