import { Button, FileButton } from '@mantine/core';
import { IconPackageImport } from '@tabler/icons-react';
import { useMessages } from '../../lib/messages.ts';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import classes from './import.module.css';
import { importMessages } from './import-messages.ts';

const accepted = '.zip,.xml,application/zip,text/xml,application/xml';

/** Accepts dropped files, or files from the button for keyboards and phones. */
export function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const m = useMessages(importMessages);
  const { isOver, dropHandlers } = useFileDrop(onFiles);
  return (
    <div className={classes['zone']} data-over={isOver || undefined} {...dropHandlers}>
      <IconPackageImport className={classes['zoneIcon']} size={32} stroke={1.25} aria-hidden="true" />
      <p className={classes['zoneTitle']}>{isOver ? m.dropNow : m.dropTitle}</p>
      <p className={classes['zoneText']}>{m.dropText}</p>
      <FileButton multiple accept={accepted} onChange={onFiles}>
        {(button) => <Button {...button}>{m.choose}</Button>}
      </FileButton>
    </div>
  );
}
