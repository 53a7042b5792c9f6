import { Checkbox, VisuallyHidden } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages.ts';
import type { SortColumn } from '../state/case-scores.ts';
import { testDataMessages } from './test-data-messages.ts';
import classes from './test-data.module.css';

interface CaseTableHeadProps {
  isScored: boolean;
  isGrouped: boolean;
  selection: 'none' | 'some' | 'all';
  onSelectAll: (isOn: boolean) => void;
  onSort: (column: SortColumn) => void;
}

export function CaseTableHead({ isScored, isGrouped, selection, onSelectAll, onSort }: CaseTableHeadProps) {
  const m = useMessages(testDataMessages);
  return (
    <thead>
      <tr>
        <th className={classes['check']}>
          <Checkbox
            size="xs"
            aria-label={m.selectAll}
            checked={selection === 'all'}
            indeterminate={selection === 'some'}
            onChange={(event) => onSelectAll(event.currentTarget.checked)}
          />
        </th>
        <th className={classes['place']}>{m.number}</th>
        <SortHead column="name" name={m.input} onSort={onSort} />
        <th className={classes['answer']}>{m.output}</th>
        <SortHead column="size" name={m.size} className={classes['size']} onSort={onSort} />
        {isGrouped && (
          <SortHead column="group" name={m.group} className={classes['number']} onSort={onSort} />
        )}
        {isScored && <SortHead column="score" name={m.score} className={classes['number']} onSort={onSort} />}
        <th className={classes['act']}>
          <VisuallyHidden>{m.actions}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

interface SortHeadProps {
  column: SortColumn;
  name: string;
  className?: string | undefined;
  onSort: (column: SortColumn) => void;
}

function SortHead({ column, name, className, onSort }: SortHeadProps) {
  const m = useMessages(testDataMessages);
  return (
    <th className={className}>
      <button type="button" className={classes['sort']} title={m.sortBy(name)} onClick={() => onSort(column)}>
        {name}
        <IconArrowsSort size={13} stroke={1.75} aria-hidden="true" />
      </button>
    </th>
  );
}
