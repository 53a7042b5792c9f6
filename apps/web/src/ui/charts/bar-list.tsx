import type { CSSProperties, ReactNode } from 'react';
import { useLocale } from '../../lib/locale.ts';
import { ratePercentage } from './percentages.ts';
import classes from './bar-list.module.css';

export interface BarListItem {
  key: string;
  /** Who or what it is: a name, a link, an avatar with a name. One line; what does not fit is cut off. */
  label: ReactNode;
  value: number;
  /** `gold` for what won, `ink` for one's own; quiet stone unless said otherwise. */
  tone?: 'gold' | 'ink' | undefined;
}

interface BarListProps {
  /** What is compared, for whoever cannot see the chart. */
  caption: string;
  items: readonly BarListItem[];
  /** Where the longest bar ends; the largest value unless said otherwise. */
  maximum?: number;
  /** Two columns where there is room, filled from top to bottom. */
  columns?: 1 | 2;
}

/** Horizontal bars, one a line, with the number at their end: a list of names and numbers that the eye can compare. */
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
