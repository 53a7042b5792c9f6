import { Button, Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages.ts';
import { parsePositiveInteger } from '../../../lib/search-parameters.ts';
import { comparisonAddress } from '../../../lib/similarity-address.ts';
import { EmptyRows } from '../../../ui/list-page/empty-rows.tsx';
import { useListAddress } from '../../../ui/list-page/use-list-address.ts';
import { Pager } from '../../../ui/pager.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useLastPage } from '../../../ui/use-last-page.ts';
import type { ShownResult } from '../shown-result.ts';
import { resultMessages } from '../result-messages.ts';
import { similarityMessages } from '../similarity-messages.ts';
import classes from '../similarity.module.css';
import { PairTable } from './pair-table.tsx';
import { isMarkFilter, markFilters, selectPairs, type PairSort } from './select-pairs.ts';

const defaultSize = 20;

/** All pairs, filtered by user, problem, mark and cluster. */
export function PairsSection({ result, rows, minimum, clusters }: ShownResult) {
  const m = useMessages(resultMessages);
  const words = useMessages(similarityMessages);
  const address = useListAddress(defaultSize);
  const [keyword, problem, mark] = ['keyword', 'problem', 'mark'].map((name) => address.filter(name));
  const sort: PairSort = address.filter('sort') === 'longest' ? 'longest' : 'similarity';
  const cluster = clusters.find(({ number }) => number === Number(address.filter('cluster')));
  const filter = {
    minimum,
    problemId: parsePositiveInteger(problem ?? null, 0) || undefined,
    mark: isMarkFilter(mark ?? '') ? (mark as (typeof markFilters)[number]) : undefined,
    keyword: keyword ?? '',
    members: cluster && new Set(cluster.programs.map(({ id }) => id)),
  };
  const shown = selectPairs(rows, filter, sort);
  const below = selectPairs(rows, { ...filter, minimum: 0 }, sort).length - shown.length;
  useLastPage(address, shown.length);
  const page = shown.slice((address.page - 1) * address.size, address.page * address.size);
  return (
    <div className={classes['stack']}>
      <div className={classes['tools']}>
        <SearchField
          keyword={filter.keyword}
          texts={m}
          onSearch={(text) => address.setFilter('keyword', text)}
        />
        {result.problems.length > 1 && (
          <Select
            aria-label={m.problem}
            allowDeselect={false}
            value={filter.problemId === undefined ? '' : String(filter.problemId)}
            data={[
              { value: '', label: m.allProblems },
              ...result.problems.map(({ id, displayId, title }) => ({
                value: String(id),
                label: `${displayId} ${title}`,
              })),
            ]}
            onChange={(value) => address.setFilter('problem', value ?? '')}
          />
        )}
        <Select
          aria-label={m.mark}
          allowDeselect={false}
          value={filter.mark ?? ''}
          data={[
            { value: '', label: m.allMarks },
            ...markFilters.map((value) => ({ value, label: words.marks[value] })),
          ]}
          onChange={(value) => address.setFilter('mark', value ?? '')}
        />
        {cluster !== undefined && (
          <Button
            variant="default"
            rightSection={<IconX size={16} stroke={1.75} />}
            aria-label={m.clearCluster(cluster.number)}
            onClick={() => address.setFilter('cluster', '')}
          >
            {m.cluster(cluster.number)}
          </Button>
        )}
      </div>
      <Sheet flush>
        {page.length > 0 ? (
          <PairTable
            rows={page}
            result={result}
            sort={sort}
            onSort={(wanted) => address.setFilter('sort', wanted === 'similarity' ? '' : wanted)}
          />
        ) : (
          <EmptyRows
            isFiltered
            title={m.none}
            text=""
            filtered={{
              title: m.noMatch,
              ...(below > 0 && { text: m.below(below) }),
              showAll: m.showAll,
            }}
            onShowAll={`${comparisonAddress(result.id)}?min=${String(result.threshold)}`}
          />
        )}
      </Sheet>
      <Pager
        total={shown.length}
        page={address.page}
        size={address.size}
        onPageChange={address.setPage}
        onSizeChange={address.setSize}
      />
    </div>
  );
}
