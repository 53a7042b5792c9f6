import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { saveTrail } from '../../lib/problem-trail.ts';
import { useSession } from '../../lib/session.ts';
import { tabStorage } from '../../lib/storage.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { topicsQuery } from './api/list-topics.ts';
import { ownVariantsQuery } from './api/own-variants.ts';
import {
  deletePracticeList,
  makePracticeList,
  practiceListQuery,
  type PracticeList,
} from './api/practice-list.ts';
import { PracticeForm } from './practice-form.tsx';
import { PracticeListSheet } from './practice-list-sheet.tsx';
import { practiceMessages } from './practice-messages.ts';
import { PracticeSkeleton } from './practice-skeleton.tsx';
import { VariantsSheet } from './variants/variants-sheet.tsx';
import classes from './practice-page.module.css';

/** Problem pages lead back to the list, and on to its next problem. */
function useTrail(list: PracticeList | null | undefined): void {
  useEffect(() => {
    if (list === undefined || list === null) return;
    const problemIds = list.problems.map(({ problem }) => problem.problemId);
    saveTrail(tabStorage, { listAddress: '/practice', problemIds });
  }, [list]);
}

export function Component() {
  const m = useMessages(practiceMessages);
  const { user } = useSession();
  const client = useQueryClient();
  const query = practiceListQuery(user?.uid);
  const { data: list, isError, refetch } = useQuery(query);
  // The page waits for all, so that nothing moves when the last arrives.
  const topics = useQuery(topicsQuery);
  const variantsQuery = ownVariantsQuery(user?.uid);
  const variants = useQuery(variantsQuery);
  const isWaiting = topics.isPending || variants.isPending;
  const onSuccess = (current: PracticeList | null) => client.setQueryData(query.queryKey, current);
  const make = useMutation({ mutationFn: makePracticeList, onSuccess });
  const goBack = useMutation({ mutationFn: deletePracticeList, onSuccess });
  useTrail(list);
  const isBusy = make.isPending || goBack.isPending;
  return (
    <PageContainer width="reading">
      <PageHeader title={m.title} description={m.description} />
      <div className={classes['root']}>
        {list === undefined && isError && (
          <Sheet>
            <ErrorState title={m.failed} onRetry={() => void refetch()} />
          </Sheet>
        )}
        {(list === undefined ? !isError : isWaiting) && <PracticeSkeleton />}
        {list !== undefined && !isWaiting && (
          <>
            <PracticeForm
              // The form shows the choice of the current list.
              key={list?.id ?? 0}
              list={list}
              topics={topics.data}
              isMaking={make.isPending}
              onMake={(choice) => make.mutate(choice)}
            />
            <PracticeListSheet
              list={list}
              isBusy={isBusy}
              onPrevious={() => {
                if (list !== null && !isBusy) goBack.mutate(list.id);
              }}
            />
            {variants.data !== undefined && (
              <VariantsSheet
                own={variants.data}
                problems={list?.problems ?? []}
                onRequested={(own) => client.setQueryData(variantsQuery.queryKey, own)}
              />
            )}
          </>
        )}
      </div>
    </PageContainer>
  );
}
