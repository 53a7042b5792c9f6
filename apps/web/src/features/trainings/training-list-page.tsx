import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { trainingListQuery } from './api/list-trainings.ts';
import { FilterBar } from './list/filter-bar.tsx';
import { hasFilters, pageSize } from './list/list-address.ts';
import { listMessages } from './list/list-messages.ts';
import { NoTrainings } from './list/no-trainings.tsx';
import { TrainingRows } from './list/training-rows.tsx';
import { useListAddress } from './list/use-list-address.ts';

export function Component() {
  const m = useMessages(listMessages);
  const uid = useSession().user?.uid;
  const { address, change, goToPage, reset } = useListAddress();
  const trainings = useQuery(trainingListQuery(address, uid));
  return (
    <PageContainer>
      <PageHeader title={m.title} description={m.description} />
      <FilterBar address={address} onChange={change} />
      <TrainingRows
        trainings={trainings}
        page={address.page}
        size={pageSize}
        onPageChange={goToPage}
        empty={
          <NoTrainings
            total={trainings.data?.total ?? 0}
            isFiltered={hasFilters(address)}
            isGroup={false}
            onReset={reset}
            onFirst={() => goToPage(1)}
          />
        }
      />
    </PageContainer>
  );
}
