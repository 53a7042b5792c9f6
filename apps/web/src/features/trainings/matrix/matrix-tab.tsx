import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { matrixQuery } from '../api/get-matrix.ts';
import { useTraining } from '../use-training.ts';
import { isFiltered, parseMatrixAddress, writeMatrixAddress, type MatrixAddress } from './matrix-address.ts';
import { MatrixFilters } from './matrix-filters.tsx';
import { matrixMessages } from './matrix-messages.ts';
import { MatrixTable } from './matrix-table.tsx';
import classes from './matrix-tab.module.css';

/** Members × problems, for the administrators of the training. */
export function MatrixTab() {
  const m = useMessages(matrixMessages);
  const { trainingId } = useTraining().context;
  const [parameters, setParameters] = useSearchParams();
  const address = parseMatrixAddress(parameters);
  const go = (changes: Partial<MatrixAddress>) =>
    setParameters(writeMatrixAddress({ ...address, ...changes }), { preventScrollReset: true });
  /** A changed filter resets the page. */
  const change = (changes: Partial<MatrixAddress>) => go({ page: 1, ...changes });
  const { data, isError, isPlaceholderData, refetch } = useQuery(matrixQuery(trainingId, address));
  return (
    <>
      <MatrixFilters address={address} problems={data?.problems ?? []} onChange={change} />
      <p className={classes['count']} role="status">
        {data === undefined ? '\u00a0' : m.participants(data.rows.total, data.participantCount)}
      </p>
      <Sheet flush>
        {data !== undefined && data.rows.records.length > 0 && (
          <MatrixTable matrix={data} address={address} isOutdated={isPlaceholderData} onSort={change} />
        )}
        {data?.rows.records.length === 0 && (
          <NoMembers isFiltered={isFiltered(address)} onReset={() => setParameters(new URLSearchParams())} />
        )}
        {data === undefined &&
          (isError ? (
            <ErrorState title={m.failed} onRetry={() => void refetch()} />
          ) : (
            <RowsSkeleton rows={8} height={50} />
          ))}
      </Sheet>
      <Pager
        total={data?.rows.total ?? 0}
        page={address.page}
        size={address.size}
        onPageChange={(page) => go({ page })}
        onSizeChange={(size, page) => go({ size, page })}
      />
    </>
  );
}

function NoMembers({ isFiltered: isNarrowed, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const m = useMessages(matrixMessages);
  const icon = <IconUsers size={24} stroke={1.5} />;
  if (!isNarrowed)
    return (
      <EmptyState icon={icon} title={m.empty}>
        {m.emptyText}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={icon}
      title={m.noMatch}
      action={
        <Button variant="default" onClick={onReset}>
          {m.reset}
        </Button>
      }
    >
      {m.noMatchText}
    </EmptyState>
  );
}
