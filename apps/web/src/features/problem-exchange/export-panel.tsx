import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ListRows } from '../../ui/list-page/list-page.tsx';
import { problemsQuery } from '../../lib/admin-api/list-problems.ts';
import { useListAddress } from '../../ui/list-page/use-list-address.ts';
import { ExportBar } from './export-bar.tsx';
import { exportMessages } from './export-messages.ts';
import { ExportTable } from './export-table.tsx';
import classes from './export.module.css';
import { useProblemSelection } from './use-problem-selection.ts';

const defaultSize = 15;
/** Problems of other sites have no test data here. */
const ownSite = 'ME';

export function ExportPanel() {
  const m = useMessages(exportMessages);
  const address = useListAddress(defaultSize);
  const selection = useProblemSelection();
  const keyword = address.filter('keyword');
  const request = { currentPage: address.page, limit: address.size, keyword, auth: 0, oj: ownSite };
  const problems = useQuery(problemsQuery(request));
  return (
    <div className={classes['panel']}>
      <p className={classes['help']}>{m.help}</p>
      <SearchField keyword={keyword} texts={m} onSearch={(word) => address.setFilter('keyword', word)} />
      <ListRows
        address={address}
        rows={problems}
        empty={
          <EmptyState title={keyword === '' ? m.emptyTitle : m.noMatch}>
            {keyword === '' ? m.emptyText : m.noMatchText}
          </EmptyState>
        }
        failedTitle={m.failedTitle}
        skeleton={{ rows: defaultSize, height: 49 }}
      >
        {(rows) => <ExportTable problems={rows} selection={selection} />}
      </ListRows>
      <ExportBar selection={selection} />
    </div>
  );
}
