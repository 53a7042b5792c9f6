import { layOutArcs, ringLength } from './donut-layout.ts';
import classes from './donut-chart.module.css';

const box = 120;
const radius = 50;
const gap = 0.6;

export interface RingPart {
  key: string;
  value: number;
  /** A token: `var(--color-good)`, or a shade of one by `shadeOf`. */
  color: string;
}

interface DonutRingProps {
  parts: readonly RingPart[];
  markedKey: string | undefined;
  onMark: (key: string | undefined) => void;
}

/** Arcs are dashes of a circle whose path length is set to 100, which avoids trigonometry. */
export function DonutRing({ parts, markedKey, onMark }: DonutRingProps) {
  const arcs = layOutArcs(parts.map((part) => part.value));
  const circle = { cx: box / 2, cy: box / 2, r: radius, pathLength: ringLength };
  // A single part closes the ring; several parts are separated by a gap.
  const between = parts.length > 1 ? gap : 0;
  return (
    <svg viewBox={`0 0 ${String(box)} ${String(box)}`} aria-hidden="true" focusable="false">
      <circle className={classes['track']} {...circle} />
      {parts.map((part, index) => {
        const { start, length } = arcs[index] ?? { start: 0, length: 0 };
        return (
          <circle
            key={part.key}
            className={classes['arc']}
            {...circle}
            data-faded={(markedKey !== undefined && markedKey !== part.key) || undefined}
            style={{ stroke: part.color }}
            strokeDasharray={`${String(length - between)} ${String(ringLength - length + between)}`}
            strokeDashoffset={-(start + between / 2)}
            onPointerEnter={() => onMark(part.key)}
            onPointerLeave={() => onMark(undefined)}
          />
        );
      })}
    </svg>
  );
}
