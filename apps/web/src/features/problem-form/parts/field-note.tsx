import type { ReactNode } from 'react';
import classes from './parts.module.css';

/** The note below a composite field: its error, or else its hint. */
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
