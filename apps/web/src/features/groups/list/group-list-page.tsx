import { Skeleton, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { groupAccesses } from '@touchstone/contract/group-limits';
import { useMessages } from '../../../lib/messages.ts';
import { requireLogin } from '../../../lib/require-login.ts';
import { useSession } from '../../../lib/session.ts';
import { Choice } from '../../../ui/choice/choice.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { groupsQuery } from '../api/list-groups.ts';
import { CreateGroup } from '../form/create-group.tsx';
import { groupMessages } from '../group-messages.ts';
import { GroupCard } from './group-card.tsx';
import classes from './group-list.module.css';
import { groupListSizes, type GroupListAddress } from './list-address.ts';
import { listMessages } from './list-messages.ts';
import { NoGroups } from './no-groups.tsx';
import { useGroupListAddress } from './use-group-list-address.ts';

export function Component() {
  const m = useMessages(listMessages);
  const { user } = useSession();
  const { address, change, goToPage, reset } = useGroupListAddress();
  // A guest has no own groups; the server asks for a login then.
  const shown = user === undefined ? { ...address, onlyMine: false } : address;
  const { data, isError, isPlaceholderData, refetch } = useQuery(groupsQuery(shown, user?.uid));
  return (
    <PageContainer>
      <PageHeader title={m.title} description={m.description} actions={<CreateGroup />} />
      <Filters address={shown} onChange={change} />
      {data !== undefined && data.records.length > 0 && (
        <ul className={classes['grid']} aria-busy={isPlaceholderData}>
          {data.records.map((group) => (
            <GroupCard key={group.id} group={group} />
          ))}
        </ul>
      )}
      {data?.records.length === 0 && (
        <NoGroups
          address={shown}
          total={data.total}
          create={<CreateGroup />}
          onReset={reset}
          onFirst={() => goToPage(1)}
        />
      )}
      {data === undefined && isError && (
        <div className={classes['box']}>
          <ErrorState title={m.failed} onRetry={() => void refetch()} />
        </div>
      )}
      {data === undefined && !isError && <ListSkeleton cards={shown.size} />}
      <Pager
        total={data?.total ?? 0}
        page={shown.page}
        size={shown.size}
        sizes={groupListSizes}
        onPageChange={goToPage}
        onSizeChange={(size, page) => change({ size, page })}
      />
    </PageContainer>
  );
}

interface FiltersProps {
  address: GroupListAddress;
  onChange: (changes: Partial<GroupListAddress>) => void;
}

function Filters({ address, onChange }: FiltersProps) {
  const m = useMessages(listMessages);
  const { accesses } = useMessages(groupMessages);
  return (
    <div className={classes['filters']}>
      <Choice
        label={m.access}
        anyLabel={m.any}
        options={groupAccesses.map((access, index) => ({ value: index + 1, name: accesses[access] }))}
        value={address.access}
        onChange={(access) => onChange({ access })}
      />
      <Switch
        label={m.onlyMine}
        checked={address.onlyMine}
        onChange={({ currentTarget: { checked } }) => {
          if (!checked || requireLogin()) onChange({ onlyMine: checked });
        }}
      />
      <div className={classes['search']}>
        <SearchField keyword={address.keyword} texts={m} onSearch={(keyword) => onChange({ keyword })} />
      </div>
    </div>
  );
}

function ListSkeleton({ cards }: { cards: number }) {
  return (
    <div className={classes['grid']} aria-busy="true">
      {Array.from({ length: cards }, (_, index) => (
        <div key={index} className={classes['bone']}>
          <Skeleton height={48} width="60%" />
          <Skeleton height={14} width="90%" />
        </div>
      ))}
    </div>
  );
}
