import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { renewRecoveryCodes } from '../../../lib/second-factor/second-factor-requests.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { useFactorAction } from '../../../ui/second-factor/use-factor-action.ts';
import { SettingsSection } from '../settings-section.tsx';
import type { FactorSectionProps } from './section-props.ts';
import { securityMessages } from './security-messages.ts';
import classes from './security.module.css';

export function CodesSection({ factors, onChanged }: FactorSectionProps) {
  const m = useMessages(securityMessages).codes;
  const action = useFactorAction();
  const [isAsked, setAsked] = useState(false);
  const hasFactor = factors.totpSince !== null || factors.passkeys.length > 0;
  const renew = () => {
    setAsked(false);
    return action.run(async () => onChanged((await renewRecoveryCodes()).recoveryCodes));
  };
  return (
    <SettingsSection title={m.title} text={m.text}>
      {action.failure !== undefined && <FormAlert kind="error">{action.failure}</FormAlert>}
      <p className={classes['text']}>{hasFactor ? m.left(factors.recoveryCodesLeft) : m.none}</p>
      {hasFactor && (
        <Button variant="default" loading={action.isBusy} onClick={() => setAsked(true)}>
          {m.renew}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsked}
        title={m.renewTitle}
        confirmLabel={m.renew}
        onConfirm={() => void renew()}
        onCancel={() => setAsked(false)}
      >
        {m.renewText}
      </ConfirmDialog>
    </SettingsSection>
  );
}
