import { toWireDate, type Locale, type LocalisedText } from '@touchstone/contract';
import type { ImportItemRow, ImportSummaryRow } from './bulk.repository.ts';

export const presentSummary = (row: ImportSummaryRow) => ({
  id: row.id,
  key: row.vendor,
  request: row.request,
  state: row.state,
  username: row.username,
  target: presentTarget(row),
  total: row.total,
  imported: row.imported,
  present: row.present,
  failed: row.failed,
  cancelled: row.cancelled,
  gmtCreate: toWireDate(row.createdAt),
  finishedAt: row.finishedAt && toWireDate(row.finishedAt),
});

function presentTarget({ trainingId, trainingTitle, contestId, contestTitle }: ImportSummaryRow) {
  if (trainingId !== null) return { kind: 'training', id: trainingId, title: trainingTitle ?? '' } as const;
  return contestId === null ? null : ({ kind: 'contest', id: contestId, title: contestTitle ?? '' } as const);
}

export const presentItem = (row: ImportItemRow, locale: Locale) => ({
  position: row.position,
  remoteId: row.remoteId,
  state: row.state,
  pid: row.problemId,
  problemId: row.displayId,
  title: row.title,
  reason:
    row.errorCode === null || row.state !== 'failed'
      ? null
      : { code: row.errorCode, text: textIn(row.errorDetail, locale) },
});

/** Written by `run-import.ts`. */
const textIn = (texts: string | null, locale: Locale): string =>
  texts === null ? '' : (JSON.parse(texts) as LocalisedText)[locale];
