import type { adminMembershipCalls, BodyOf } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { storeTranslations } from '../../../platform/translated-columns.ts';
import { deletePlan, findPlan, insertPlan, updatePlan, type PlanColumns } from './plans.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;
type PlanForm = BodyOf<(typeof adminMembershipCalls)['POST /api/admin/membership/plan']>;

const toColumns = ({ titleTranslations, ...plan }: PlanForm): PlanColumns => ({
  ...plan,
  titleTranslations: storeTranslations(titleTranslations),
});

const targetOf = (id: number) => `membership plan ${String(id)}`;

export const addPlan = ({ database }: Parts, by: Actor, form: PlanForm) =>
  inTransaction(database, async (transaction) => {
    const plan = await insertPlan(transaction, toColumns(form));
    await recordAudit(transaction, by, {
      action: 'membership-plan.create',
      target: targetOf(plan.id),
      after: form,
    });
    return plan;
  });

export const changePlan = (
  { database, clock }: Parts,
  by: Actor,
  { id, ...form }: PlanForm & { id: number },
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const before = await findPlan(transaction, id);
    if (before === undefined) throw callError('membershipPlanGone');
    await updatePlan(transaction, id, { ...toColumns(form), updatedAt: clock() });
    await recordAudit(transaction, by, {
      action: 'membership-plan.change',
      target: targetOf(id),
      before,
      after: form,
    });
  });

export const removePlan = ({ database }: Parts, by: Actor, id: number): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const before = await findPlan(transaction, id);
    if (before === undefined) throw callError('membershipPlanGone');
    if (!(await deletePlan(transaction, id))) throw callError('membershipPlanOrdered');
    await recordAudit(transaction, by, { action: 'membership-plan.delete', target: targetOf(id), before });
  });
