import type { ReactNode } from 'react';
import classes from './field-parts.module.css';

interface FieldNoteProps {
  id?: string;
  error?: ReactNode;
  hint?: ReactNode;
}

/** The note below a composite field: its error, or else its hint. */
export function FieldNote({ id, error, hint }: FieldNoteProps) {
  const text = error ?? hint;
  if (text == null) return null;
  return (
    <p id={id} className={classes[error == null ? 'hint' : 'error']}>
      {text}
    </p>
  );
}
