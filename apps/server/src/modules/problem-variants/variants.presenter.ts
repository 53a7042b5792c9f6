import { toWireDate, type Locale, type WireVariant } from '@touchstone/contract';
import { titleFor } from '../../platform/translated-columns.ts';
import type { VariantRow } from './variants.repository.ts';

const nameOf = (pid: number | null, problemId: string | null, title: string | null) =>
  pid === null || problemId === null || title === null ? null : { pid, problemId, title };

export const presentRow = (row: VariantRow) => ({
  id: row.id,
  state: row.state,
  refusal: row.refusal,
  title: row.draft?.title ?? null,
  source: nameOf(row.sourceProblemId, row.sourceDisplayId, row.sourceTitle),
  problem: nameOf(row.problemId, row.madeDisplayId, row.madeTitle),
  requestedBy: row.requesterName,
  gmtCreate: toWireDate(row.createdAt),
});

/** For the user who asked for it: no text of the model before the approval, and only public problems. */
export function presentOwn(row: VariantRow, locale: Locale) {
  const { state, sourceDisplayId, sourceTitle, sourceTranslations, madeDisplayId, madeTitle } = row;
  const isSourceShown = row.sourceVisibility === 'public' && sourceDisplayId !== null && sourceTitle !== null;
  const isMadeShown =
    state === 'approved' && row.madeVisibility === 'public' && madeDisplayId !== null && madeTitle !== null;
  return {
    id: row.id,
    state,
    refusal: row.refusal,
    rejectReason: row.rejectReason,
    source: isSourceShown
      ? {
          problemId: sourceDisplayId,
          title: titleFor({ title: sourceTitle, titleTranslations: sourceTranslations }, locale),
        }
      : null,
    problem: isMadeShown ? { problemId: madeDisplayId, title: madeTitle } : null,
    gmtCreate: toWireDate(row.createdAt),
  };
}

export const presentVariant = (row: VariantRow): WireVariant => ({
  ...presentRow(row),
  draft: row.draft,
  checks: row.checks,
  cases: row.cases,
  detail: row.detail,
  rejectReason: row.rejectReason,
  decidedBy: row.deciderName,
});
