import type { ReactNode } from 'react';
import { formatRate, ratePercentage } from './percentages.ts';
import classes from './rate-bar.module.css';

interface RateBarProps {
  part: number;
  whole: number;
  /** Shown above the bar; by default the rate in percent with two decimals. */
  children?: ReactNode;
}

/** A number with a thin bar below it for comparing rows. */
export function RateBar({ part, whole, children }: RateBarProps) {
  return (
    <span className={classes['root']}>
      <span className={classes['number']}>{children ?? formatRate(part, whole)}</span>
      <span className={classes['track']} aria-hidden="true">
        <span className={classes['bar']} style={{ width: `${String(ratePercentage(part, whole))}%` }} />
      </span>
    </span>
  );
}
