import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { remoteJudges, remotePrefixes } from '@touchstone/contract/remote-judges';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyRows } from '../../../ui/list-page/empty-rows.tsx';
import { ListRows } from '../../../ui/list-page/list-page.tsx';
import { useListAddress } from '../../../ui/list-page/use-list-address.ts';
import { failuresQuery, type RemoteFailure } from '../api/failures.ts';
import { RemoteFrame } from '../remote-frame.tsx';
import { FailureDrawer } from './failure-drawer.tsx';
import { failureMessages } from './failure-messages.ts';
import { FailureTable } from './failure-table.tsx';
import classes from './failures.module.css';

const defaultSize = 15;

export function Component() {
  const m = useMessages(failureMessages);
  const address = useListAddress(defaultSize);
  // An unknown site in the address is no filter.
  const key = remotePrefixes.find((one) => one === address.filter('key'));
  const failures = useQuery(failuresQuery({ key, currentPage: address.page, limit: address.size }));
  const [opened, setOpened] = useState<RemoteFailure>();
  return (
    <RemoteFrame current="failures">
      <div className={classes['tools']}>
        <Select
          className={classes['site'] ?? ''}
          aria-label={m.site}
          allowDeselect={false}
          data={[
            { value: '', label: m.allSites },
            ...remoteJudges.map(({ prefix, name }) => ({ value: prefix, label: name })),
          ]}
          value={key ?? ''}
          onChange={(value) => address.setFilter('key', value ?? '')}
        />
        <p className={classes['text']}>{m.text}</p>
      </div>
      <ListRows
        address={address}
        rows={failures}
        failedTitle={m.failedTitle}
        empty={
          <EmptyRows
            icon={<IconCircleCheck size={24} stroke={1.5} />}
            isFiltered={key !== undefined}
            title={m.emptyTitle}
            text={m.emptyText}
            filtered={{ title: m.emptyFiltered, showAll: m.showAll }}
            onShowAll={() => address.setFilter('key', '')}
          />
        }
      >
        {(rows) => <FailureTable failures={rows} onOpen={setOpened} />}
      </ListRows>
      <FailureDrawer failure={opened} onClose={() => setOpened(undefined)} />
    </RemoteFrame>
  );
}
