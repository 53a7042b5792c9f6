import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { DonutChart } from '../../../ui/charts/donut-chart.tsx';
import { useVerdictParts } from '../../../ui/verdict/use-verdict-parts.tsx';
import type { ProblemInfo } from '../api/get-problem-page.ts';
import { acceptanceRate, detailedResults, overallResults } from './problem-results.ts';
import { statisticsMessages } from './statistics-messages.ts';
import classes from './statistics.module.css';

export function Statistics({ count }: { count: ProblemInfo['problemCount'] }) {
  const m = useMessages(statisticsMessages);
  const toParts = useVerdictParts();
  const numbers = new Intl.NumberFormat(useLocale());
  return (
    <div className={classes['root']}>
      <dl className={classes['numbers']}>
        <Figure name={m.submissions}>{numbers.format(count.total)}</Figure>
        <Figure name={m.accepted}>{numbers.format(count.ac)}</Figure>
        <Figure name={m.rate}>{acceptanceRate(count)}</Figure>
      </dl>
      <section className={classes['chart']}>
        <h2 className={classes['title']}>{m.overall}</h2>
        <DonutChart
          caption={m.overall}
          parts={toParts(overallResults(count))}
          emptyText={count.total === 0 ? m.empty : m.emptyOverall}
        />
      </section>
      <section className={classes['chart']}>
        <h2 className={classes['title']}>{m.detail}</h2>
        <DonutChart caption={m.detail} parts={toParts(detailedResults(count))} emptyText={m.empty} />
      </section>
    </div>
  );
}

function Figure({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
