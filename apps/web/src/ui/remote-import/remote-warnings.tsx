import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { RemotePreview } from '../../lib/admin-api/import-remote.ts';
import { useMessages } from '../../lib/messages.ts';
import { remoteImportMessages } from './remote-import-messages.ts';
import classes from './remote-import.module.css';

/** What an import could not take over completely. */
export function RemoteWarnings({ warnings }: Pick<RemotePreview, 'warnings'>) {
  const m = useMessages(remoteImportMessages);
  if (warnings.length === 0)
    return (
      <p className={classes['warning']} data-kind="none">
        <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
        {m.noWarnings}
      </p>
    );
  return (
    <ul className={classes['warnings']} aria-label={m.warnings}>
      {warnings.map(({ code, detail, text }) => (
        <li key={`${code} ${detail}`} className={classes['warning']}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}
