import type { ReactNode } from 'react';
import classes from './sheet.module.css';

interface SheetProps {
  title?: ReactNode;
  actions?: ReactNode;
  /** Lists touch the border of the sheet; text has a padding. */
  flush?: boolean;
  children: ReactNode;
}

/** A surface with a thin border: the only box style of the product. */
export function Sheet({ title, actions, flush = false, children }: SheetProps) {
  return (
    <section className={classes['root']}>
      {(title !== undefined || actions !== undefined) && (
        <div className={classes['head']}>
          {title !== undefined && <h2 className={classes['title']}>{title}</h2>}
          {actions !== undefined && <div className={classes['actions']}>{actions}</div>}
        </div>
      )}
      <div className={classes['body']} data-flush={flush || undefined}>
        {children}
      </div>
    </section>
  );
}
