import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../../../lib/api/index.ts';
import { textOfApiError } from '../../../../lib/api/api-error-text.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { usePageTitle } from '../../../../lib/page-title.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { parseRevealAddress, type RevealAddress } from '../reveal-address.ts';
import { revealQuery } from './load-reveal.ts';
import { revealMessages } from './reveal-messages.ts';
import { Stage } from './stage.tsx';
import classes from './stage.module.css';

/** A separate window without the site shell. */
export function Component() {
  const m = useMessages(revealMessages);
  const [parameters] = useSearchParams();
  const address = parseRevealAddress(parameters);
  const { contestId } = address;
  if (contestId !== undefined) return <Reveal address={{ ...address, contestId }} />;
  return (
    <Waiting>
      <EmptyState title={m.noContest}>{m.noContestText}</EmptyState>
    </Waiting>
  );
}

function Reveal({ address }: { address: RevealAddress & { contestId: number } }) {
  const m = useMessages(revealMessages);
  const { data, error, refetch } = useQuery(revealQuery(address));
  usePageTitle(data === undefined ? undefined : `${data.title} · ${m.title}`);
  if (data !== undefined && data.plan.rows.length > 0) return <Stage reveal={data} />;
  if (data !== undefined)
    return (
      <Waiting>
        <EmptyState title={m.empty}>{m.emptyText}</EmptyState>
      </Waiting>
    );
  return (
    <Waiting>
      {error === null ? (
        <p role="status">{m.loading}</p>
      ) : (
        <ErrorState title={m.failed} onRetry={() => void refetch()}>
          {error instanceof ApiError && textOfApiError(error)}
        </ErrorState>
      )}
    </Waiting>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  const m = useMessages(revealMessages);
  return (
    <main className={classes['stage']} data-waiting>
      <h1 className={classes['waitingTitle']}>{m.title}</h1>
      {children}
    </main>
  );
}
