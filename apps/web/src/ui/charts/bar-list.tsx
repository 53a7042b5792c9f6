import type { CSSProperties, ReactNode } from 'react';
import { useLocale } from '../../lib/locale.ts';
import { ratePercentage } from './percentages.ts';
import classes from './bar-list.module.css';

export interface BarListItem {
  key: string;
  /** A name, a link, or an avatar with a name. One line, truncated. */
  label: ReactNode;
  value: number;
  /** `gold` for winners, `ink` for the viewer; neutral by default. */
  tone?: 'gold' | 'ink' | undefined;
}

interface BarListProps {
  /** The accessible name of the chart. */
  caption: string;
  items: readonly BarListItem[];
  /** The value of a full-length bar; by default the largest value. */
  maximum?: number;
  /** Two columns where there is room, filled from top to bottom. */
  columns?: 1 | 2;
}

/** A list of names and numbers with horizontal bars for comparison. */
export function BarList({ caption, items, maximum, columns = 1 }: BarListProps) {
  const numbers = new Intl.NumberFormat(useLocale());
  const longest = maximum ?? Math.max(0, ...items.map((item) => item.value));
  const rows = Math.ceil(items.length / columns);
  return (
    <div className={classes['frame']}>
      <ol
        className={classes['root']}
        aria-label={caption}
        data-columns={columns}
        style={{ '--rows': rows } as CSSProperties}
      >
        {items.map((item) => (
          <li key={item.key} className={classes['item']} data-tone={item.tone}>
            <span className={classes['label']}>{item.label}</span>
            <span className={classes['plot']}>
              <span
                className={classes['bar']}
                aria-hidden="true"
                style={{ '--share': ratePercentage(item.value, longest) / 100 } as CSSProperties}
              />
              <span className={classes['value']}>{numbers.format(item.value)}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
