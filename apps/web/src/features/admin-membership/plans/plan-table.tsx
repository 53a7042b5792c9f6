import { Badge } from '@mantine/core';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { formatFen } from '../../../lib/money.ts';
import { useMembershipWords } from '../../../ui/membership/membership-words.ts';
import type { AdministeredPlan } from '../api/plans.ts';
import classes from '../admin-membership.module.css';
import { MembershipTable, RowButton } from '../membership-table.tsx';
import { plansMessages } from './plans-messages.ts';

interface PlanTableProps {
  plans: readonly AdministeredPlan[];
  onEdit: (plan: AdministeredPlan) => void;
  onOffer: (plan: AdministeredPlan, isOffered: boolean) => void;
  onDelete: (plan: AdministeredPlan) => void;
}

export function PlanTable({ plans, ...actions }: PlanTableProps) {
  const m = useMessages(plansMessages);
  return (
    <MembershipTable
      columns={[
        { name: m.columns.plan },
        { name: m.columns.price, isNumber: true },
        { name: m.columns.orders, isNumber: true },
        { name: m.columns.state },
      ]}
      actions={m.columns.actions}
    >
      {plans.map((plan) => (
        <PlanRow key={plan.id} plan={plan} {...actions} />
      ))}
    </MembershipTable>
  );
}

interface PlanRowProps extends Omit<PlanTableProps, 'plans'> {
  plan: AdministeredPlan;
}

function PlanRow({ plan, onEdit, onOffer, onDelete }: PlanRowProps) {
  const m = useMessages(plansMessages);
  const { lengthOf, levelOf } = useMembershipWords();
  const locale = useLocale();
  return (
    <tr className={plan.isOffered ? '' : classes['muted']}>
      <td>
        {plan.title}
        <span className={classes['sub']}>
          {levelOf(plan.level)} · {lengthOf(plan.days)}
          {plan.isAnnual && ` · ${m.isAnnual}`}
        </span>
      </td>
      <td className={classes['number']}>{formatFen(plan.priceFen, locale)}</td>
      <td className={classes['number']}>{m.orderCount(plan.orderCount)}</td>
      <td>
        <Badge color={plan.isOffered ? 'good' : 'gray'}>{plan.isOffered ? m.offered : m.withdrawn}</Badge>
      </td>
      <td className={classes['actions']}>
        <span className={classes['actionRow']}>
          <RowButton label={m.editOf(plan.title)} onClick={() => onEdit(plan)}>
            {m.edit}
          </RowButton>
          <RowButton onClick={() => onOffer(plan, !plan.isOffered)}>
            {plan.isOffered ? m.withdraw : m.offer}
          </RowButton>
          {plan.orderCount === 0 && (
            <RowButton color="bad" label={m.deleteOf(plan.title)} onClick={() => onDelete(plan)}>
              {m.delete}
            </RowButton>
          )}
        </span>
      </td>
    </tr>
  );
}
