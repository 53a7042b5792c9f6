import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { heatMapMessages } from './heat-map-messages.ts';
import type { HeatMapSummary } from './heat-map-weeks.ts';
import { monthAndYearText } from './heat-map-texts.ts';
import classes from './heat-map.module.css';

/** The year by month, newest first, as an accessible alternative to the heat map. */
export function HeatMapMonths({ months }: { months: HeatMapSummary['months'] }) {
  const m = useMessages(heatMapMessages);
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  return (
    <table className={classes['months']}>
      <thead>
        <tr>
          <th scope="col">{m.month}</th>
          <th scope="col">{m.monthSubmissions}</th>
          <th scope="col">{m.monthActiveDays}</th>
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month, submissions, activeDays }) => (
          <tr key={month}>
            <th scope="row">{monthAndYearText(month, locale)}</th>
            <td>{number.format(submissions)}</td>
            <td>{number.format(activeDays)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
