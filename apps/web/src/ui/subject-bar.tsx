import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './subject-bar.module.css';

interface SubjectBarProps {
  /** The kind of subject, for assistive technology. */
  label: string;
  title: string;
  to: string;
  /** The problems of the subject. */
  children: ReactNode;
  /** At the right end. */
  aside: ReactNode;
  /** Below the line, over its whole width. */
  below: ReactNode;
}

/** The header of a contest or training in one line, for pages that need space. */
export const SubjectBar = ({ label, title, to, children, aside, below }: SubjectBarProps) => (
  <div className={classes['root']} role="region" aria-label={label}>
    <div className={classes['line']}>
      <Link className={classes['title']} to={to} title={title}>
        {title}
      </Link>
      <div className={classes['strip']}>{children}</div>
      {aside}
    </div>
    {below}
  </div>
);
