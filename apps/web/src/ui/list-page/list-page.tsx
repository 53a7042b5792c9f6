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

/** What a list needs to know of the query behind it. */
export interface ListedRows<Row> {
  data: { records: Row[]; total: number } | undefined;
  isError: boolean;
  refetch: () => unknown;
}

interface ListPageProps<Row> {
  title: string;
  description: string;
  actions?: ReactNode;
  /** Search and filters above the rows. */
  tools?: ReactNode;
  /** Between the tools and the rows: what can be done with chosen ones. */
  bar?: ReactNode;
  address: ListAddress;
  rows: ListedRows<Row>;
  /** What stands there instead of rows, when there are none. */
  empty: ReactNode;
  failedTitle: string;
  /** How the rows will be, so that nothing moves when they arrive. */
  skeleton?: { rows: number; height: number };
  /** Draws the rows: there is at least one. */
  children: (rows: Row[]) => ReactNode;
}

/** A list of the back office: head, filters, rows in one of their states, pages. */
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

/** Rows in one of their states, and the pages below. */
export function ListRows<Row>({ address, rows, empty, failedTitle, skeleton, children }: RowsProps<Row>) {
  const { data, isError, refetch } = rows;
  useLastPage(address, data?.total);
  return (
    <>
      <Sheet flush>
        {data !== undefined && data.records.length > 0 && children(data.records)}
        {data?.records.length === 0 && empty}
        {data === undefined && isError && <ErrorState title={failedTitle} onRetry={() => void refetch()} />}
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
