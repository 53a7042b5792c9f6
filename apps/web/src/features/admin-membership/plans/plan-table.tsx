import { Badge, Button, VisuallyHidden } from '@mantine/core';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { formatFen } from '../../../lib/money.ts';
import { useMembershipWords } from '../../../ui/membership/membership-words.ts';
import roomy from '../../../ui/roomy-table.module.css';
import type { AdministeredPlan } from '../api/plans.ts';
import classes from '../admin-membership.module.css';
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
    <div className={classes['tableScroll']}>
      <table className={`${roomy['root'] ?? ''} ${classes['table'] ?? ''}`}>
        <thead>
          <tr>
            <th>{m.columns.plan}</th>
            <th className={classes['number']}>{m.columns.price}</th>
            <th className={classes['number']}>{m.columns.orders}</th>
            <th>{m.columns.state}</th>
            <th>
              <VisuallyHidden>{m.columns.actions}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <PlanRow key={plan.id} plan={plan} {...actions} />
          ))}
        </tbody>
      </table>
    </div>
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
          <Button
            size="compact-sm"
            variant="default"
            aria-label={m.editOf(plan.title)}
            onClick={() => onEdit(plan)}
          >
            {m.edit}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => onOffer(plan, !plan.isOffered)}>
            {plan.isOffered ? m.withdraw : m.offer}
          </Button>
          {plan.orderCount === 0 && (
            <Button
              size="compact-sm"
              variant="default"
              color="bad"
              aria-label={m.deleteOf(plan.title)}
              onClick={() => onDelete(plan)}
            >
              {m.delete}
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}
