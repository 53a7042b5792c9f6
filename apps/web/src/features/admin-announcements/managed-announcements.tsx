import { Button } from '@mantine/core';
import { IconPlus, IconSpeakerphone } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { DeletionDialog } from '../../ui/deletion-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListRows, type ListedRows } from '../../ui/list-page/list-page.tsx';
import { RowEditor } from '../../ui/list-page/row-editor.tsx';
import { newRowId, useEditedId } from '../../ui/list-page/use-edited-id.ts';
import type { ListAddress } from '../../ui/list-page/use-list-address.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { AnnouncementEditor } from './announcement-editor.tsx';
import { announcementMessages } from './announcement-messages.ts';
import type { AnnouncementRow, AnnouncementScope } from './announcement-scope.ts';
import { AnnouncementTable } from './announcement-table.tsx';

interface ManagedAnnouncementsProps<Row extends AnnouncementRow> {
  scope: AnnouncementScope;
  texts: {
    title: string;
    description: string;
    emptyTitle: string;
    emptyText: string;
    deleteText: (title: string) => string;
  };
  address: ListAddress;
  rows: ListedRows<Row> & { isPlaceholderData: boolean };
  remove: (id: number) => Promise<unknown>;
  /** Beside the button that creates an announcement. */
  links?: ReactNode;
  /** Whether the viewer may change the row; all rows if omitted. */
  canChange?: (announcement: Row) => boolean;
}

/** The announcements of a contest or a group: the list, or the editor of the row that the address names. */
export function ManagedAnnouncements<Row extends AnnouncementRow>(props: ManagedAnnouncementsProps<Row>) {
  const m = useMessages(announcementMessages);
  const { edited, open, close } = useEditedId();
  const { scope, rows } = props;
  if (edited === null) return <AnnouncementList {...props} onOpen={open} />;
  if (edited === newRowId)
    return <AnnouncementEditor scope={scope} announcement={undefined} onClose={close} />;
  return (
    <RowEditor id={Number(edited)} rows={rows} texts={m} onClose={close}>
      {(opened) => <AnnouncementEditor scope={scope} announcement={opened} onClose={close} />}
    </RowEditor>
  );
}

interface ListProps<Row extends AnnouncementRow> extends ManagedAnnouncementsProps<Row> {
  onOpen: (edited: string) => void;
}

function AnnouncementList<Row extends AnnouncementRow>({ scope, texts, links, ...list }: ListProps<Row>) {
  const m = useMessages(announcementMessages);
  const client = useQueryClient();
  const [target, setTarget] = useState<Row>();
  const { address, rows, remove, canChange, onOpen } = list;
  return (
    <>
      <PageHeader
        level={scope.headingLevel ?? 1}
        title={texts.title}
        description={texts.description}
        actions={
          <>
            {links}
            <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => onOpen(newRowId)}>
              {m.create}
            </Button>
          </>
        }
      />
      <ListRows
        address={address}
        rows={rows}
        empty={
          <EmptyState icon={<IconSpeakerphone size={24} stroke={1.5} />} title={texts.emptyTitle}>
            {texts.emptyText}
          </EmptyState>
        }
        failedTitle={m.failedTitle}
      >
        {(announcements) => (
          <AnnouncementTable
            scope={scope}
            announcements={announcements}
            onEdit={({ id }) => onOpen(String(id))}
            onDelete={setTarget}
            {...(canChange !== undefined && { canChange })}
          />
        )}
      </ListRows>
      <DeletionDialog
        target={target}
        texts={{ title: m.deleteTitle, confirm: m.delete, done: m.deleted }}
        textOf={({ title }) => texts.deleteText(title)}
        remove={({ id }) => remove(id)}
        invalidate={() => scope.invalidate(client)}
        onClose={() => setTarget(undefined)}
      />
    </>
  );
}
