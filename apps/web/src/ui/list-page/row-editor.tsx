import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { PageHeader } from '../page-header.tsx';
import { Sheet } from '../sheet.tsx';
import { RowsSkeleton } from '../skeletons.tsx';
import type { ListedRows } from './list-page.tsx';

interface RowEditorProps<Row> {
  id: number;
  /** The page of the list that the address names. */
  rows: ListedRows<Row> & { isPlaceholderData: boolean };
  texts: { editTitle: string; failedTitle: string; goneTitle: string; goneText: string; back: string };
  onClose: () => void;
  children: (row: Row) => ReactNode;
}

/** Opens one row of a list in its editor. The editor keeps the row as it was when it opened, even if the list reloads. */
export function RowEditor<Row extends { id: number }>({
  id,
  rows,
  texts,
  onClose,
  children,
}: RowEditorProps<Row>) {
  const { data, isError, error, isPlaceholderData, refetch } = rows;
  const [opened, setOpened] = useState<Row>();
  const found = data?.records.find((row) => row.id === id);
  if (opened === undefined && found !== undefined) setOpened(found);
  if (opened !== undefined) return children(opened);
  const isLoading = (data === undefined && !isError) || isPlaceholderData;
  return (
    <>
      <PageHeader title={texts.editTitle} />
      <Sheet>
        {isLoading && <RowsSkeleton rows={8} />}
        {data === undefined && isError && (
          <ErrorState title={texts.failedTitle} error={error} onRetry={() => void refetch()} />
        )}
        {data !== undefined && !isLoading && (
          <EmptyState title={texts.goneTitle} action={<Button onClick={onClose}>{texts.back}</Button>}>
            {texts.goneText}
          </EmptyState>
        )}
      </Sheet>
    </>
  );
}
