/**
 * How this works: the ring is a picture without text. The table beside it has the same information as numbers and is
 * what screen readers read. Hovering one highlights the part in both; the middle of the ring shows its name.
 */
import { useState, type ReactNode } from 'react';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { chartMessages } from './chart-messages.ts';
import { DonutRing, type RingPart } from './donut-ring.tsx';
import { sharePercentages } from './percentages.ts';
import classes from './donut-chart.module.css';

export interface DonutPart extends RingPart {
  label: string;
  /**
   * A shape beside the label (for example of a verdict), where colour alone does not distinguish parts. By default a
   * swatch.
   */
  mark?: ReactNode;
}

interface DonutChartProps {
  /** The accessible name of the table. */
  caption: string;
  /** Parts with value 0 are omitted. */
  parts: readonly DonutPart[];
  /** Below the sum in the middle of the ring; "Total" by default. */
  totalLabel?: string;
  /** Shown beside an empty ring. */
  emptyText?: ReactNode;
  size?: number;
}

/** A ring with a legend whose percentages add up to 100. */
export function DonutChart({ caption, parts, totalLabel, emptyText, size = 168 }: DonutChartProps) {
  const m = useMessages(chartMessages);
  const numbers = new Intl.NumberFormat(useLocale());
  const [markedKey, setMarkedKey] = useState<string>();
  const shown = parts.filter((part) => part.value > 0);
  const total = shown.reduce((sum, part) => sum + part.value, 0);
  const marked = shown.find((part) => part.key === markedKey);
  return (
    <div className={classes['root']}>
      <div className={classes['ring']} style={{ width: size, height: size }}>
        <DonutRing parts={shown} markedKey={marked?.key} onMark={setMarkedKey} />
        <div className={classes['middle']} aria-hidden="true">
          <strong>{numbers.format(marked?.value ?? total)}</strong>
          <span>{marked?.label ?? totalLabel ?? m.total}</span>
        </div>
      </div>
      {total === 0 ? (
        <p className={classes['empty']}>{emptyText ?? m.nothing}</p>
      ) : (
        <Legend caption={caption} parts={shown} markedKey={marked?.key} onMark={setMarkedKey} />
      )}
    </div>
  );
}

interface LegendProps {
  caption: string;
  parts: readonly DonutPart[];
  markedKey: string | undefined;
  onMark: (key: string | undefined) => void;
}

function Legend({ caption, parts, markedKey, onMark }: LegendProps) {
  const numbers = new Intl.NumberFormat(useLocale());
  const percentages = sharePercentages(parts.map((part) => part.value));
  return (
    <table className={classes['legend']} aria-label={caption}>
      <tbody onPointerLeave={() => onMark(undefined)}>
        {parts.map((part, index) => (
          <tr
            key={part.key}
            data-marked={part.key === markedKey || undefined}
            onPointerEnter={() => onMark(part.key)}
          >
            <th scope="row">
              <span className={classes['name']}>
                <span className={classes['mark']} style={{ color: part.color }} aria-hidden="true">
                  {part.mark ?? <span className={classes['swatch']} />}
                </span>
                {part.label}
              </span>
            </th>
            <td>{numbers.format(part.value)}</td>
            <td>{(percentages[index] ?? 0).toFixed(1)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
