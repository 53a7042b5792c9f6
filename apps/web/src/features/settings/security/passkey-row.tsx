import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconFingerprint, IconPencil, IconTrash } from '@tabler/icons-react';
import { secondFactorLimits } from '@touchstone/contract/second-factor-limits';
import { useState, type FormEvent } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { renamePasskey, type OwnPasskey } from '../../../lib/second-factor/second-factor-requests.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { useFactorAction } from '../../../ui/second-factor/use-factor-action.ts';
import { securityMessages } from './security-messages.ts';
import classes from './security.module.css';

interface PasskeyRowProps {
  passkey: OwnPasskey;
  onRenamed: () => void;
  onRemove: (passkey: OwnPasskey) => void;
}

export function PasskeyRow({ passkey, onRenamed, onRemove }: PasskeyRowProps) {
  const m = useMessages(securityMessages).passkeys;
  const [isRenaming, setRenaming] = useState(false);
  return (
    <li className={classes['row']}>
      <IconFingerprint className={classes['icon'] ?? ''} size={22} stroke={1.5} aria-hidden="true" />
      {isRenaming ? (
        <RenameForm
          passkey={passkey}
          onClose={(isRenamed) => {
            setRenaming(false);
            if (isRenamed) onRenamed();
          }}
        />
      ) : (
        <>
          <div className={classes['facts']}>
            <div className={classes['name']}>{passkey.name}</div>
            <p className={classes['detail']}>
              {m.created} <RelativeTime value={passkey.gmtCreate} />
              {' · '}
              {passkey.lastUsedAt === null ? (
                m.neverUsed
              ) : (
                <>
                  {m.used} <RelativeTime value={passkey.lastUsedAt} />
                </>
              )}
            </p>
            {!passkey.worksHere && <p className={classes['detail']}>{m.elsewhere}</p>}
          </div>
          <ActionIcon
            aria-label={m.renameOf(passkey.name)}
            title={m.rename}
            onClick={() => setRenaming(true)}
          >
            <IconPencil size={18} stroke={1.75} />
          </ActionIcon>
          <ActionIcon
            aria-label={m.removeOf(passkey.name)}
            title={m.remove}
            onClick={() => onRemove(passkey)}
          >
            <IconTrash size={18} stroke={1.75} />
          </ActionIcon>
        </>
      )}
    </li>
  );
}

interface RenameFormProps {
  passkey: OwnPasskey;
  onClose: (isRenamed: boolean) => void;
}

const focusField = (field: HTMLInputElement | null) => field?.select();

function RenameForm({ passkey, onClose }: RenameFormProps) {
  const m = useMessages(securityMessages);
  const [name, setName] = useState(passkey.name);
  const { isBusy, failure, run } = useFactorAction();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    void run(async () => {
      await renamePasskey(passkey.id, name.trim());
      onClose(true);
    });
  };
  return (
    <form className={classes['rename']} noValidate onSubmit={submit}>
      <TextInput
        aria-label={m.passkeys.name}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={secondFactorLimits.passkeyNameMaximum}
        error={failure}
        ref={focusField}
      />
      <Button type="submit" loading={isBusy} disabled={name.trim() === ''}>
        {m.passkeys.save}
      </Button>
      <Button variant="default" onClick={() => onClose(false)}>
        {m.cancel}
      </Button>
    </form>
  );
}
