/**
 * How this works: a request stores a row and a job. The job asks the model, parses the answer, lets the judge run the programs
 * and stores the verdict. Every way out changes the state, so a row does not wait for ever: a job that is retried continues where
 * the draft is stored, and the last try refuses the variant.
 */
import type { VariantRefusal } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { chooseCases, judgeVariant } from '@touchstone/rules/practice/variant-verdict';
import type { Platform } from '../../platform/platform.ts';
import { askForVariant } from './ask-model.ts';
import { describeChecks, runVariantPrograms } from './judge-variant.ts';
import { notifyRequester, notifyReviewers } from './variant-notices.ts';
import {
  changeVariant,
  findSource,
  findVariant,
  isUnderWay,
  type VariantChange,
  type VariantRow,
} from './variants.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings' | 'secrets' | 'queue'>;

export async function writeVariant(
  parts: Parts,
  { variantId, isLastTry }: { variantId: number; isLastTry: boolean },
): Promise<void> {
  const { database } = parts;
  const variant = await findVariant(database, variantId);
  if (variant === undefined || !isUnderWay.includes(variant.state)) return;
  try {
    await advance(parts, variant);
  } catch (error) {
    // Read again: this try may have stored the draft.
    const latest = isLastTry ? await findVariant(database, variantId) : undefined;
    if (latest !== undefined && isUnderWay.includes(latest.state))
      await refuse(parts, latest, { refusal: latest.draft === null ? 'model-unavailable' : 'no-judge' });
    throw error;
  }
}

async function advance(parts: Parts, variant: VariantRow): Promise<void> {
  const { database, clock } = parts;
  const { id, requestedBy: userId } = variant;
  const draft = variant.draft ?? (await writeDraft(parts, variant));
  if (draft === undefined) return;
  const judged = await runVariantPrograms(parts, { draft, userId });
  const refusal = judgeVariant(judged.agreement, judged.wrong);
  const chosen = judged.agreement === undefined ? { examples: [], cases: [] } : chooseCases(judged.agreement);
  const isComplete = chosen.examples.length > 0 && chosen.cases.length > 0;
  const reason = refusal ?? (isComplete ? null : ('too-few-inputs' as const));
  const judgement = { checks: describeChecks(judged), ...chosen };
  if (reason !== null) return refuse(parts, variant, { refusal: reason, ...judgement });
  await inTransaction(database, async (transaction) => {
    const now = clock();
    await changeVariant(transaction, id, { state: 'waiting', ...judgement, now });
    await notifyReviewers(transaction, { requestedBy: userId, now });
  });
}

const refuse = (
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  variant: VariantRow,
  change: Omit<VariantChange, 'state'> & { refusal: VariantRefusal },
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const now = clock();
    await changeVariant(transaction, variant.id, { state: 'refused', ...change, now });
    await notifyRequester(transaction, { kind: 'refused', variant, now });
  });

/** Undefined: the variant is refused. */
async function writeDraft(parts: Parts, variant: VariantRow) {
  const { database, clock } = parts;
  const { id, sourceProblemId, requestedBy } = variant;
  const source = sourceProblemId === null ? undefined : await findSource(database, sourceProblemId);
  const written =
    source === undefined
      ? { refusal: 'model-unavailable' as const, detail: null }
      : await askForVariant(parts, { source, userId: requestedBy });
  if ('refusal' in written) {
    await refuse(parts, variant, written);
    return undefined;
  }
  await changeVariant(database, id, { state: 'checking', draft: written.draft, now: clock() });
  return written.draft;
}
