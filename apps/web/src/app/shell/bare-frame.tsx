import { Outlet } from 'react-router';
import { useRouteTitle } from '../../lib/route-handle.ts';
import { TouchstoneMark } from '../../ui/brand/touchstone-mark.tsx';
import classes from './bare-frame.module.css';

/** Pages opened inside a messaging app: no menus, only the title. */
export function BareFrame() {
  const title = useRouteTitle();
  return (
    <div className={classes['root']}>
      <header className={classes['bar']}>
        <TouchstoneMark size={22} />
        <span className={classes['title']}>{title}</span>
      </header>
      <main>
        <Outlet />
      </main>
    </div>
  );
}
