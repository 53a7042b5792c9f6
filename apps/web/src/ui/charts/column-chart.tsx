/**
 * How this works: one column per day (or whatever is counted), drawn as a whole with the part of it that counts as won
 * standing inside. The columns are one tab stop; arrow keys walk over them, Home and End jump to the ends. Whatever is
 * under the pointer or has the focus tells its numbers in a tooltip; the same words are its name for screen readers, so
 * that the chart reads as a list of days with numbers.
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
  /** What stands below the column. */
  label: string;
  whole: number;
  /** Not more than the whole. */
  part: number;
  /** All of it in words: the tooltip, and the name for screen readers. */
  description: string;
}

interface ColumnChartProps {
  /** What is counted, for whoever cannot see the chart. */
  caption: string;
  columns: readonly ChartColumn[];
  /** What the two heights are called, perhaps with their sums. */
  wholeLabel: ReactNode;
  /** Without it there are no parts. */
  partLabel?: ReactNode;
  /** At the end of the line of labels. */
  note?: ReactNode;
  /** Height of the plot without the labels below. */
  height?: number;
}

/** Counts over time, each with the part of it that was won. */
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
