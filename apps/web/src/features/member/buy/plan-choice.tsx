import { Badge } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { formatFen } from '../../../lib/money.ts';
import { useMembershipWords } from '../../../ui/membership/membership-words.ts';
import type { Offers, Plan } from '../api/membership.ts';
import { listGiven } from '../benefits/benefit-rows.ts';
import { benefitsMessages } from '../benefits/benefits-messages.ts';
import { buyMessages } from './buy-messages.ts';
import classes from './buy.module.css';

interface PlanChoiceProps {
  offers: Pick<Offers, 'plans' | 'benefits'>;
  chosen: number;
  /** Plans that the account has used up. */
  taken: readonly number[];
  onChoose: (id: number) => void;
}

/** The plans as cards; each is a radio button. */
export function PlanChoice({ offers, chosen, taken, onChoose }: PlanChoiceProps) {
  const m = useMessages(buyMessages);
  const name = useId();
  return (
    <fieldset className={classes['plans']}>
      <legend>{m.plans}</legend>
      <div className={classes['cards']}>
        {offers.plans.map((plan) => (
          <label key={plan.id} className={classes['card']} data-chosen={plan.id === chosen || undefined}>
            <input type="radio" name={name} checked={plan.id === chosen} onChange={() => onChoose(plan.id)} />
            <PlanCard plan={plan} benefits={offers.benefits} isTaken={taken.includes(plan.id)} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PlanCardProps {
  plan: Plan;
  benefits: Offers['benefits'];
  isTaken: boolean;
}

function PlanCard({ plan, benefits, isTaken }: PlanCardProps) {
  const m = useMessages(buyMessages);
  const words = useMessages(benefitsMessages);
  const { lengthOf, levelOf } = useMembershipWords();
  const locale = useLocale();
  const given = listGiven(benefits, plan.level, words);
  return (
    <span className={classes['cardBody']}>
      <span className={classes['cardHead']}>
        <Badge color="gold">{levelOf(plan.level)}</Badge>
        {plan.isAnnual && <Badge color="gray">{m.annual}</Badge>}
        {isTaken && <Badge color="gray">{m.taken}</Badge>}
      </span>
      <span className={classes['planTitle']}>{plan.title}</span>
      <span className={classes['priceLine']}>
        <span className={classes['price']}>
          {plan.priceFen === 0 ? m.free : formatFen(plan.priceFen, locale)}
        </span>
        <span className={classes['length']}>{lengthOf(plan.days)}</span>
      </span>
      {given.length > 0 && (
        <span className={classes['given']}>
          {given.map((text) => (
            <span key={text}>
              <IconCheck size={16} stroke={2} aria-hidden="true" />
              {text}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
