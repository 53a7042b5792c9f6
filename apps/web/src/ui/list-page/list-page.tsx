import type { ReactNode } from 'react';
import { ErrorState } from '../error-state.tsx';
import { PageContainer } from '../page-container.tsx';
import { PageHeader } from '../page-header.tsx';
import { Pager } from '../pager.tsx';
import { Sheet } from '../sheet.tsx';
import { RowsSkeleton } from '../skeletons.tsx';
import { useLastPage } from '../use-last-page.ts';
import classes from './list-page.module.css';
import type { ListAddress } from './use-list-address.ts';

/** The part of a query result that a list uses. */
export interface ListedRows<Row> {
  data: { records: Row[]; total: number } | undefined;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

interface ListPageProps<Row> {
  title: string;
  description: string;
  actions?: ReactNode;
  /** Search and filters above the rows. */
  tools?: ReactNode;
  /** Between the tools and the rows: actions for the selected rows. */
  bar?: ReactNode;
  address: ListAddress;
  rows: ListedRows<Row>;
  /** Shown instead of the table if there are no rows. */
  empty: ReactNode;
  failedTitle: string;
  /** The expected size of the rows, so that nothing moves when they arrive. */
  skeleton?: { rows: number; height: number };
  /** Renders the rows; called with at least one. */
  children: (rows: Row[]) => ReactNode;
}

/** A list of the back office: header, filters, rows (loading, failed, empty or loaded) and pager. */
export function ListPage<Row>({ title, description, actions, tools, bar, ...list }: ListPageProps<Row>) {
  return (
    <PageContainer width="full">
      <PageHeader title={title} description={description} actions={actions} />
      {tools !== undefined && <div className={classes['tools']}>{tools}</div>}
      {bar}
      <ListRows {...list} />
    </PageContainer>
  );
}

type RowsProps<Row> = Omit<ListPageProps<Row>, 'title' | 'description' | 'actions' | 'tools' | 'bar'>;

/** The rows (loading, failed, empty or loaded) and the pager. */
export function ListRows<Row>({ address, rows, empty, failedTitle, skeleton, children }: RowsProps<Row>) {
  const { data, isError, error, refetch } = rows;
  useLastPage(address, data?.total);
  return (
    <>
      <Sheet flush>
        {data !== undefined && data.records.length > 0 && children(data.records)}
        {data?.records.length === 0 && empty}
        {data === undefined && isError && (
          <ErrorState title={failedTitle} error={error} onRetry={() => void refetch()} />
        )}
        {data === undefined && !isError && <RowsSkeleton {...(skeleton ?? { rows: 8, height: 52 })} />}
      </Sheet>
      <Pager
        total={data?.total ?? 0}
        page={address.page}
        size={address.size}
        onPageChange={address.setPage}
        onSizeChange={address.setSize}
      />
    </>
  );
}
