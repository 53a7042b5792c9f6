import { isSubtaskMode } from '@touchstone/rules/problem-form-cases';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { sortCases } from '../state/case-scores.ts';
import type { CaseRow } from '../state/problem-values.ts';
import { useValue } from '../state/use-form.ts';
import { BulkBar } from './bulk-bar.tsx';
import { CaseContentDialog } from './case-content-dialog.tsx';
import { CaseTableHead } from './case-table-head.tsx';
import { CaseTableRow } from './case-table-row.tsx';
import { testDataMessages } from './test-data-messages.ts';
import classes from './test-data.module.css';
import { useCaseChanges, useScrollToFirstError, useRowErrors, useSelection } from './use-case-table.ts';
import { useWindowedRows } from './use-windowed-rows.ts';

const rowHeight = 41;

type Replace = (row: CaseRow, side: 'input' | 'output', file: File) => void;

interface CaseTableProps {
  problemId: number | undefined;
  onReplace: Replace;
}

/** The table of uploaded test files. */
export function CaseTable({ problemId, onReplace }: CaseTableProps) {
  const cases = useValue('uploadedCases');
  const isScored = useValue('scoring') === 'oi';
  const isGrouped = isSubtaskMode(useValue('caseMode')) && isScored;
  const selection = useSelection(cases);
  const changes = useCaseChanges();
  const [shown, setShown] = useState<CaseRow>();
  const { selected, clear } = selection;
  const isSelected = ({ key }: CaseRow) => selected.has(key);
  return (
    <>
      {selected.size > 0 && (
        <BulkBar
          count={selected.size}
          isScored={isScored}
          isGrouped={isGrouped}
          onSet={(part) => changes.changeWhere(isSelected, part)}
          onRemove={() => {
            changes.remove(isSelected);
            clear();
          }}
          onClear={clear}
        />
      )}
      <Rows
        cases={cases}
        isScored={isScored}
        isGrouped={isGrouped}
        selection={selection}
        changes={changes}
        onShow={problemId === undefined ? undefined : setShown}
        onReplace={onReplace}
      />
      {problemId !== undefined && (
        <CaseContentDialog problemId={problemId} row={shown} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}

interface RowsProps {
  cases: readonly CaseRow[];
  isScored: boolean;
  isGrouped: boolean;
  selection: ReturnType<typeof useSelection>;
  changes: ReturnType<typeof useCaseChanges>;
  onShow: ((row: CaseRow) => void) | undefined;
  onReplace: Replace;
}

/** Virtual scrolling: there may be thousands of rows. */
function Rows({ cases, isScored, isGrouped, selection, changes, onShow, onReplace }: RowsProps) {
  const m = useMessages(testDataMessages);
  const errors = useRowErrors();
  const { view, first, last, above, below, show } = useWindowedRows(cases.length, rowHeight);
  useScrollToFirstError(errors, show);
  return (
    <div ref={view} className={classes['view']}>
      <table className={classes['table']} aria-label={m.table} aria-rowcount={cases.length + 1}>
        <CaseTableHead
          isScored={isScored}
          isGrouped={isGrouped}
          selection={selection.extent}
          onSelectAll={selection.selectAll}
          onSort={(column) => changes.set(sortCases(cases, column))}
        />
        <tbody>
          <Spacer height={above} />
          {cases.slice(first, last).map((row, index) => (
            <CaseTableRow
              key={row.key}
              row={row}
              position={first + index + 1}
              error={errors.get(first + index + 1)}
              isSelected={selection.selected.has(row.key)}
              isScored={isScored}
              isGrouped={isGrouped}
              onSelect={selection.toggle}
              onChange={changes.change}
              onRemove={changes.remove}
              onShow={onShow}
              onReplace={onReplace}
            />
          ))}
          <Spacer height={below} />
        </tbody>
      </table>
    </div>
  );
}

const Spacer = ({ height }: { height: number }) =>
  height === 0 ? null : <tr aria-hidden="true" style={{ height }} />;
