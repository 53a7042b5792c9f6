import { formatBytes } from '../../../lib/format-bytes.ts';
import { useMessages } from '../../../lib/messages.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { LoadBar } from '../../../ui/load-bar.tsx';
import type { Storage } from './api/storage.ts';
import { storageMessages } from './storage-messages.ts';
import classes from './storage.module.css';

const alertKinds = { fine: 'success', low: 'warning', critical: 'error' } as const;

export function FreeSpaceSheet({ storage: { disk, level } }: { storage: Storage }) {
  const m = useMessages(storageMessages);
  const { folder, totalBytes, freeBytes } = disk;
  const usedPercent = totalBytes === 0 ? 100 : 100 - (freeBytes / totalBytes) * 100;
  return (
    <Sheet title={m.roomTitle}>
      <p className={classes['text']}>
        {m.roomOf(folder)} · {m.free(formatBytes(freeBytes), formatBytes(totalBytes))}
      </p>
      <LoadBar name={m.used} percent={usedPercent} />
      <div className={classes['alert']}>
        <FormAlert kind={alertKinds[level]}>{m.levels[level]}</FormAlert>
      </div>
      <p className={classes['note']}>{m.levelRule}</p>
    </Sheet>
  );
}
