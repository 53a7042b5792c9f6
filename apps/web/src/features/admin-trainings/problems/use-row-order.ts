/**
 * Orders the rows of a table by drag or by keyboard. The handle of a row is a button: the pointer drags it, and the arrow
 * keys, Home and End move it. While a row is dragged the rows show the new order; it is committed when the pointer is
 * released, and Escape or a lost pointer cancels it.
 */
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { dropIndex, moveItem } from './move-item.ts';

interface Drag {
  /** The index in the original order. */
  from: number;
  to: number;
}

interface RowOrder<Row> {
  rows: readonly Row[];
  isDisabled: boolean;
  onMove: (from: number, to: number) => void;
}

const keyTargets: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowUp: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** The index that a key moves a row to; undefined if the key moves nothing. */
export function targetOfKey(key: string, index: number, count: number): number | undefined {
  const target = Object.hasOwn(keyTargets, key) ? keyTargets[key]?.(index, count) : undefined;
  return target === undefined || target < 0 || target >= count || target === index ? undefined : target;
}

const spansOf = (handle: Element) =>
  [...(handle.closest('tbody')?.querySelectorAll('tr') ?? [])].map((row) => row.getBoundingClientRect());

export function useRowOrder<Row>({ rows, isDisabled, onMove }: RowOrder<Row>) {
  const [drag, setDrag] = useState<Drag>();
  const shown = drag === undefined ? rows : moveItem(rows, drag.from, drag.to);
  /** `index`: among the shown rows. */
  const handleOf = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (isDisabled || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: index, to: index });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag === undefined) return;
      const to = dropIndex(spansOf(event.currentTarget), drag.to, event.clientY);
      if (to !== drag.to) setDrag({ ...drag, to });
    },
    onPointerUp: () => {
      setDrag(undefined);
      if (drag !== undefined && drag.to !== drag.from) onMove(drag.from, drag.to);
    },
    onPointerCancel: () => setDrag(undefined),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Escape') setDrag(undefined);
      const to = targetOfKey(event.key, index, rows.length);
      if (to === undefined || isDisabled || drag !== undefined) return;
      event.preventDefault();
      onMove(index, to);
    },
  });
  return { shown, draggedIndex: drag?.to, handleOf };
}
