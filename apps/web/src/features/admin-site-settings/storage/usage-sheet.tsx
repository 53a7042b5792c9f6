import { formatBytes } from '../../../lib/format-bytes.ts';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { Storage } from './api/storage.ts';
import { storageMessages } from './storage-messages.ts';
import classes from './storage.module.css';

/** Storage usage by kind, largest first. */
export function UsageSheet({ storage: { usage } }: { storage: Storage }) {
  const m = useMessages(storageMessages);
  const names: Readonly<Record<string, string>> = m.purposes;
  const stored = usage.filter(({ files }) => files > 0);
  const total = stored.reduce((sum, { bytes }) => sum + bytes, 0);
  const files = stored.reduce((sum, one) => sum + one.files, 0);
  return (
    <Sheet title={m.usageTitle} flush>
      {stored.length === 0 ? (
        <EmptyState compact title={m.nothingStored} />
      ) : (
        <table className={classes['usage']}>
          <tbody>
            {stored.map(({ purpose, files: count, bytes }) => (
              <tr key={purpose}>
                <th scope="row">{names[purpose] ?? purpose}</th>
                <td className={classes['share']} aria-hidden="true">
                  <span style={{ width: `${String(total === 0 ? 0 : (bytes / total) * 100)}%` }} />
                </td>
                <td>{m.files(count)}</td>
                <td>{formatBytes(bytes)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{m.total}</th>
              <td className={classes['share']} aria-hidden="true" />
              <td>{m.files(files)}</td>
              <td>{formatBytes(total)}</td>
            </tr>
          </tfoot>
        </table>
      )}
      <p className={classes['foot']}>{m.usageText}</p>
    </Sheet>
  );
}
