import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { findCodeProblem } from '../redeem/check-code.ts';
import { redeemMessages } from '../redeem/redeem-messages.ts';
import { buyMessages } from './buy-messages.ts';
import classes from './buy.module.css';

interface CouponFieldProps {
  /** The coupon in use; empty without one. */
  coupon: string;
  /** Why it was refused. */
  refusal: string | undefined;
  isLoading: boolean;
  onApply: (coupon: string) => void;
}

export function CouponField({ coupon, refusal, isLoading, onApply }: CouponFieldProps) {
  const m = useMessages(buyMessages);
  const words = useMessages(redeemMessages);
  const [typed, setTyped] = useState(coupon);
  const [isMalformed, setMalformed] = useState(false);
  const apply = () => {
    const problem = findCodeProblem(typed);
    setMalformed(problem === 'malformed');
    if (problem !== 'malformed') onApply(typed.trim());
  };
  const remove = () => {
    setTyped('');
    setMalformed(false);
    onApply('');
  };
  return (
    <form
      className={classes['coupon']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <TextInput
        className={classes['couponField'] ?? ''}
        label={m.coupon}
        placeholder={m.couponPlaceholder}
        value={typed}
        error={isMalformed ? words.malformed : refusal}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setMalformed(false);
        }}
        rightSection={
          coupon !== '' && (
            <ActionIcon size={28} aria-label={m.remove} title={m.remove} onClick={remove}>
              <IconX size={16} stroke={1.75} />
            </ActionIcon>
          )
        }
      />
      <Button type="submit" variant="default" loading={isLoading}>
        {m.apply}
      </Button>
    </form>
  );
}
