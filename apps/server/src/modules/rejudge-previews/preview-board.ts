/** The scoreboard of a contest before and after a preview. */
import type { Platform } from '../../platform/platform.ts';
import {
  compareBoards,
  type ComparedRow,
  type RowDifference,
} from '@touchstone/rules/contests/board-difference';
import {
  listRecordsAt,
  loadBoard,
  loadWholeBoard,
  type ContestBoard,
  type RankRow,
  type RecordRow,
} from '../standings/index.ts';
import { listChangedRecords, type ChangedRecord } from './preview-results.repository.ts';
import type { PreviewRow } from './previews.repository.ts';

export type BoardPerson = Pick<RankRow, 'username' | 'nickname' | 'realname' | 'school'>;

/**
 * The unfrozen scoreboard: viewers of a preview have the duty that shows it. One of the two boards is the present one; the other has the
 * same records with the other verdicts. After an apply the present one is the later.
 */
export async function comparePreviewBoard(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  preview: PreviewRow,
  contestId: number,
): Promise<RowDifference<BoardPerson>[]> {
  const isApplied = preview.appliedAt !== null && preview.undoneAt === null;
  const changes = await listChangedRecords(database, preview.id, contestId);
  const board = await loadBoard({ database, clock }, contestId);
  const present = describeBoard(board);
  const records = await listRecordsAt(database, contestId, changes);
  board.replace(changes, replaceVerdicts(records, changes, isApplied ? verdictBefore : verdictAfter));
  const other = describeBoard(board);
  return isApplied ? compareBoards(other, present) : compareBoards(present, other);
}

type Verdict = Pick<RecordRow, 'status' | 'score' | 'timeMs'>;

const verdictBefore = (change: ChangedRecord): Verdict => ({
  status: change.statusBefore,
  score: change.scoreBefore,
  timeMs: change.timeMsBefore,
});

const verdictAfter = ({ status, score, timeMs, scoring }: ChangedRecord): Verdict => ({
  status,
  score: scoring === 'oi' ? (score ?? 0) : null,
  timeMs,
});

function replaceVerdicts(
  records: readonly RecordRow[],
  changes: readonly ChangedRecord[],
  verdictOf: (change: ChangedRecord) => Verdict,
): RecordRow[] {
  const changed = new Map(changes.map((change) => [change.id, change]));
  return records.map((record) => {
    const change = changed.get(record.id);
    return change === undefined ? record : { ...record, ...verdictOf(change) };
  });
}

const describeBoard = (board: ContestBoard): ComparedRow<BoardPerson>[] =>
  loadWholeBoard(board, {
    view: board.view({ isFrozen: false, includesAfterEnd: false }),
    withStars: true,
    showsRealNames: false,
  }).map(describeRow);

function describeRow(row: RankRow): ComparedRow<BoardPerson> {
  const { uid, username, nickname, realname, school, rank, totalTime, awardName } = row;
  return {
    contestantId: uid,
    person: { username, nickname, realname, school },
    rank,
    result: 'ac' in row ? row.ac : row.totalScore,
    time: totalTime,
    award:
      awardName === null
        ? null
        : { name: awardName, background: row.awardBackground ?? '', color: row.awardColor ?? '' },
    cells: new Map(Object.entries(row.submissionInfo).map(([name, cell]) => [name, describeCell(cell)])),
    firsts: 'ac' in row ? listFirsts(row.submissionInfo) : [],
  };
}

/** First solutions are listed apart: they belong to the problem. */
const describeCell = (cell: unknown) =>
  JSON.stringify(cell, (key, value: unknown) => (key === 'isFirstAC' ? undefined : value));

const listFirsts = (cells: Readonly<Record<string, { isFirstAC?: boolean | undefined }>>) =>
  Object.entries(cells)
    .filter(([, { isFirstAC }]) => isFirstAC === true)
    .map(([name]) => name);
