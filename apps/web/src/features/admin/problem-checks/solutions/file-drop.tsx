import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useMessages } from '../../../../lib/messages.ts';
import { checkMessages } from '../check-messages.ts';
import classes from './solutions.module.css';

interface FileDropProps {
  isEnabled: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Files may be dropped anywhere on what is inside; a button does the same for those who do not drag. */
export function FileDrop({ isEnabled, onFiles, children }: FileDropProps) {
  const m = useMessages(checkMessages);
  const [isOver, setIsOver] = useState(false);
  // Entering a child leaves its parent: what counts is the sum.
  const depth = useRef(0);
  const count = (change: number) => {
    depth.current = Math.max(0, depth.current + change);
    setIsOver(depth.current > 0);
  };
  if (!isEnabled) return <>{children}</>;
  return (
    <div
      className={classes['drop']}
      onDragEnter={(event) => hasFiles(event) && count(1)}
      onDragLeave={(event) => hasFiles(event) && count(-1)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && <div className={classes['dropHint']}>{m.dropHere}</div>}
    </div>
  );
}
