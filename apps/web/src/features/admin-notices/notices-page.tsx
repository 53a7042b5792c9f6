import { Button, SegmentedControl } from '@mantine/core';
import { IconBell, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { noticeAudiences, type NoticeAudience } from '@touchstone/contract/notice-limits';
import { useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { EmptyRows } from '../../ui/list-page/empty-rows.tsx';
import { ListPage } from '../../ui/list-page/list-page.tsx';
import { RowEditor } from '../../ui/list-page/row-editor.tsx';
import { newRowId, useEditedId } from '../../ui/list-page/use-edited-id.ts';
import { useListAddress } from '../../ui/list-page/use-list-address.ts';
import { noticesQuery, type Notice } from './api/notices.ts';
import { DeleteNoticeDialog } from './delete-notice-dialog.tsx';
import { NoticeEditor } from './notice-editor.tsx';
import { noticeMessages } from './notice-messages.ts';
import { NoticeTable } from './notice-table.tsx';
import classes from './notices.module.css';

const defaultSize = 15;
const every = 'all';

/** Parses a value of the address: an unknown audience is no filter. */
const parseAudience = (text: string): NoticeAudience | undefined =>
  noticeAudiences.find((audience) => audience === text);

const useNotices = () => {
  const address = useListAddress(defaultSize);
  const type = parseAudience(address.filter('type'));
  const query = useQuery(noticesQuery({ currentPage: address.page, limit: address.size, type }));
  return { address, type, query };
};

export function Component() {
  const { edited, open, close } = useEditedId();
  if (edited === null) return <NoticeList onOpen={open} />;
  return (
    <PageContainer width="full">
      {edited === newRowId ? (
        <NoticeEditor notice={undefined} onClose={close} />
      ) : (
        <EditedNotice id={Number(edited)} onClose={close} />
      )}
    </PageContainer>
  );
}

/** The edited row is on the page of the list that the address names. */
function EditedNotice({ id, onClose }: { id: number; onClose: () => void }) {
  const m = useMessages(noticeMessages);
  const { query } = useNotices();
  return (
    <RowEditor id={id} rows={query} texts={m} onClose={onClose}>
      {(opened) => <NoticeEditor notice={opened} onClose={onClose} />}
    </RowEditor>
  );
}

function NoticeList({ onOpen }: { onOpen: (edited: string) => void }) {
  const m = useMessages(noticeMessages);
  const { address, type, query } = useNotices();
  const [target, setTarget] = useState<Notice>();
  const filter = (value: string) => address.setFilter('type', value === every ? '' : value);
  return (
    <>
      <ListPage
        title={m.title}
        description={m.description}
        actions={
          <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => onOpen(newRowId)}>
            {m.create}
          </Button>
        }
        tools={
          <div className={classes['audiences']}>
            <SegmentedControl
              aria-label={m.filter}
              value={type ?? every}
              onChange={filter}
              data={[
                { value: every, label: m.every },
                ...noticeAudiences.map((value) => ({ value, label: m.audiences[value] })),
              ]}
            />
          </div>
        }
        address={address}
        rows={query}
        empty={
          <EmptyRows
            icon={<IconBell size={24} stroke={1.5} />}
            isFiltered={type !== undefined}
            title={m.emptyTitle}
            text={m.emptyText}
            filtered={{ title: m.noneOfKind, showAll: m.showAll }}
            onShowAll={() => filter(every)}
          />
        }
        failedTitle={m.failedTitle}
        skeleton={{ rows: 8, height: 65 }}
      >
        {(rows) => (
          <NoticeTable notices={rows} onOpen={({ id }) => onOpen(String(id))} onDelete={setTarget} />
        )}
      </ListPage>
      <DeleteNoticeDialog target={target} onClose={() => setTarget(undefined)} />
    </>
  );
}
