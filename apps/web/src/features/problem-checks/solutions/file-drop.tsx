import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { useFileDrop } from '../../../ui/use-file-drop.ts';
import { checkMessages } from '../check-messages.ts';
import classes from './solutions.module.css';

interface FileDropProps {
  isEnabled: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** A drop area around its content; a button does the same for users who do not drag. */
export function FileDrop({ isEnabled, onFiles, children }: FileDropProps) {
  const m = useMessages(checkMessages);
  const { isOver, dropHandlers } = useFileDrop(onFiles);
  if (!isEnabled) return <>{children}</>;
  return (
    <div className={classes['drop']} {...dropHandlers}>
      {children}
      {isOver && <div className={classes['dropHint']}>{m.dropHere}</div>}
    </div>
  );
}
