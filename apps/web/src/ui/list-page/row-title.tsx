import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './row-title.module.css';

type RowTitleProps = { children: ReactNode } & ({ to: string; label?: string } | { onOpen: () => void });

/** The title of a row. It links to the page of the row in another tab, or opens its form here. */
export function RowTitle(props: RowTitleProps) {
  if ('to' in props)
    return (
      <Link className={classes['title']} to={props.to} target="_blank" aria-label={props.label}>
        {props.children}
      </Link>
    );
  return (
    <button type="button" className={classes['title']} onClick={props.onOpen}>
      {props.children}
    </button>
  );
}
