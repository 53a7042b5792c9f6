import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RemoteAccountKey } from '@touchstone/contract/remote-judges';
import { remoteAccountKeys, remoteJudges } from '@touchstone/contract/remote-judges';
import { useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { QueryContent } from '../../ui/query-content.tsx';
import { AccountsSheet } from './accounts/accounts-sheet.tsx';
import { AddAccountDialog } from './accounts/add-account-dialog.tsx';
import { vendorsQuery } from './api/vendors.ts';
import { RemoteFrame } from './remote-frame.tsx';
import { remoteMessages } from './remote-messages.ts';
import { VendorCard } from './vendors/vendor-card.tsx';
import classes from './vendors/vendors.module.css';

/** The sites of other judges, and our accounts there. */
export function Component() {
  const m = useMessages(remoteMessages);
  const vendors = useQuery(vendorsQuery);
  const [addedTo, setAddedTo] = useState<RemoteAccountKey>();
  return (
    <RemoteFrame current="sites">
      <QueryContent query={vendors} failedTitle={m.failedTitle} waiting={<VendorSkeletons />}>
        {(data) => (
          <div className={classes['grid']}>
            {data.map((vendor) => (
              <VendorCard
                key={vendor.key}
                vendor={vendor}
                onAddAccount={() => setAddedTo(vendor.accountKey)}
              />
            ))}
          </div>
        )}
      </QueryContent>
      <AccountsSheet onAdd={() => setAddedTo(remoteAccountKeys[0])} />
      <AddAccountDialog site={addedTo} onClose={() => setAddedTo(undefined)} />
    </RemoteFrame>
  );
}

const VendorSkeletons = () => (
  <div className={classes['grid']} aria-busy>
    {remoteJudges.map(({ prefix }) => (
      <Skeleton key={prefix} className={classes['skeleton'] ?? ''} />
    ))}
  </div>
);
