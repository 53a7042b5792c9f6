import { Radio } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import { useMembershipWords } from '../../../ui/membership/membership-words.ts';
import type { Payment } from '../api/membership.ts';
import { buyMessages } from './buy-messages.ts';
import classes from './buy.module.css';

interface PaymentChoiceProps {
  payments: readonly Payment[];
  chosen: string;
  onChoose: (provider: string) => void;
}

export function PaymentChoice({ payments, chosen, onChoose }: PaymentChoiceProps) {
  const m = useMessages(buyMessages);
  const { providerOf } = useMembershipWords();
  const after: Readonly<Record<string, string>> = m.after;
  return (
    <Radio.Group className={classes['payments'] ?? ''} label={m.payment} value={chosen} onChange={onChoose}>
      {payments.map(({ provider }) => (
        <Radio
          key={provider}
          value={provider}
          label={providerOf(provider)}
          description={Object.hasOwn(after, provider) ? after[provider] : undefined}
        />
      ))}
    </Radio.Group>
  );
}
