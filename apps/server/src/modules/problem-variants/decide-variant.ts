/** Approving, rejecting, and taking either back. */
import type { VariantState } from '@touchstone/contract';
import { inTransaction, type Queryable } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { createProblem, targetOfProblem } from '../problem-administration/index.ts';
import { escapeMarkdown } from '../notices/index.ts';
import { changeProblemAudience } from '../submissions/index.ts';
import { mapTagsOfProblems } from '../tags/index.ts';
import { contentOfVariant } from './variant-content.ts';
import { linkToProblem, notifyRequester } from './variant-notices.ts';
import {
  changeVariant,
  findSource,
  findVariant,
  lockVariant,
  type VariantRow,
} from './variants.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'fileStore'>;

async function openVariant(
  transaction: Queryable,
  id: number,
  states: readonly VariantState[],
): Promise<VariantRow> {
  const locked = await lockVariant(transaction, id);
  const variant = locked && (await findVariant(transaction, id));
  if (variant === undefined) throw callError('variantUnknown');
  if (!states.includes(variant.state)) throw callError('variantDecided');
  return variant;
}

const targetOf = (id: number) => `problem-variant:${String(id)}`;

export const approveVariant = (parts: Parts, { id, ...by }: Actor & { id: number }): Promise<void> =>
  inTransaction(parts.database, async (transaction) => {
    const variant = await openVariant(transaction, id, ['waiting']);
    const now = parts.clock();
    const problemId = variant.problemId ?? (await makeProblem(parts, transaction, { variant, by }));
    if (variant.problemId !== null)
      await changeProblemAudience(transaction, problemId, { visibility: 'public', updatedAt: now });
    await changeVariant(transaction, id, { state: 'approved', problemId, decidedBy: by.viewer.id, now });
    const decided = await findVariant(transaction, id);
    if (decided?.madeDisplayId != null && decided.madeTitle !== null)
      await notifyRequester(transaction, {
        kind: 'approved',
        variant: decided,
        detail: linkToProblem({ displayId: decided.madeDisplayId, title: decided.madeTitle }),
        now,
      });
    await recordAudit(transaction, by, {
      action: 'problem-variant.approve',
      target: targetOfProblem(problemId),
      after: { variantId: id, title: variant.draft?.title ?? '' },
    });
  });

async function makeProblem(
  parts: Parts,
  transaction: Queryable,
  { variant, by }: { variant: VariantRow; by: Actor },
): Promise<number> {
  const { draft, examples, cases, sourceProblemId, sourceDisplayId } = variant;
  if (draft === null) throw callError('variantDecided');
  const source = sourceProblemId === null ? undefined : await findSource(transaction, sourceProblemId);
  const tags =
    sourceProblemId === null
      ? []
      : ((await mapTagsOfProblems(transaction, [sourceProblemId])).get(sourceProblemId) ?? []);
  return createProblem(parts, transaction, {
    content: contentOfVariant({
      draft,
      examples,
      cases,
      sourceDisplayId,
      difficulty: source?.difficulty ?? 0,
      tags: tags.map(({ name }) => name),
    }),
    authorId: by.viewer.id,
    visibility: 'public',
  });
}

export const rejectVariant = (
  { database, clock }: Parts,
  { id, reason, ...by }: Actor & { id: number; reason: string },
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const variant = await openVariant(transaction, id, ['waiting']);
    const now = clock();
    const decidedBy = by.viewer.id;
    await changeVariant(transaction, id, { state: 'rejected', rejectReason: reason, decidedBy, now });
    await notifyRequester(transaction, {
      kind: 'rejected',
      variant: { ...variant, decidedBy },
      detail: escapeMarkdown(reason),
      now,
    });
    await recordAudit(transaction, by, {
      action: 'problem-variant.reject',
      target: targetOf(id),
      after: { reason },
    });
  });

/** The problem stays with its results, but private. */
export const undoDecision = (
  { database, clock }: Parts,
  { id, ...by }: Actor & { id: number },
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const variant = await openVariant(transaction, id, ['approved', 'rejected']);
    const now = clock();
    if (variant.state === 'approved' && variant.problemId !== null)
      await changeProblemAudience(transaction, variant.problemId, { visibility: 'private', updatedAt: now });
    await changeVariant(transaction, id, { state: 'waiting', rejectReason: null, decidedBy: null, now });
    await recordAudit(transaction, by, {
      action: 'problem-variant.undo',
      target: targetOf(id),
      before: { state: variant.state },
    });
  });
