import { Button } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { countPages } from '../../../ui/pager-pages.ts';
import { problemsAddress, publicContext, type SubmissionContext } from '../addresses.ts';
import { isFiltered, noFilter } from './list-filter.ts';
import { listMessages } from './list-messages.ts';
import type { ListFilterControl } from './use-list-filter.ts';

interface NoRowsProps extends Pick<ListFilterControl, 'filter' | 'change'> {
  total: number;
  context?: SubmissionContext;
}

/** Explains an empty list and offers the next step. */
export function NoRows({ total, filter, change, context = publicContext }: NoRowsProps) {
  const m = useMessages(listMessages);
  if (total > 0) return <PastTheEnd pages={countPages(total, filter.size)} change={change} />;
  if (isFiltered(filter))
    return (
      <EmptyState
        icon={<IconFilterOff size={24} stroke={1.5} />}
        title={m.nothingTitle}
        action={
          <Button variant="default" onClick={() => change(noFilter(filter.size))}>
            {m.reset}
          </Button>
        }
      >
        {m.nothingText}
      </EmptyState>
    );
  return (
    <EmptyState
      title={m.emptyTitle}
      action={
        <Button component={Link} to={problemsAddress(context)}>
          {m.toProblems}
        </Button>
      }
    >
      {m.emptyText}
    </EmptyState>
  );
}

function PastTheEnd({ pages, change }: { pages: number } & Pick<ListFilterControl, 'change'>) {
  const m = useMessages(listMessages);
  return (
    <EmptyState
      title={m.pastEndTitle}
      action={
        <>
          <Button onClick={() => change({ page: pages })}>{m.toLastPage}</Button>
          <Button variant="default" onClick={() => change({ page: 1 })}>
            {m.toFirstPage}
          </Button>
        </>
      }
    >
      {m.pastEndText(pages)}
    </EmptyState>
  );
}
