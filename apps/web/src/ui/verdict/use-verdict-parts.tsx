import { useMessages } from '../../lib/messages.ts';
import { shadeOf } from '../charts/chart-colors.ts';
import type { DonutPart } from '../charts/donut-chart.tsx';
import { verdictMessages } from './verdict-messages.ts';
import { VerdictShape } from './verdict-shape.tsx';
import { verdictOf } from './verdicts.ts';

export interface CountedVerdict {
  key: string;
  status: number;
  count: number;
}

const markSize = 14;

/** The parts of a verdict chart: verdicts with the same tone get lighter shades of it. */
export function useVerdictParts() {
  const words = useMessages(verdictMessages);
  return (results: readonly CountedVerdict[]): DonutPart[] =>
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
