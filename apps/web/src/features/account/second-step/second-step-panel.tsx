import { Anchor, Button, TextInput } from '@mantine/core';
import type { SecondFactorMethod } from '@touchstone/contract/second-factor-limits';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { openAccountDialog } from '../../../lib/account-dialog.ts';
import { useMessages } from '../../../lib/messages.ts';
import { canTryPasskey, sendPasskeyStep } from '../../../lib/second-factor/passkeys.ts';
import { sendSecondStep } from '../../../lib/second-factor/second-factor-requests.ts';
import { useSecondStep } from '../../../lib/second-factor/second-step.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { CodeField } from '../../../ui/second-factor/code-field.tsx';
import { secondFactorMessages } from '../../../ui/second-factor/second-factor-messages.ts';
import classes from '../account-dialogs.module.css';
import { firstMethod } from './choose-method.ts';
import { secondStepMessages } from './second-step-messages.ts';
import { useLoginAttempt } from './use-login-attempt.ts';

/** The password was correct, and the account has a second factor. */
export function SecondStepPanel() {
  const m = useMessages(secondStepMessages);
  const step = useSecondStep();
  const methods = step?.methods ?? [];
  const ticket = step?.ticket ?? '';
  const [chosen, setChosen] = useState<SecondFactorMethod>();
  const [code, setCode] = useState('');
  const [isExpired, setExpired] = useState(false);
  const { isBusy, failure, attempt, clearFailure } = useLoginAttempt(() => setExpired(true));
  const method = chosen ?? firstMethod(methods, canTryPasskey());
  const choose = (next: SecondFactorMethod) => {
    setChosen(next);
    setCode('');
    clearFailure();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (method === 'passkey') void attempt(() => sendPasskeyStep(ticket));
    else if (code.trim() !== '') void attempt(() => sendSecondStep(ticket, { method, code }));
  };
  return (
    <>
      <form className={classes['form']} noValidate onSubmit={submit}>
        {failure !== undefined && <FormAlert kind="error">{failure}</FormAlert>}
        {isExpired ? (
          <Button fullWidth size="md" onClick={() => openAccountDialog('Login')}>
            {m.back}
          </Button>
        ) : (
          <FocusedFields key={method}>
            <MethodField method={method} code={code} onCode={setCode} />
            <Button
              type="submit"
              fullWidth
              size="md"
              loading={isBusy}
              data-autofocus={method === 'passkey' || undefined}
            >
              {method === 'passkey' ? m.usePasskey : m.submit}
            </Button>
          </FocusedFields>
        )}
      </form>
      <OtherMethods methods={methods.filter((one) => one !== method)} onChoose={choose} />
    </>
  );
}

/** Each method has its own field, which gets the focus when it appears. */
function FocusedFields({ children }: { children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return (
    <div ref={fields} className={classes['form']}>
      {children}
    </div>
  );
}

interface MethodFieldProps {
  method: SecondFactorMethod;
  code: string;
  onCode: (code: string) => void;
}

function MethodField({ method, code, onCode }: MethodFieldProps) {
  const m = useMessages(secondStepMessages);
  const shared = useMessages(secondFactorMessages);
  const change = (event: { currentTarget: { value: string } }) => onCode(event.currentTarget.value);
  if (method === 'passkey') return <p className={classes['note']}>{m.passkeyText}</p>;
  if (method === 'totp')
    return <CodeField value={code} onChange={change} description={shared.codeHint} data-autofocus />;
  return (
    <TextInput
      label={m.recoveryCode}
      description={m.recoveryHint}
      value={code}
      onChange={change}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      data-autofocus
    />
  );
}

interface OtherMethodsProps {
  methods: readonly SecondFactorMethod[];
  onChoose: (method: SecondFactorMethod) => void;
}

function OtherMethods({ methods, onChoose }: OtherMethodsProps) {
  const m = useMessages(secondStepMessages);
  const names = { passkey: m.usePasskey, totp: m.useTotp, recovery: m.useRecovery };
  return (
    <p className={classes['switch']}>
      {methods.map((method) => (
        <Anchor key={method} component="button" type="button" onClick={() => onChoose(method)}>
          {names[method]}
        </Anchor>
      ))}
      <span>{m.lost}</span>
    </p>
  );
}
