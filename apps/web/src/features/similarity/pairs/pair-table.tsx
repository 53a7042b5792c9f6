import { Button, NativeSelect, Tooltip } from '@mantine/core';
import { IconArrowDown, IconNote } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { pairAddress } from '../../../lib/similarity-address.ts';
import tableClasses from '../../../ui/roomy-table.module.css';
import type { ComparedProgram, ComparisonResult } from '../api/comparisons.ts';
import { resultMessages } from '../result-messages.ts';
import { SimilarityBar } from '../similarity-bar.tsx';
import { similarityMessages } from '../similarity-messages.ts';
import classes from './pair-table.module.css';
import { useMarkPair } from '../use-mark-pair.ts';
import { markFilterOf, markFilters, type PairRow, type PairSort } from './select-pairs.ts';

interface PairTableProps {
  rows: readonly PairRow[];
  result: ComparisonResult;
  sort: PairSort;
  onSort: (sort: PairSort) => void;
}

/** Pairs with their similarity, the two people and the mark. */
export function PairTable({ rows, result, sort, onSort }: PairTableProps) {
  const m = useMessages(resultMessages);
  const sortHeader = (key: PairSort, name: string, hint?: string) => (
    <th scope="col" aria-sort={sort === key ? 'descending' : 'none'} title={hint}>
      <button
        type="button"
        className={classes['sort']}
        aria-label={m.sortBy[key]}
        data-active={sort === key || undefined}
        onClick={() => onSort(key)}
      >
        {name}
        <IconArrowDown size={14} stroke={2} aria-hidden="true" />
      </button>
    </th>
  );
  return (
    <table className={`${tableClasses['root'] ?? ''} ${classes['table'] ?? ''}`}>
      <thead>
        <tr>
          {sortHeader('similarity', m.similarity)}
          <th scope="col">{m.people}</th>
          <th scope="col" className={classes['wideOnly']}>
            {m.problem}
          </th>
          {sortHeader('longest', m.longest, m.longestHint)}
          <th scope="col">{m.mark}</th>
          <th scope="col" className={classes['wideOnly']}>
            {m.note}
          </th>
          <th scope="col" className={classes['wideOnly']}>
            <span className={classes['hidden']}>{m.compare}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PairTableRow key={row.pair.id} row={row} result={result} />
        ))}
      </tbody>
    </table>
  );
}

export const personOf = ({ username, realname }: ComparedProgram): string =>
  realname === null || realname === '' ? username : `${username} (${realname})`;

function PairTableRow({ row: { pair, left, right }, result }: { row: PairRow; result: ComparisonResult }) {
  const m = useMessages(resultMessages);
  const words = useMessages(similarityMessages);
  const mark = useMarkPair(pair.id, result.id);
  const problem = result.problems.find(({ id }) => id === left.problemId);
  const shownMark = mark.isPending ? mark.variables.after.mark : pair.mark;
  return (
    <tr>
      <td>
        <SimilarityBar similarity={pair.similarity} />
      </td>
      <td className={classes['people']}>
        <Link to={pairAddress(pair.id)} aria-label={m.openPair(left.username, right.username)}>
          <span>{personOf(left)}</span> <span className={classes['muted']}>{m.and}</span>{' '}
          <span>{personOf(right)}</span>
        </Link>
      </td>
      <td className={classes['wideOnly']} title={problem?.title}>
        {problem?.displayId}
      </td>
      <td className={classes['number']}>{words.tokens(pair.longest)}</td>
      <td className={classes['markCell']}>
        <NativeSelect
          aria-label={m.markOf(left.username, right.username)}
          className={classes['markSelect'] ?? ''}
          data-mark={markFilterOf(shownMark)}
          value={markFilterOf(shownMark)}
          data={markFilters.map((value) => ({ value, label: words.marks[value] }))}
          onChange={({ currentTarget: { value } }) =>
            mark.mutate({
              before: { mark: pair.mark, note: pair.note },
              after: { mark: value === 'fine' || value === 'discuss' ? value : null, note: pair.note },
            })
          }
        />
      </td>
      <td className={`${classes['wideOnly'] ?? ''} ${classes['noteCell'] ?? ''}`}>
        {pair.note !== '' && (
          <Tooltip label={pair.note} multiline maw={320}>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the whole note must be reachable by keyboard */}
            <span tabIndex={0} aria-label={m.hasNote(pair.note)} role="note">
              <IconNote size={16} stroke={1.75} aria-hidden="true" /> <span>{pair.note}</span>
            </span>
          </Tooltip>
        )}
      </td>
      <td className={classes['wideOnly']}>
        <Button
          component={Link}
          to={pairAddress(pair.id)}
          variant="default"
          size="compact-sm"
          tabIndex={-1}
          aria-hidden="true"
        >
          {m.compare}
        </Button>
      </td>
    </tr>
  );
}
