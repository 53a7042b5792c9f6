/**
 * How this works: one column per day (or other unit). The column shows the whole, and the highlighted part of it is
 * drawn inside. The columns are one tab stop; the arrow keys move between them, Home and End jump to the ends. The
 * hovered or focused column shows its numbers in a tooltip. The same text is its accessible name, so that screen
 * readers read the chart as a list of days with numbers.
 */
import { Tooltip } from '@mantine/core';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLocale } from '../../lib/locale.ts';
import { nextColumn } from './column-keys.ts';
import { scaleTicks } from './column-scale.ts';
import { ratePercentage } from './percentages.ts';
import classes from './column-chart.module.css';

export interface ChartColumn {
  key: string;
  /** The label below the column. */
  label: string;
  whole: number;
  /** At most `whole`. */
  part: number;
  /** The tooltip and the accessible name. */
  description: string;
}

interface ColumnChartProps {
  /** The accessible name of the chart. */
  caption: string;
  columns: readonly ChartColumn[];
  /** The legend of the two heights, optionally with their sums. */
  wholeLabel: ReactNode;
  /** If absent, the columns show no parts. */
  partLabel?: ReactNode;
  /** Shown at the end of the legend. */
  note?: ReactNode;
  /** The height of the plot without the labels below it. */
  height?: number;
}

/** Counts over time, each with its highlighted part. */
export function ColumnChart({
  caption,
  columns,
  wholeLabel,
  partLabel,
  note,
  height = 200,
}: ColumnChartProps) {
  const ticks = scaleTicks(Math.max(0, ...columns.map((column) => column.whole)));
  return (
    <div className={classes['root']}>
      <div className={classes['legend']}>
        <span data-kind="whole">{wholeLabel}</span>
        {partLabel !== undefined && <span data-kind="part">{partLabel}</span>}
        {note !== undefined && <span className={classes['note']}>{note}</span>}
      </div>
      <div className={classes['plot']} style={{ height }}>
        <Scale ticks={ticks} />
        <Columns caption={caption} columns={columns} top={ticks.at(-1) ?? 1} />
      </div>
    </div>
  );
}

function Scale({ ticks }: { ticks: readonly number[] }) {
  const numbers = new Intl.NumberFormat(useLocale(), { notation: 'compact' });
  const top = ticks.at(-1) ?? 1;
  return (
    <div className={classes['scale']} aria-hidden="true">
      {ticks.map((tick) => (
        <span key={tick} style={{ bottom: `${String(ratePercentage(tick, top))}%` }}>
          {numbers.format(tick)}
        </span>
      ))}
    </div>
  );
}

interface ColumnsProps {
  caption: string;
  columns: readonly ChartColumn[];
  top: number;
}

function Columns({ caption, columns, top }: ColumnsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState(columns.length - 1);
  const current = Math.min(focused, columns.length - 1);
  const walk = (event: KeyboardEvent) => {
    const next = nextColumn(current, columns.length, event.key);
    if (next === undefined) return;
    event.preventDefault();
    list.current?.children[next]?.querySelector<HTMLElement>('[tabindex]')?.focus();
  };
  const follow = (target: Node) =>
    setFocused([...(list.current?.children ?? [])].findIndex((item) => item.contains(target)));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys walk over the columns
    <ul
      className={classes['columns']}
      aria-label={caption}
      ref={list}
      onKeyDown={walk}
      onFocus={(event) => follow(event.target)}
    >
      {columns.map((column, index) => (
        <li key={column.key} className={classes['column']}>
          <Column column={column} top={top} isTabStop={index === current} />
          <span className={classes['label']} aria-hidden="true">
            {column.label}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface ColumnProps {
  column: ChartColumn;
  top: number;
  isTabStop: boolean;
}

function Column({ column, top, isTabStop }: ColumnProps) {
  const wholeHeight = `${String(ratePercentage(column.whole, top))}%`;
  const partHeight = `${String(ratePercentage(column.part, column.whole))}%`;
  return (
    <Tooltip label={column.description}>
      <div
        className={classes['hit']}
        role="img"
        aria-label={column.description}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the numbers must be reachable by keyboard
        tabIndex={isTabStop ? 0 : -1}
      >
        <span className={classes['whole']} style={{ height: wholeHeight }}>
          {column.part > 0 && <span className={classes['part']} style={{ height: partHeight }} />}
        </span>
      </div>
    </Tooltip>
  );
}
