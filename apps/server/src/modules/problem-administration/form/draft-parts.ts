/** Steps of saving that creating and changing share. */
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

/** `sent`: the version that the form was loaded with. Clients that do not check for conflicts omit it. */
export async function rejectStaleForm(
  transaction: Queryable,
  sent: string | undefined,
  stored: Pick<StoredProblem, 'updatedAt' | 'modifiedBy'>,
) {
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

/** Absent choices keep their stored values. */
export async function writeChoices(
  transaction: Queryable,
  problemId: number,
  { checked, now, groupId }: { checked: CheckedDraft; now: Date; groupId: number | null },
) {
  const { languageIds, templates, tags } = checked;
  if (languageIds !== undefined) await replaceLanguages(transaction, problemId, languageIds);
  if (templates !== undefined) await replaceCodeTemplates(transaction, problemId, { templates, now });
  if (tags !== undefined)
    await replaceTags(transaction, problemId, await writeChosenTags(transaction, tags, { now, groupId }));
}
