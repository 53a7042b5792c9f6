import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { RelativeTime } from '../../ui/relative-time.tsx';
import type { AuditEntry } from './api/list-audit-entries.ts';
import classes from './audit-log.module.css';
import { DiffView } from './diff-view.tsx';

/** One row per action: who, what, target, address and time. The row expands to show the changes. */
export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ol className={classes['list']}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <AuditLine entry={entry} />
        </li>
      ))}
    </ol>
  );
}

function AuditLine({ entry }: { entry: AuditEntry }) {
  const [isOpen, setIsOpen] = useState(false);
  const { actor, action, target, ip, gmtCreate, before, after } = entry;
  return (
    <details className={classes['entry']} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={classes['line']}>
        <span className={classes['actor']}>{actor}</span>
        <span className={classes['act']}>
          <code>{action}</code>
          <span className={classes['target']}>{target}</span>
        </span>
        <span className={classes['address']}>{ip}</span>
        <span className={classes['time']}>
          <RelativeTime value={gmtCreate} />
        </span>
        <IconChevronDown className={classes['arrow']} size={18} stroke={1.75} aria-hidden="true" />
      </summary>
      {isOpen && (
        <div className={classes['detail']}>
          <DiffView before={before} after={after} />
        </div>
      )}
    </details>
  );
}
