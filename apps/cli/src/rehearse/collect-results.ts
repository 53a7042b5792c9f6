/** Reads the final state of the site, as its administrator. */
import type { AcmRankRow } from '@touchstone/contract';
import { isUnderWay } from '@touchstone/contract/statuses';
import pMap from 'p-map';
import { parseWireDate } from '@touchstone/api-client/wire-date';
import type { BoardLine } from './expected-board.ts';
import type { StoredSubmission } from './reconcile.ts';
import type { SiteClient } from './site-client.ts';

export interface StoredRecord extends StoredSubmission {
  readonly submittedMs: number;
}

const pageSize = 500;
const concurrency = 8;

/** With their source code, which lists do not contain. */
export async function collectSubmissions(admin: SiteClient, contestId: number): Promise<StoredRecord[]> {
  const rows = await listPages((currentPage) =>
    admin.call('GET /api/contest-submissions', {
      query: { contestID: contestId, limit: pageSize, currentPage, onlyMine: false },
    }),
  );
  const readStored = async (row: (typeof rows)[number]): Promise<StoredRecord> => {
    const { submission } = await admin.call('GET /api/get-submission-detail', {
      query: { submitId: row.submitId },
    });
    return {
      submissionId: row.submitId,
      team: row.username,
      code: submission.code ?? '',
      status: submission.status,
      isFinal: !isUnderWay(submission.status),
      message: submission.errorMessage ?? undefined,
      submittedMs: parseWireDate(row.submitTime).getTime(),
    };
  };
  return pMap(rows, readStored, { concurrency });
}

export async function collectBoard(admin: SiteClient, contestId: number): Promise<BoardLine[]> {
  const rows = await listPages((currentPage) =>
    admin.call('POST /api/get-contest-rank', {
      body: { cid: contestId, limit: pageSize, currentPage, forceRefresh: true },
    }),
  );
  return rows.filter((row) => 'ac' in row).map(toLine);
}

async function listPages<Row>(
  read: (page: number) => Promise<{ records: Row[]; total: number }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { records, total } = await read(page);
    rows.push(...records);
    if (records.length === 0 || rows.length >= total) return rows;
  }
}

const toLine = ({ username, rank, ac, total, totalTime, submissionInfo }: AcmRankRow): BoardLine => ({
  team: username,
  rank,
  solved: ac,
  tries: total,
  seconds: totalTime,
  cells: Object.fromEntries(
    Object.entries(submissionInfo).map(([problem, { errorNum, ACTime, isFirstAC }]) => [
      problem,
      { errorNum, acceptedSecond: ACTime ?? null, isFirst: isFirstAC === true },
    ]),
  ),
});
