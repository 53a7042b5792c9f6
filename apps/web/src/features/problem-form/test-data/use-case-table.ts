import { useCallback, useEffect, useMemo, useState } from 'react';
import { selectRow, emptySelection, type Selection } from '../../../ui/list-page/select-row.ts';
import type { CaseRow } from '../state/problem-values.ts';
import { errorsByRow, selectionExtent } from './case-rows.ts';
import { useFieldErrors, useForm, type ShownError } from '../state/use-form.ts';

/** Errors by row, from 1. */
export function useRowErrors(): ReadonlyMap<number, ShownError> {
  const errors = useFieldErrors();
  return useMemo(() => errorsByRow(errors), [errors]);
}

/** Scrolls to the first row with an error, once: later fixes must not move the view. */
export function useScrollToFirstError(errors: ReadonlyMap<number, unknown>, show: (index: number) => void) {
  const first = errors.keys().next().value;
  useEffect(() => {
    if (first !== undefined) show(first - 1);
    // oxlint-disable-next-line react/exhaustive-deps -- a new way to show it is no new error
  }, [first]);
}

export function useSelection(cases: readonly CaseRow[]) {
  const [choice, setChoice] = useState<Selection<number>>(emptySelection);
  const selected = choice.chosen;
  const keys = useMemo(() => cases.map(({ key }) => key), [cases]);
  const toggle = useCallback(
    (key: number, isRange: boolean) => setChoice((before) => selectRow(before, { keys, key, isRange })),
    [keys],
  );
  return {
    selected,
    toggle,
    clear: () => setChoice(emptySelection),
    selectAll: (isOn: boolean) => setChoice({ chosen: new Set(isOn ? keys : []), anchor: undefined }),
    extent: selectionExtent(keys, selected),
  };
}

/** Changes of uploaded cases. The functions are stable for the life of the form, so that memoized rows do not render again. */
export function useCaseChanges() {
  const form = useForm();
  return useMemo(() => {
    const get = () => form.get().values.uploadedCases;
    const set = (rows: readonly CaseRow[]) => form.set('uploadedCases', rows);
    const changeWhere = (isMeant: (row: CaseRow) => boolean, part: Partial<CaseRow>) =>
      set(get().map((row) => (isMeant(row) ? { ...row, ...part } : row)));
    return {
      set,
      changeWhere,
      change: (key: number, part: Partial<CaseRow>) => changeWhere((row) => row.key === key, part),
      remove: (isGone: (row: CaseRow) => boolean) => set(get().filter((row) => !isGone(row))),
    };
  }, [form]);
}
