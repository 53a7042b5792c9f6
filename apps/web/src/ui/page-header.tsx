import type { ReactNode } from 'react';
import classes from './page-header.module.css';

/** The head of a page: its title, one sentence, and what one can do here. */
export function PageHeader({
  title,
  description,
  actions,
}: {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className={classes['root']}>
      <div className={classes['words']}>
        <h1 className={classes['title']}>{title}</h1>
        {description !== undefined && <p className={classes['description']}>{description}</p>}
      </div>
      {actions !== undefined && <div className={classes['actions']}>{actions}</div>}
    </header>
  );
}
