import { useId } from 'react';
import classes from './load-bar.module.css';

const busyFrom = 75;
const fullFrom = 90;

const toneOf = (percent: number): string =>
  percent >= fullFrom ? 'bad' : percent >= busyFrom ? 'warn' : 'calm';

export function LoadBar({ name, percent }: { name: string; percent: number }) {
  const nameId = useId();
  const text = `${percent.toFixed(0)}%`;
  return (
    <div className={classes['root']}>
      <span id={nameId} className={classes['name']}>
        {name}
      </span>
      <span
        className={classes['track']}
        role="meter"
        aria-labelledby={nameId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={text}
      >
        <span className={classes['fill']} data-tone={toneOf(percent)} style={{ width: text }} />
      </span>
      <span className={classes['value']} aria-hidden="true">
        {text}
      </span>
    </div>
  );
}
