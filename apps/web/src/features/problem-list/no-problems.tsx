import { Button } from '@mantine/core';
import { IconFileSearch } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { countPages } from '../../ui/pager-pages.ts';
import { problemCountQuery } from './api/list-problems.ts';
import { activeFilters, hasFilters, noFilters } from './list-address.ts';
import { problemListMessages } from './problem-list-messages.ts';
import classes from './problem-list-page.module.css';
import type { ListAddressState } from './use-list-address.ts';

const icon = <IconFileSearch size={24} stroke={1.5} />;

/** Explains an empty list: page past the end, no match, or no problems at all. */
export function NoProblems({ state, total }: { state: ListAddressState; total: number }) {
  const m = useMessages(problemListMessages);
  const { address, setPage, reset } = state;
  if (total > 0)
    return <PastEnd page={address.page} pages={countPages(total, address.size)} onGo={setPage} />;
  if (!hasFilters(address))
    return (
      <div className={classes['none']}>
        <EmptyState title={m.empty}>{m.emptyText}</EmptyState>
      </div>
    );
  return (
    <div className={classes['none']}>
      <EmptyState
        icon={icon}
        title={m.noMatch}
        action={
          <div className={classes['actions']}>
            <Relaxations state={state} />
            <Button variant="default" onClick={reset}>
              {m.reset}
            </Button>
          </div>
        }
      >
        {m.noMatchText}
      </EmptyState>
    </div>
  );
}

/** What each active filter excludes: the number of problems without it. */
function Relaxations({ state: { address, setFilters } }: { state: ListAddressState }) {
  const m = useMessages(problemListMessages);
  const { user } = useSession();
  const names = activeFilters(address);
  const results = useQueries({
    queries: names.map((name) => problemCountQuery({ ...address, [name]: noFilters[name] }, user?.uid)),
  });
  return results.map(({ data }, index) => {
    const name = names[index];
    if (name === undefined || data === undefined || data.total === 0) return null;
    return (
      <Button key={name} variant="default" onClick={() => setFilters({ [name]: noFilters[name] })}>
        {m.drop(m.without[name], data.total)}
      </Button>
    );
  });
}

function PastEnd({ page, pages, onGo }: { page: number; pages: number; onGo: (page: number) => void }) {
  const m = useMessages(problemListMessages);
  return (
    <div className={classes['none']}>
      <EmptyState
        icon={icon}
        title={m.pastEnd(page)}
        action={
          <div className={classes['actions']}>
            <Button onClick={() => onGo(1)}>{m.toFirst}</Button>
            {pages > 1 && (
              <Button variant="default" onClick={() => onGo(pages)}>
                {m.toLast}
              </Button>
            )}
          </div>
        }
      >
        {m.pastEndText(pages)}
      </EmptyState>
    </div>
  );
}
