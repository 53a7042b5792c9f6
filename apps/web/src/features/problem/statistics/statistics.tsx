import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { shadeOf } from '../../../ui/charts/chart-colors.ts';
import { DonutChart, type DonutPart } from '../../../ui/charts/donut-chart.tsx';
import { verdictMessages } from '../../../ui/verdict/verdict-messages.ts';
import { VerdictShape } from '../../../ui/verdict/verdict-shape.tsx';
import { verdictOf } from '../../../ui/verdict/verdicts.ts';
import type { ProblemInfo } from '../api/get-problem-page.ts';
import { acceptanceRate, detailedResults, overallResults, type ProblemResult } from './problem-results.ts';
import { statisticsMessages } from './statistics-messages.ts';
import classes from './statistics.module.css';

const markSize = 14;

export function Statistics({ count }: { count: ProblemInfo['problemCount'] }) {
  const m = useMessages(statisticsMessages);
  const toParts = useDonutParts();
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

/** Results that share a tone take lighter shades of it, one after the other. */
function useDonutParts() {
  const words = useMessages(verdictMessages);
  return (results: readonly ProblemResult[]): DonutPart[] =>
    results.map(({ key, status, count }, index) => {
      const verdict = verdictOf(status);
      const earlier = results
        .slice(0, index)
        .filter((other) => verdictOf(other.status).tone === verdict.tone);
      return {
        key,
        value: count,
        label: words[verdict.key].name,
        color: shadeOf(`var(--color-${verdict.tone})`, earlier.length),
        mark: <VerdictShape shape={verdict.shape} size={markSize} />,
      };
    });
}
