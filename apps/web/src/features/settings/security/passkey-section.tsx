import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { addPasskey } from '../../../lib/second-factor/passkeys.ts';
import { removePasskey, type OwnPasskey } from '../../../lib/second-factor/second-factor-requests.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { describeOwnDevice } from '../../../ui/second-factor/own-device.ts';
import { useFactorAction } from '../../../ui/second-factor/use-factor-action.ts';
import { usePasskeyObstacle } from '../../../ui/second-factor/use-passkey-obstacle.ts';
import { SettingsSection } from '../settings-section.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import type { FactorSectionProps } from './section-props.ts';
import { securityMessages } from './security-messages.ts';
import classes from './security.module.css';

export function PasskeySection({ factors, onChanged }: FactorSectionProps) {
  const m = useMessages(securityMessages);
  const obstacle = usePasskeyObstacle(factors.passkeyOrigin);
  const action = useFactorAction();
  const [removed, setRemoved] = useState<OwnPasskey>();
  const add = () =>
    action.run(async () => {
      const name = describeOwnDevice();
      const { recoveryCodes } = await addPasskey(name);
      showToast('success', m.passkeys.added(name));
      onChanged(recoveryCodes);
    });
  const remove = ({ id }: OwnPasskey) => {
    setRemoved(undefined);
    return action.run(async () => {
      await removePasskey(id);
      showToast('success', m.passkeys.removed);
      onChanged();
    });
  };
  return (
    <SettingsSection title={m.passkeys.title} text={m.passkeys.text}>
      {action.failure !== undefined && <FormAlert kind="error">{action.failure}</FormAlert>}
      {factors.passkeys.length === 0 ? (
        <p className={classes['text']}>{m.passkeys.empty}</p>
      ) : (
        <ul className={classes['list']} aria-label={m.passkeys.title}>
          {factors.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRenamed={() => onChanged()}
              onRemove={setRemoved}
            />
          ))}
        </ul>
      )}
      {obstacle !== undefined && <p className={classes['text']}>{obstacle}</p>}
      <Button disabled={obstacle !== undefined} loading={action.isBusy} onClick={() => void add()}>
        {m.passkeys.add}
      </Button>
      <ConfirmDialog
        opened={removed !== undefined}
        title={m.passkeys.removeTitle(removed?.name ?? '')}
        confirmLabel={m.passkeys.remove}
        tone="danger"
        onConfirm={() => removed && void remove(removed)}
        onCancel={() => setRemoved(undefined)}
      >
        {m.passkeys.removeText}
      </ConfirmDialog>
    </SettingsSection>
  );
}
