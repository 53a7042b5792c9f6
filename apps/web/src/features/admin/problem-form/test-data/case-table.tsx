import { Checkbox, VisuallyHidden } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { isSubtaskMode } from '@touchstone/rules/problem-form-cases';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useMessages } from '../../../../lib/messages.ts';
import { sortCases, type SortColumn } from '../state/case-scores.ts';
import type { CaseRow } from '../state/problem-values.ts';
import { useFaults, useForm, useValue, type ShownFault } from '../state/use-form.ts';
import { BulkBar } from './bulk-bar.tsx';
import { CaseContentDialog } from './case-content-dialog.tsx';
import { CaseTableRow } from './case-table-row.tsx';
import { selectRange } from './select-range.ts';
import { testDataMessages } from './test-data-messages.ts';
import classes from './test-data.module.css';
import { useWindowedRows } from './use-windowed-rows.ts';

const rowHeight = 41;

/** Faults by row, from one. */
function useRowFaults(): ReadonlyMap<number, ShownFault> {
  const faults = useFaults();
  return useMemo(() => {
    const rows = new Map<number, ShownFault>();
    for (const fault of faults)
      if (fault.field === 'samples' && fault.row !== undefined) rows.set(fault.row, fault);
    return rows;
  }, [faults]);
}

function useSelection(cases: readonly CaseRow[]) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [anchor, setAnchor] = useState<number>();
  const keys = useMemo(() => cases.map(({ key }) => key), [cases]);
  const toggle = useCallback(
    (key: number, isRange: boolean) => {
      setSelected((before) => selectRange(before, keys, key, isRange ? anchor : undefined));
      setAnchor(key);
    },
    [keys, anchor],
  );
  return { selected, toggle, setSelected, keys };
}

/** The files of an uploaded problem. Only rows in sight are drawn: there may be thousands. */
export function CaseTable({ problemId }: { problemId: number | undefined }) {
  const m = useMessages(testDataMessages);
  const form = useForm();
  const cases = useValue('uploadedCases');
  const isScored = useValue('scoring') === 'oi';
  const isGrouped = isSubtaskMode(useValue('caseMode')) && isScored;
  const { selected, toggle, setSelected, keys } = useSelection(cases);
  const faults = useRowFaults();
  const rows = useWindowedRows(cases.length, rowHeight);
  const [shown, setShown] = useState<CaseRow>();
  const change = useCallback(
    (key: number, part: Partial<CaseRow>) =>
      form.set(
        'uploadedCases',
        form.get().values.uploadedCases.map((row) => (row.key === key ? { ...row, ...part } : row)),
      ),
    [form],
  );
  const remove = useCallback(
    (gone: (row: CaseRow) => boolean) =>
      form.set(
        'uploadedCases',
        form.get().values.uploadedCases.filter((row) => !gone(row)),
      ),
    [form],
  );
  const firstFault = faults.keys().next().value;
  const { show } = rows;
  useEffect(() => {
    if (firstFault !== undefined) show(firstFault - 1);
    // Only when another row became the first: what is being mended must not be scrolled away.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [firstFault]);
  const sort = (column: SortColumn) => form.set('uploadedCases', sortCases(cases, column));
  return (
    <>
      {selected.size > 0 && (
        <BulkBar
          count={selected.size}
          isScored={isScored}
          isGrouped={isGrouped}
          onSet={(part) =>
            form.set(
              'uploadedCases',
              cases.map((row) => (selected.has(row.key) ? { ...row, ...part } : row)),
            )
          }
          onRemove={() => {
            remove(({ key }) => selected.has(key));
            setSelected(new Set());
          }}
          onClear={() => setSelected(new Set())}
        />
      )}
      <div ref={rows.view} className={classes['view']}>
        <table className={classes['table']} aria-label={m.table} aria-rowcount={cases.length + 1}>
          <thead>
            <tr>
              <th className={classes['check']}>
                <Checkbox
                  size="xs"
                  aria-label={m.selectAll}
                  checked={selected.size > 0 && keys.every((key) => selected.has(key))}
                  indeterminate={selected.size > 0 && !keys.every((key) => selected.has(key))}
                  onChange={(event) => setSelected(new Set(event.currentTarget.checked ? keys : []))}
                />
              </th>
              <th className={classes['place']}>{m.number}</th>
              <SortHead column="name" name={m.input} onSort={sort} />
              <th className={classes['answer']}>{m.output}</th>
              <SortHead column="size" name={m.size} className={classes['size']} onSort={sort} />
              {isGrouped && (
                <SortHead column="group" name={m.group} className={classes['number']} onSort={sort} />
              )}
              {isScored && (
                <SortHead column="score" name={m.score} className={classes['number']} onSort={sort} />
              )}
              <th className={classes['act']}>
                <VisuallyHidden>{m.actions}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            <Spacer height={rows.above} />
            {cases.slice(rows.first, rows.last).map((row, index) => (
              <CaseTableRow
                key={row.key}
                row={row}
                place={rows.first + index + 1}
                fault={faults.get(rows.first + index + 1)}
                isSelected={selected.has(row.key)}
                isScored={isScored}
                isGrouped={isGrouped}
                onSelect={toggle}
                onChange={change}
                onRemove={remove}
                onShow={problemId === undefined ? undefined : setShown}
              />
            ))}
            <Spacer height={rows.below} />
          </tbody>
        </table>
      </div>
      {problemId !== undefined && (
        <CaseContentDialog problemId={problemId} row={shown} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}

const Spacer = ({ height }: { height: number }) =>
  height === 0 ? null : <tr aria-hidden="true" style={{ height }} />;

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
