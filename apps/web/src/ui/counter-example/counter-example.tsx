import { Button, Skeleton } from '@mantine/core';
import { IconZoomExclamation } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  counterExampleQuery,
  isSearching,
  startCounterExample,
  type CounterExampleSearch,
} from '../../lib/counter-example.ts';
import { toFormErrors } from '../../lib/form-failure.ts';
import { useMessages } from '../../lib/messages.ts';
import { counterExampleMessages } from './counter-example-messages.ts';
import classes from './counter-example.module.css';
import { FoundExampleView } from './found-example.tsx';

interface CounterExampleProps {
  /** A failed submission of the user. */
  submitId: number;
  /** The place is reserved while it loads: the search is known to be possible. */
  isExpected?: boolean;
  /** Fills the test run of the editor, where there is one. */
  onRunInput?: ((input: string) => void) | undefined;
}

/** Finds a small input on which a submission fails. Nothing where there can be none. */
export function CounterExample({ submitId, isExpected = false, onRunInput }: CounterExampleProps) {
  const m = useMessages(counterExampleMessages);
  const client = useQueryClient();
  const query = counterExampleQuery(submitId);
  const search = useQuery(query);
  const starting = useMutation({
    mutationFn: () => startCounterExample(submitId),
    onSuccess: (started) => client.setQueryData(query.queryKey, started),
  });
  if (search.data === undefined) {
    if (!isExpected) return null;
    return (
      <div className={classes['row']} aria-busy={search.isPending}>
        {search.isPending && <Skeleton height={36} width={220} />}
        {/* The hint takes as much room as it will when the button is here. */}
        <p className={classes['note']} data-hidden={search.isPending || undefined}>
          {search.isPending ? m.hint : m.loadFailed}
        </p>
      </div>
    );
  }
  if (search.data.state === 'unavailable') return null;
  return (
    <section className={classes['root']} aria-label={m.title}>
      <SearchState
        search={search.data}
        isStarting={starting.isPending}
        failure={toFormErrors(starting.error).refusal}
        onStart={() => starting.mutate()}
        onRunInput={onRunInput}
      />
    </section>
  );
}

interface SearchStateProps extends Pick<CounterExampleProps, 'onRunInput'> {
  search: CounterExampleSearch;
  isStarting: boolean;
  failure: string | undefined;
  onStart: () => void;
}

export function SearchState({ search, isStarting, failure, onStart, onRunInput }: SearchStateProps) {
  const m = useMessages(counterExampleMessages);
  const { state, example } = search;
  if (example !== null) return <FoundExampleView example={example} onRunInput={onRunInput} />;
  if (isSearching(search))
    return (
      <p className={classes['row']} role="status">
        <span className={classes['running']}>{state === 'waiting' ? m.waiting : m.running}</span>
      </p>
    );
  const canStart = state === 'ready' || state === 'failed';
  return (
    <div className={classes['row']}>
      {canStart && (
        <Button
          variant="default"
          leftSection={<IconZoomExclamation size={16} stroke={1.75} aria-hidden="true" />}
          loading={isStarting}
          onClick={onStart}
        >
          {state === 'failed' ? m.again : m.find}
        </Button>
      )}
      <p className={classes['note']} role={failure === undefined ? undefined : 'alert'}>
        {failure ?? describeState(search, m)}
      </p>
    </div>
  );
}

type Messages = (typeof counterExampleMessages)['en-US'];

function describeState(
  { state, reason, tried, fault, retryAfterSeconds }: CounterExampleSearch,
  m: Messages,
) {
  if (state === 'none') return m.none(tried);
  if (state === 'off')
    return reason === 'limit' ? m.off.limit(Math.ceil((retryAfterSeconds ?? 60) / 60)) : m.off.contest;
  if (state !== 'failed') return m.hint;
  if (fault === 'program' || fault === 'judge') return m.faults[fault];
  return m.faults.problem;
}
