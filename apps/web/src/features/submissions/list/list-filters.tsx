import { ActionIcon, Switch, Tooltip } from '@mantine/core';
import { IconHash, IconRefresh, IconUser } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages.ts';
import { requireLogin } from '../../../lib/require-login.ts';
import classes from './list-filters.module.css';
import { listMessages } from './list-messages.ts';
import { StatusFilter } from './status-filter.tsx';
import { TextFilter } from './text-filter.tsx';
import type { ListFilterControl } from './use-list-filter.ts';

interface ListFiltersProps extends ListFilterControl {
  isRefreshing: boolean;
  onRefresh: () => void;
}

export function ListFilters({ filter, change, adjust, isRefreshing, onRefresh }: ListFiltersProps) {
  const m = useMessages(listMessages);
  return (
    <div className={classes['root']} role="search" aria-label={m.filters}>
      <Switch
        className={classes['mine'] ?? ''}
        label={m.onlyMine}
        checked={filter.onlyMine}
        onChange={({ currentTarget: { checked } }) => {
          if (!checked || requireLogin()) change({ onlyMine: checked });
        }}
      />
      <StatusFilter status={filter.status} onChange={(status) => change({ status })} />
      <TextFilter
        label={m.problemId}
        clearLabel={m.removeFilter(m.problemId)}
        icon={<IconHash size={16} stroke={1.75} />}
        value={filter.problemId}
        // Typed text matches a part of an id; only links use a whole one.
        onChange={(problemId) => adjust({ problemId, isWholeProblemId: false })}
      />
      <TextFilter
        label={m.username}
        clearLabel={m.removeFilter(m.username)}
        icon={<IconUser size={16} stroke={1.75} />}
        value={filter.username}
        onChange={(username) => adjust({ username })}
      />
      <Tooltip label={m.refresh}>
        <ActionIcon
          className={classes['refresh'] ?? ''}
          variant="default"
          aria-label={m.refresh}
          data-busy={isRefreshing || undefined}
          onClick={onRefresh}
        >
          <IconRefresh size={18} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
