import { useMessages } from '../../lib/messages.ts';
import { brandMessages } from './brand-messages.ts';
import { TouchstoneMark } from './touchstone-mark.tsx';
import classes from './wordmark.module.css';

export function Wordmark({ compact = false }: { compact?: boolean }) {
  const m = useMessages(brandMessages);
  return (
    <span className={classes['root']}>
      <TouchstoneMark size={compact ? 24 : 28} />
      <span className={classes['name']}>{m.name}</span>
    </span>
  );
}
