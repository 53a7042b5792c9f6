import { Link } from 'react-router';
import { defineMessages, useMessages } from '../lib/messages.ts';
import classes from './breadcrumb.module.css';

const breadcrumbMessages = defineMessages({
  'zh-CN': { label: '当前位置' },
  'zh-HK': { label: '目前位置' },
  'en-US': { label: 'Breadcrumb' },
});

export interface Crumb {
  name: string;
  /** Undefined for the current page. */
  to?: string | undefined;
}

/** The pages above the current one. The last crumb is the current page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const m = useMessages(breadcrumbMessages);
  return (
    <nav aria-label={m.label}>
      <ol className={classes['root']}>
        {crumbs.map(({ name, to }) => (
          <li key={to ?? name} className={classes['crumb']}>
            {to === undefined ? <span aria-current="page">{name}</span> : <Link to={to}>{name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
