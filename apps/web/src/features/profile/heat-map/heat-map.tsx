import { useId, useMemo, useState } from 'react';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { HeatMapLegend } from './heat-map-legend.tsx';
import { heatMapMessages } from './heat-map-messages.ts';
import { HeatMapMonths } from './heat-map-months.tsx';
import { HeatMapGrid } from './heat-map-grid.tsx';
import { daysOf, layOutYear, summarise, toCounts } from './heat-map-weeks.ts';
import { firstWeekdayOf } from './heat-map-texts.ts';
import classes from './heat-map.module.css';

interface HeatMapProps {
  endDate: string;
  days: readonly { date: string; count: number }[];
}

/** A year of submissions as a grid of days, with the same data by month for screen readers. */
export function HeatMap({ endDate, days }: HeatMapProps) {
  const m = useMessages(heatMapMessages);
  const locale = useLocale();
  const [showsMonths, setShowsMonths] = useState(false);
  const monthsId = useId();
  const weeks = useMemo(
    () => layOutYear(endDate, toCounts(days), firstWeekdayOf(locale)),
    [endDate, days, locale],
  );
  const summary = useMemo(() => summarise(daysOf(weeks)), [weeks]);
  const number = new Intl.NumberFormat(locale);
  return (
    <div className={classes['root']}>
      <ul className={classes['summary']}>
        <li className={classes['strong']}>{m.submissions(number.format(summary.submissions))}</li>
        <li>{m.activeDays(number.format(summary.activeDays))}</li>
        <li>{m.streak(number.format(summary.longestStreak))}</li>
      </ul>
      <HeatMapGrid weeks={weeks} endDate={endDate} />
      <div className={classes['foot']}>
        <button
          type="button"
          className={classes['monthsButton']}
          aria-expanded={showsMonths}
          aria-controls={monthsId}
          onClick={() => setShowsMonths(!showsMonths)}
        >
          {showsMonths ? m.hideMonths : m.showMonths}
        </button>
        <HeatMapLegend />
      </div>
      <div id={monthsId}>{showsMonths && <HeatMapMonths months={summary.months} />}</div>
    </div>
  );
}
