import { percentOf } from './pairs/select-pairs.ts';
import classes from './similarity-bar.module.css';

/** A similarity as a number with a bar. */
export function SimilarityBar({ similarity }: { similarity: number }) {
  const percent = percentOf(similarity);
  return (
    <span className={classes['bar']}>
      <span className={classes['percent']}>{percent}%</span>
      <span className={classes['track']} aria-hidden="true">
        <i style={{ width: `${String(percent)}%` }} />
      </span>
    </span>
  );
}
