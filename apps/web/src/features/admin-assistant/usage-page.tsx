import { Button } from '@mantine/core';
import { IconDownload, IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { downloadFile } from '../../lib/api/download-file.ts';
import { getLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { session } from '../../lib/session.ts';
import { EmptyRows } from '../../ui/list-page/empty-rows.tsx';
import { ListPage } from '../../ui/list-page/list-page.tsx';
import { useListAddress } from '../../ui/list-page/use-list-address.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { usageQuery } from './api/list-usage.ts';
import { assistantAdminMessages } from './assistant-admin-messages.ts';
import { UsageTable } from './usage-table.tsx';

const defaultSize = 20;

export function Component() {
  const m = useMessages(assistantAdminMessages);
  const address = useListAddress(defaultSize);
  const keyword = address.filter('keyword');
  const usage = useQuery(
    usageQuery({
      currentPage: address.page,
      limit: address.size,
      ...(keyword !== '' && { keyword }),
    }),
  );
  return (
    <ListPage
      title={m.usageTitle}
      description={m.usageDescription}
      actions={<Actions />}
      tools={
        <SearchField keyword={keyword} texts={m} onSearch={(text) => address.setFilter('keyword', text)} />
      }
      address={address}
      rows={usage}
      empty={
        <EmptyRows
          isFiltered={keyword !== ''}
          title={m.empty}
          text={m.emptyText}
          filtered={{ title: m.emptyFiltered, text: m.emptyFilteredText, showAll: m.showAll }}
          onShowAll={() => address.setFilter('keyword', '')}
        />
      }
      failedTitle={m.failed}
    >
      {(rows) => <UsageTable rows={rows} />}
    </ListPage>
  );
}

function Actions() {
  const m = useMessages(assistantAdminMessages);
  return (
    <>
      <Button
        component={Link}
        to="/admin/assistant"
        variant="default"
        leftSection={<IconSettings size={16} stroke={1.75} />}
      >
        {m.back}
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} stroke={1.75} />}
        onClick={() =>
          void downloadFile({
            url: '/api/admin/assistant/usage-sheet',
            token: session.get().token,
            acceptLanguage: getLocale(),
            fallbackName: 'assistant-usage.csv',
          })
        }
      >
        {m.export}
      </Button>
    </>
  );
}
