import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { previewOutcomes, type PreviewOutcome } from '@touchstone/contract/rejudge-preview-limits';
import { useMessages } from '../../lib/messages.ts';
import { parsePositiveInteger } from '../../lib/search-parameters.ts';
import { EmptyRows } from '../../ui/list-page/empty-rows.tsx';
import { ListRows } from '../../ui/list-page/list-page.tsx';
import { useListAddress } from '../../ui/list-page/use-list-address.ts';
import { previewAddress } from '../../ui/rejudge-preview/preview-calls.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { changesQuery, type Preview } from './api/preview.ts';
import { ChangesTable } from './changes-table.tsx';
import classes from './preview.module.css';
import { tableMessages } from './table-messages.ts';

const defaultSize = 20;
const isOutcome = (text: string): text is PreviewOutcome =>
  (previewOutcomes as readonly string[]).includes(text);

/** The submissions of the preview, filtered by change, problem and user. */
export function ChangesSection({ preview }: { preview: Preview }) {
  const m = useMessages(tableMessages);
  const address = useListAddress(defaultSize);
  const [keyword, outcome, pid] = [
    address.filter('keyword'),
    address.filter('outcome'),
    address.filter('pid'),
  ];
  const changes = useQuery(
    changesQuery(preview.id, {
      currentPage: address.page,
      limit: address.size,
      keyword,
      outcome: isOutcome(outcome) ? outcome : undefined,
      pid: parsePositiveInteger(pid, 0) || undefined,
    }),
  );
  return (
    <>
      <div className={classes['tools']}>
        <SearchField keyword={keyword} texts={m} onSearch={(text) => address.setFilter('keyword', text)} />
        <Select
          aria-label={m.outcome}
          allowDeselect={false}
          value={isOutcome(outcome) ? outcome : ''}
          data={[
            { value: '', label: m.outcomes.all },
            ...previewOutcomes.map((value) => ({
              value,
              label: `${m.outcomes[value]} (${String(preview.counts[value])})`,
            })),
          ]}
          onChange={(value) => address.setFilter('outcome', value ?? '')}
        />
        {preview.problems.length > 1 && (
          <Select
            aria-label={m.problem}
            allowDeselect={false}
            value={pid}
            data={[
              { value: '', label: m.allProblems },
              ...preview.problems.map((problem) => ({
                value: String(problem.pid),
                label: `${problem.problemId} ${problem.title}`,
              })),
            ]}
            onChange={(value) => address.setFilter('pid', value ?? '')}
          />
        )}
      </div>
      <ListRows
        address={address}
        rows={changes}
        failedTitle={m.failed}
        empty={
          <EmptyRows
            isFiltered={keyword !== '' || outcome !== '' || pid !== ''}
            title={m.changesEmpty}
            text={m.changesEmptyText}
            filtered={{ title: m.noMatch, showAll: m.showAll }}
            onShowAll={previewAddress(preview.id)}
          />
        }
      >
        {(rows) => <ChangesTable changes={rows} />}
      </ListRows>
    </>
  );
}
