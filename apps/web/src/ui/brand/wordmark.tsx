import { useSiteName } from '../../lib/site-name.ts';
import { TouchstoneMark } from './touchstone-mark.tsx';
import classes from './wordmark.module.css';

export function Wordmark({ compact = false }: { compact?: boolean }) {
  const name = useSiteName();
  return (
    <span className={classes['root']}>
      <TouchstoneMark size={compact ? 24 : 28} />
      <span className={classes['name']}>{name}</span>
    </span>
  );
}
