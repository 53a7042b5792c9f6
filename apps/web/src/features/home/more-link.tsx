import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './more-link.module.css';

/** A link in a panel header to the full list. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={classes['root']} to={to}>
      {children}
      <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
    </Link>
  );
}
