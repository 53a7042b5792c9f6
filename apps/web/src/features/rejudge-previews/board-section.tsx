import { Select, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { EmptyRows } from '../../ui/list-page/empty-rows.tsx';
import { ListRows } from '../../ui/list-page/list-page.tsx';
import { useListAddress } from '../../ui/list-page/use-list-address.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { boardQuery, type Preview } from './api/preview.ts';
import { BoardTable } from './board-table.tsx';
import classes from './preview.module.css';
import { tableMessages } from './table-messages.ts';

const defaultSize = 20;

type PreviewContest = Preview['contests'][number];

/** The scoreboard before and after; for several contests the user chooses one. */
export function BoardSection({ preview, first }: { preview: Preview; first: PreviewContest }) {
  const m = useMessages(tableMessages);
  const address = useListAddress(defaultSize);
  const keyword = address.filter('keyword');
  const search = (text: string) => address.setFilter('keyword', text);
  const showsAll = address.filter('all') === 'true';
  const contest = preview.contests.find(({ cid }) => String(cid) === address.filter('cid')) ?? first;
  const board = useQuery(
    boardQuery(preview.id, {
      currentPage: address.page,
      limit: address.size,
      keyword,
      cid: contest.cid,
      onlyChanged: !showsAll,
    }),
  );
  return (
    <>
      <div className={classes['tools']}>
        <SearchField keyword={keyword} texts={m} onSearch={search} />
        {preview.contests.length > 1 && (
          <Select
            aria-label={m.contest}
            allowDeselect={false}
            value={String(contest.cid)}
            data={preview.contests.map(({ cid, title }) => ({ value: String(cid), label: title }))}
            onChange={(value) => address.setFilter('cid', value ?? '')}
          />
        )}
        <Switch
          label={m.onlyChanged}
          checked={!showsAll}
          onChange={({ currentTarget }) => address.setFilter('all', currentTarget.checked ? '' : 'true')}
        />
      </div>
      <ListRows
        address={address}
        rows={board}
        failedTitle={m.failed}
        empty={
          <EmptyRows
            isFiltered={keyword !== ''}
            title={m.boardEmpty}
            text={m.boardEmptyText}
            filtered={{ title: m.noMatch, showAll: m.showAll }}
            onShowAll={() => search('')}
          />
        }
      >
        {(rows) => <BoardTable rows={rows} scoring={contest.scoring} marksChanges={showsAll} />}
      </ListRows>
    </>
  );
}
