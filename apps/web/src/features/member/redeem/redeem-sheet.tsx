import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toFormErrors } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useMembershipWords } from '../../../ui/membership/membership-words.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { invalidateMembership, redeemCode } from '../api/membership.ts';
import classes from '../member-page.module.css';
import { findCodeProblem } from './check-code.ts';
import { redeemMessages } from './redeem-messages.ts';

/** Redeems a membership code. Every refusal is shown below the field. */
export function RedeemSheet() {
  const m = useMessages(redeemMessages);
  const { levelOf } = useMembershipWords();
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const redeem = useMutation({
    mutationFn: redeemCode,
    onSuccess: async ({ level }) => {
      setCode('');
      setTried(false);
      showToast('success', m.done(levelOf(level)));
      await invalidateMembership(client);
    },
  });
  const problem = isTried ? findCodeProblem(code) : undefined;
  const { refusal } = toFormErrors(redeem.error);
  return (
    <Sheet title={m.title}>
      <p className={classes['sheetText']}>{m.text}</p>
      <form
        className={classes['redeem']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (findCodeProblem(code) === undefined) redeem.mutate(code);
        }}
      >
        <TextInput
          className={classes['code'] ?? ''}
          label={m.code}
          placeholder={m.placeholder}
          value={code}
          error={problem === undefined ? refusal : m[problem]}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            redeem.reset();
          }}
        />
        <Button type="submit" loading={redeem.isPending}>
          {m.redeem}
        </Button>
      </form>
    </Sheet>
  );
}
