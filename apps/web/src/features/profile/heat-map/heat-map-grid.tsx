/**
 * How this works: each day is a cell; all cells share one Tab stop. Arrow keys move through the calendar,
 * Home and End jump to the first and last day. A tooltip describes the hovered or focused cell; the same text
 * is its accessible name. On narrow screens the grid scrolls and starts at its end, which is today.
 */
import { memo, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { heatMapMessages } from './heat-map-messages.ts';
import { nextFocusedDate } from './heat-map-keys.ts';
import { HeatMapTooltip, type TooltipAnchor } from './heat-map-tooltip.tsx';
import { spanMonths, type HeatMapDay, type HeatMapWeek } from './heat-map-weeks.ts';
import { dayText, firstWeekdayOf, monthText, weekdayText } from './heat-map-texts.ts';
import classes from './heat-map.module.css';

const weekdayIndexes = [0, 1, 2, 3, 4, 5, 6] as const;

/** One row per weekday; only the last week can be incomplete. */
const toRows = (weeks: readonly HeatMapWeek[]): HeatMapDay[][] =>
  weekdayIndexes.map((index) => weeks.map((week) => week[index]).filter((day) => day !== undefined));

/** Monday, Wednesday and Friday. */
const namedWeekdays: readonly number[] = [1, 3, 5];

interface HeatMapGridProps {
  weeks: readonly HeatMapWeek[];
  endDate: string;
}

export function HeatMapGrid({ weeks, endDate }: HeatMapGridProps) {
  const m = useMessages(heatMapMessages);
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => toRows(weeks), [weeks]);
  const [focusedDate, setFocusedDate] = useState(endDate);
  const [tooltip, setTooltip] = useState<TooltipAnchor>();

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element !== null) element.scrollLeft = element.scrollWidth;
  }, []);

  const showTooltip = (target: EventTarget) => {
    const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-date]') : null;
    setTooltip(
      cell === null ? undefined : { cell: cell.getBoundingClientRect(), text: cell.ariaLabel ?? '' },
    );
  };
  const walk = (event: KeyboardEvent) => {
    const date = nextFocusedDate(weeks, focusedDate, event.key);
    if (date === undefined) return;
    event.preventDefault();
    setFocusedDate(date);
    scroller.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  };

  return (
    <div className={classes['scroller']} ref={scroller} onScroll={() => setTooltip(undefined)}>
      <div
        className={classes['grid']}
        role="grid"
        tabIndex={-1}
        aria-label={m.caption}
        aria-readonly="true"
        onKeyDown={walk}
        onPointerOver={(event) => showTooltip(event.target)}
        onPointerLeave={() => setTooltip(undefined)}
        onFocus={(event) => showTooltip(event.target)}
        onBlur={() => setTooltip(undefined)}
      >
        <MonthHead weeks={weeks} />
        {rows.map((days, index) => (
          <WeekdayRow
            key={days[0]?.date}
            index={index}
            days={days}
            focusedDate={days.some((day) => day.date === focusedDate) ? focusedDate : undefined}
            onFocusDay={setFocusedDate}
          />
        ))}
      </div>
      {tooltip !== undefined && <HeatMapTooltip anchor={tooltip} />}
    </div>
  );
}

const MonthHead = memo(function MonthHead({ weeks }: { weeks: readonly HeatMapWeek[] }) {
  const locale = useLocale();
  return (
    <div className={classes['row']} aria-hidden="true">
      <span />
      {spanMonths(weeks).map(({ month, weeks: columns, isNarrow }) => (
        <span key={month} className={classes['month']} style={{ gridColumn: `span ${String(columns)}` }}>
          {!isNarrow && monthText(month, locale)}
        </span>
      ))}
    </div>
  );
});

interface WeekdayRowProps {
  index: number;
  days: readonly HeatMapDay[];
  /** The cell that is the Tab stop, if it is in this row. */
  focusedDate: string | undefined;
  onFocusDay: (date: string) => void;
}

/** Memoized: the tooltip follows the pointer and must not rerender a year of cells. */
const WeekdayRow = memo(function WeekdayRow({ index, days, focusedDate, onFocusDay }: WeekdayRowProps) {
  const m = useMessages(heatMapMessages);
  const locale = useLocale();
  const weekday = (index + firstWeekdayOf(locale)) % weekdayIndexes.length;
  return (
    <div className={classes['row']} role="row">
      {/* Three visible weekday names are enough; screen readers get all of them. */}
      <div
        className={classes['weekday']}
        role="rowheader"
        data-silent={!namedWeekdays.includes(weekday) || undefined}
      >
        {weekdayText(weekday, locale)}
      </div>
      {days.map((day) => (
        <div
          key={day.date}
          className={classes['day']}
          role="gridcell"
          data-date={day.date}
          data-level={day.level}
          aria-label={m.day(dayText(day.date, locale), day.count)}
          tabIndex={day.date === focusedDate ? 0 : -1}
          onFocus={() => onFocusDay(day.date)}
        />
      ))}
    </div>
  );
});
