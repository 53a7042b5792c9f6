import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { removeApp } from '../../../lib/second-factor/second-factor-requests.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { AppSetup } from '../../../ui/second-factor/app-setup.tsx';
import { useFactorAction } from '../../../ui/second-factor/use-factor-action.ts';
import { SettingsSection } from '../settings-section.tsx';
import type { FactorSectionProps } from './section-props.ts';
import { securityMessages } from './security-messages.ts';
import classes from './security.module.css';

export function AppSection({ factors, onChanged }: FactorSectionProps) {
  const m = useMessages(securityMessages).app;
  const action = useFactorAction();
  const [stage, setStage] = useState<'shown' | 'setup' | 'removal'>('shown');
  const remove = () => {
    setStage('shown');
    return action.run(async () => {
      await removeApp();
      showToast('success', m.removed);
      onChanged();
    });
  };
  return (
    <SettingsSection title={m.title} text={m.text}>
      {action.failure !== undefined && <FormAlert kind="error">{action.failure}</FormAlert>}
      {stage === 'setup' ? (
        <AppSetup
          onCancel={() => setStage('shown')}
          onDone={(recoveryCodes) => {
            setStage('shown');
            showToast('success', m.done);
            onChanged(recoveryCodes);
          }}
        />
      ) : factors.totpSince === null ? (
        <>
          <p className={classes['text']}>{m.off}</p>
          <Button onClick={() => setStage('setup')}>{m.setUp}</Button>
        </>
      ) : (
        <>
          <p className={classes['text']}>
            {m.since} <RelativeTime value={factors.totpSince} />
          </p>
          <Button variant="default" loading={action.isBusy} onClick={() => setStage('removal')}>
            {m.remove}
          </Button>
        </>
      )}
      <ConfirmDialog
        opened={stage === 'removal'}
        title={m.removeTitle}
        confirmLabel={m.remove}
        tone="danger"
        onConfirm={() => void remove()}
        onCancel={() => setStage('shown')}
      >
        {m.removeText}
      </ConfirmDialog>
    </SettingsSection>
  );
}
