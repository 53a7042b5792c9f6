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

/** The parts of a ring of verdicts: those that share a tone take lighter shades of it, one after the other. */
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
