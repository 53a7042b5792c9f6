import { Modal, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { ownFactorsQuery } from '../../../lib/second-factor/second-factor-requests.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { QueryContent } from '../../../ui/query-content.tsx';
import { RecoveryCodes } from '../../../ui/second-factor/recovery-codes.tsx';
import { secondFactorMessages } from '../../../ui/second-factor/second-factor-messages.ts';
import { AppSection } from './app-section.tsx';
import { CodesSection } from './codes-section.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { securityMessages } from './security-messages.ts';
import classes from './security.module.css';
import { SessionsSection } from './sessions-section.tsx';

/** New recovery codes are shown once, in a dialog over the page. */
export function SecurityPanel() {
  const m = useMessages(securityMessages);
  const shared = useMessages(secondFactorMessages);
  const client = useQueryClient();
  const factors = useQuery(ownFactorsQuery);
  const [newCodes, setNewCodes] = useState<readonly string[]>();
  const close = () => setNewCodes(undefined);
  const onChanged = (codes: readonly string[] | null = null) => {
    if (codes !== null) setNewCodes(codes);
    void client.invalidateQueries({ queryKey: ownFactorsQuery.queryKey, exact: true });
  };
  return (
    <div className={classes['root']}>
      <QueryContent query={factors} failedTitle={m.failed} waiting={<Skeleton height={900} aria-busy />}>
        {(own) => (
          <>
            {own.isRequired && <FormAlert kind="info">{m.required}</FormAlert>}
            <PasskeySection factors={own} onChanged={onChanged} />
            <AppSection factors={own} onChanged={onChanged} />
            <CodesSection factors={own} onChanged={onChanged} />
          </>
        )}
      </QueryContent>
      {/* Below what is still loading it would move. */}
      {!factors.isPending && <SessionsSection />}
      <Modal
        opened={newCodes !== undefined}
        onClose={close}
        title={shared.codesTitle}
        size={480}
        // A stray click must not lose codes that are shown once.
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': shared.close }}
      >
        <RecoveryCodes codes={newCodes ?? []} onSaved={close} />
      </Modal>
    </div>
  );
}
