import type { ReactNode } from 'react';
import classes from './page-header.module.css';

/** The header of a page: title, description and actions. */
export function PageHeader({
  title,
  description,
  actions,
  level = 1,
}: {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** 2 if a larger element is the heading of the page. */
  level?: 1 | 2;
}) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <header className={classes['root']}>
      <div className={classes['words']}>
        <Title className={classes['title']} data-level={level}>
          {title}
        </Title>
        {description !== undefined && <p className={classes['description']}>{description}</p>}
      </div>
      {actions !== undefined && <div className={classes['actions']}>{actions}</div>}
    </header>
  );
}
