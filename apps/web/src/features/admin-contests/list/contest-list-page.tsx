import { Button } from '@mantine/core';
import { IconPlus, IconTrophy } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { DeletionDialog } from '../../../ui/deletion-dialog.tsx';
import { EmptyRows } from '../../../ui/list-page/empty-rows.tsx';
import { ListPage } from '../../../ui/list-page/list-page.tsx';
import { OwnOnlyNote } from '../../../ui/list-page/own-only-note.tsx';
import { useListAddress } from '../../../ui/list-page/use-list-address.ts';
import { deleteContest } from '../api/change-contest.ts';
import { contestsQuery, invalidateContests, type ListedContest } from '../api/list-contests.ts';
import { contestListMessages } from './contest-list-messages.ts';
import { ContestTable } from './contest-table.tsx';

const defaultSize = 15;

export function Component() {
  const m = useMessages(contestListMessages);
  const client = useQueryClient();
  const address = useListAddress(defaultSize);
  const keyword = address.filter('keyword');
  const contests = useQuery(contestsQuery({ currentPage: address.page, limit: address.size, keyword }));
  const [target, setTarget] = useState<ListedContest>();
  return (
    <>
      <ListPage
        title={m.title}
        description={m.description}
        actions={
          <Button
            component={Link}
            to="/admin/contest/create"
            leftSection={<IconPlus size={16} stroke={1.75} />}
          >
            {m.create}
          </Button>
        }
        tools={
          <SearchField
            keyword={keyword}
            texts={m}
            onSearch={(typed) => address.setFilter('keyword', typed)}
          />
        }
        bar={<OwnOnlyNote>{m.ownOnly}</OwnOnlyNote>}
        address={address}
        rows={contests}
        empty={
          <EmptyRows
            icon={<IconTrophy size={24} stroke={1.5} />}
            isFiltered={address.page > 1 || keyword !== ''}
            title={m.emptyTitle}
            text={m.emptyText}
            filtered={{ title: m.noMatch, text: m.noMatchText, showAll: m.showAll }}
            onShowAll="/admin/contest"
          />
        }
        failedTitle={m.failedTitle}
        skeleton={{ rows: defaultSize, height: 64 }}
      >
        {(rows) => <ContestTable contests={rows} onDelete={setTarget} />}
      </ListPage>
      <DeletionDialog
        target={target}
        texts={{ title: m.deleteTitle, confirm: m.delete, done: m.deleted }}
        textOf={({ title, problemCount, count }) => m.deleteText(title, problemCount, count)}
        remove={({ id }) => deleteContest(id)}
        invalidate={() => invalidateContests(client)}
        onClose={() => setTarget(undefined)}
      />
    </>
  );
}
