import { Button } from '@mantine/core';
import { IconPlus, IconTrophy } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../../lib/messages.ts';
import { isSuperAdminRole } from '../../../../lib/roles.ts';
import { useSession } from '../../../../lib/session.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { FormAlert } from '../../../../ui/form-alert.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { DeletionDialog } from '../../deletion-dialog.tsx';
import { ListPage } from '../../list-page.tsx';
import { useListAddress, type ListAddress } from '../../use-list-address.ts';
import { deleteContest } from '../api/change-contest.ts';
import { contestsQuery, forgetContests, type ListedContest } from '../api/list-contests.ts';
import { contestListMessages } from './contest-list-messages.ts';
import classes from './contest-list.module.css';
import { ContestTable } from './contest-table.tsx';

const defaultSize = 15;

export function Component() {
  const m = useMessages(contestListMessages);
  const client = useQueryClient();
  const address = useListAddress(defaultSize);
  const keyword = address.filter('keyword');
  const contests = useQuery(contestsQuery({ currentPage: address.page, limit: address.size, keyword }));
  const [asked, setAsked] = useState<ListedContest>();
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
        bar={<OwnOnly />}
        address={address}
        rows={contests}
        empty={<NoContests address={address} />}
        failedTitle={m.failedTitle}
        skeleton={{ rows: defaultSize, height: 64 }}
      >
        {(rows) => <ContestTable contests={rows} onDelete={setAsked} />}
      </ListPage>
      <DeletionDialog
        asked={asked}
        texts={{ title: m.deleteTitle, confirm: m.delete, done: m.deleted }}
        textOf={({ title, problemCount, count }) => m.deleteText(title, problemCount, count)}
        remove={({ id }) => deleteContest(id)}
        forget={() => forgetContests(client)}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}

function OwnOnly() {
  const m = useMessages(contestListMessages);
  const { user } = useSession();
  if (isSuperAdminRole(user?.roleList ?? [])) return null;
  return (
    <div className={classes['note']}>
      <FormAlert kind="info">{m.ownOnly}</FormAlert>
    </div>
  );
}

function NoContests({ address }: { address: ListAddress }) {
  const m = useMessages(contestListMessages);
  if (address.page === 1 && address.filter('keyword') === '')
    return (
      <EmptyState icon={<IconTrophy size={24} stroke={1.5} />} title={m.emptyTitle}>
        {m.emptyText}
      </EmptyState>
    );
  return (
    <EmptyState
      title={m.noMatch}
      action={
        <Button component={Link} to="/admin/contest" variant="default">
          {m.showAll}
        </Button>
      }
    >
      {m.noMatchText}
    </EmptyState>
  );
}
