import { Anchor, Button } from '@mantine/core';
import { IconDeviceMobile, IconFingerprint } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { closeAccountDialog } from '../../../lib/account-dialog.ts';
import { useMessages } from '../../../lib/messages.ts';
import { addPasskey } from '../../../lib/second-factor/passkeys.ts';
import { ownFactorsQuery } from '../../../lib/second-factor/second-factor-requests.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { AppSetup } from '../../../ui/second-factor/app-setup.tsx';
import { IdentityForm } from '../../../ui/second-factor/identity-dialog.tsx';
import { describeOwnDevice } from '../../../ui/second-factor/own-device.ts';
import { RecoveryCodes } from '../../../ui/second-factor/recovery-codes.tsx';
import { useFactorAction } from '../../../ui/second-factor/use-factor-action.ts';
import { usePasskeyObstacle } from '../../../ui/second-factor/use-passkey-obstacle.ts';
import classes from '../account-dialogs.module.css';
import { factorSetupMessages } from './factor-setup-messages.ts';

type Stage = { name: 'choose' } | { name: 'app' } | { name: 'codes'; codes: readonly string[] };

/** For a session whose role requires a second factor: the server refuses everything else until there is one. */
export function FactorSetupPanel() {
  const m = useMessages(factorSetupMessages);
  const client = useQueryClient();
  const [stage, setStage] = useState<Stage>({ name: 'choose' });
  const factors = useQuery(ownFactorsQuery);
  const obstacle = usePasskeyObstacle(factors.data?.passkeyOrigin);
  const action = useFactorAction();
  const finish = () => {
    closeAccountDialog();
    // The page behind the dialog was refused.
    void client.invalidateQueries();
  };
  const onAdded = (codes: readonly string[] | null) =>
    codes === null ? finish() : setStage({ name: 'codes', codes });
  const add = () =>
    action.run(async () => {
      onAdded((await addPasskey(describeOwnDevice())).recoveryCodes);
    });
  if (stage.name === 'codes') return <RecoveryCodes codes={stage.codes} onSaved={finish} />;
  if (stage.name === 'app')
    return <AppSetup onDone={onAdded} onCancel={() => setStage({ name: 'choose' })} />;
  if (factors.data?.isIdentityFresh === false) return <IdentityForm onConfirmed={() => undefined} />;
  return (
    <>
      <div className={classes['form']}>
        {action.failure !== undefined && <FormAlert kind="error">{action.failure}</FormAlert>}
        <Button
          size="md"
          leftSection={<IconFingerprint size={18} stroke={1.5} aria-hidden="true" />}
          loading={action.isBusy}
          disabled={obstacle !== undefined}
          onClick={() => void add()}
        >
          {m.passkey}
        </Button>
        <p className={classes['note']}>{obstacle ?? m.passkeyText}</p>
        <Button
          size="md"
          variant="default"
          leftSection={<IconDeviceMobile size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => setStage({ name: 'app' })}
          data-autofocus
        >
          {m.app}
        </Button>
        <p className={classes['note']}>{m.appText}</p>
      </div>
      <p className={classes['switch']}>
        {m.notNow}
        <Anchor component={Link} to="/logout" onClick={closeAccountDialog}>
          {m.logOut}
        </Anchor>
      </p>
    </>
  );
}
