/** Steps of saving that creating and changing share, or that need more words than a line. */
import { toWireDate } from '@touchstone/contract';
import { problemDefaults } from '@touchstone/contract/problem-limits';
import type { Queryable } from '@touchstone/database';
import { fullScoreOf } from '@touchstone/rules/problem-form-cases';
import { callError } from '../../../platform/errors/call-error.ts';
import type { WantedCase } from '../content/problem-cases.repository.ts';
import {
  replaceCodeTemplates,
  replaceLanguages,
  replaceTags,
  type StoredProblem,
} from '../content/problem-content.repository.ts';
import type { ProblemRecord } from '../content/problem-record.ts';
import type { CheckedDraft } from './check-draft.ts';
import { writeChosenTags } from './draft-choices.ts';
import { mapUsernames } from './form.repository.ts';

/** `sent`: what the form was filled from; absent from clients that do not look for it. */
export async function refuseOldForm(transaction: Queryable, sent: string | undefined, stored: StoredProblem) {
  if (sent === undefined || sent === toWireDate(stored.updatedAt)) return;
  const usernames = await mapUsernames(transaction, [stored.modifiedBy]);
  throw callError('problemChangedMeanwhile', { username: usernames.get(stored.modifiedBy ?? '') ?? '?' });
}

export function findFullScore({ scoring, caseMode }: ProblemRecord, cases: readonly WantedCase[]): number {
  if (scoring === 'acm') return problemDefaults.fullScore;
  return fullScoreOf(
    caseMode,
    cases.map(({ score, groupNumber }) => ({ score: score ?? 0, group: groupNumber })),
  );
}

/** Whether there is anything to write. */
export const areDifferent = (before: readonly WantedCase[], after: readonly WantedCase[]) =>
  JSON.stringify(before.map(partsOf)) !== JSON.stringify(after.map(partsOf));

const partsOf = (one: WantedCase) => [
  one.id,
  one.inputName,
  one.inputSha256,
  one.answerName,
  one.answerSha256,
  one.score,
  one.groupNumber,
];

/** What the draft says nothing of stays. */
export async function writeChoices(
  transaction: Queryable,
  problemId: number,
  { checked: { languageIds, templates, tags }, now }: { checked: CheckedDraft; now: Date },
) {
  if (languageIds !== undefined) await replaceLanguages(transaction, problemId, languageIds);
  if (templates !== undefined) await replaceCodeTemplates(transaction, problemId, { templates, now });
  if (tags !== undefined)
    await replaceTags(transaction, problemId, await writeChosenTags(transaction, tags, now));
}
