import type { ReactNode } from 'react';
import classes from './parts.module.css';

/** What is said under a field that is more than an input: what is wrong with it, else what it is for. */
export function FieldNote({ id, error, hint }: { id?: string; error: string | undefined; hint?: ReactNode }) {
  if (error !== undefined)
    return (
      <p id={id} className={classes['error']}>
        {error}
      </p>
    );
  if (hint === undefined) return null;
  return (
    <p id={id} className={classes['hint']}>
      {hint}
    </p>
  );
}
