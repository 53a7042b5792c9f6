import { Button } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { mailsQuery, type Mail } from './api/list-mails.ts';
import { ListPage } from '../../ui/list-page/list-page.tsx';
import { EmptyOutbox } from './empty-outbox.tsx';
import { MailDrawer } from './mail-drawer.tsx';
import { MailStateFilter, parseMailState } from './mail-state-filter.tsx';
import { MailTable } from './mail-table.tsx';
import { outboxMessages } from './outbox-messages.ts';
import { useListAddress } from '../../ui/list-page/use-list-address.ts';

const defaultSize = 15;

export function Component() {
  const m = useMessages(outboxMessages);
  const address = useListAddress(defaultSize);
  const state = parseMailState(address.filter('state'));
  const mails = useQuery(mailsQuery({ currentPage: address.page, limit: address.size, state }));
  const [opened, setOpened] = useState<Mail>();
  return (
    <>
      <ListPage
        title={m.title}
        description={m.description}
        actions={<SettingsLink />}
        tools={
          <MailStateFilter state={state} onChange={(value) => address.setFilter('state', value ?? '')} />
        }
        address={address}
        rows={mails}
        empty={
          <EmptyOutbox isFiltered={state !== undefined} onShowAll={() => address.setFilter('state', '')} />
        }
        failedTitle={m.failedTitle}
      >
        {(rows) => <MailTable mails={rows} onOpen={setOpened} />}
      </ListPage>
      <MailDrawer mail={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

function SettingsLink() {
  const m = useMessages(outboxMessages);
  return (
    <Button
      component={Link}
      to="/admin/mail"
      variant="default"
      leftSection={<IconSettings size={16} stroke={1.75} />}
    >
      {m.settings}
    </Button>
  );
}
