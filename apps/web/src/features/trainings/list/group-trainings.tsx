import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { changeParameters, parsePositiveInteger } from '../../../lib/search-parameters.ts';
import { groupPageSize, groupTrainingListQuery } from '../api/list-trainings.ts';
import { NoTrainings } from './no-trainings.tsx';
import { TrainingRows } from './training-rows.tsx';

/** The trainings of a group, as its members see them. */
export function GroupTrainings({ groupId }: { groupId: number }) {
  const [parameters, setParameters] = useSearchParams();
  const page = parsePositiveInteger(parameters.get('currentPage'), 1);
  const goToPage = (to: number) =>
    setParameters((before) => changeParameters(before, { currentPage: to === 1 ? '' : String(to) }));
  const trainings = useQuery(groupTrainingListQuery(groupId, page));
  return (
    <TrainingRows
      groupId={groupId}
      trainings={trainings}
      page={page}
      size={groupPageSize}
      onPageChange={goToPage}
      empty={
        <NoTrainings
          total={trainings.data?.total ?? 0}
          isFiltered={false}
          isGroup
          onReset={() => goToPage(1)}
          onFirst={() => goToPage(1)}
        />
      }
    />
  );
}
