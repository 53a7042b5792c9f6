import type { ReactNode } from 'react';
import classes from './field-parts.module.css';

interface FieldLabelProps {
  id?: string;
  isRequired?: boolean;
  /** Screen readers skip it: the control has this name itself. */
  isVisualOnly?: boolean;
  /** A control at the other end of the line. */
  aside?: ReactNode;
  children: string;
}

/** The label of a composite field. Fields of one control have that of the theme. */
export function FieldLabel({
  id,
  isRequired = false,
  isVisualOnly = false,
  aside,
  children,
}: FieldLabelProps) {
  const label = (
    <p
      id={id}
      className={classes['label']}
      data-required={isRequired || undefined}
      aria-hidden={isVisualOnly || undefined}
    >
      {children}
    </p>
  );
  if (aside === undefined) return label;
  return (
    <div className={classes['head']}>
      {label}
      {aside}
    </div>
  );
}
