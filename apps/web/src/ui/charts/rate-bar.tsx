import type { ReactNode } from 'react';
import { formatRate, ratePercentage } from './percentages.ts';
import classes from './rate-bar.module.css';

interface RateBarProps {
  part: number;
  whole: number;
  /** What stands above the bar; the rate in percent with two decimals unless said otherwise. */
  children?: ReactNode;
}

/** A number with a thin bar below it: the number is the information, the bar lets the eye compare rows. */
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
