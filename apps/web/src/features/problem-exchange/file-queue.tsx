import { ActionIcon } from '@mantine/core';
import { IconFileZip, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import type { ImportReport } from './api/import-problems.ts';
import { importProgressQuery } from './api/import-progress.ts';
import { formatBytes } from '../../lib/format-bytes.ts';
import classes from './import.module.css';
import { importMessages } from './import-messages.ts';
import { countOutcomes, isUnderWay, toneOf, type FileState, type ImportedFile } from './import-queue.ts';

interface QueueProps {
  files: readonly ImportedFile[];
  isRunning: boolean;
  onRemove: (key: string) => void;
}

export function FileQueue({ files, isRunning, onRemove }: QueueProps) {
  const m = useMessages(importMessages);
  return (
    <ul className={classes['queue']} aria-label={m.files}>
      {files.map((entry) => (
        <li key={entry.key} className={classes['file']} data-state={toneOf(entry.state)}>
          <IconFileZip className={classes['fileIcon']} size={20} stroke={1.5} aria-hidden="true" />
          <div className={classes['fileWords']}>
            <span className={classes['fileName']}>{entry.file.name}</span>
            {/* Not announced while it runs: the text changes with every percent. */}
            <span className={classes['fileState']} aria-live={isUnderWay(entry.state) ? 'off' : 'polite'}>
              <FileStateText entry={entry} />
            </span>
          </div>
          <span className={classes['fileSize']}>{formatBytes(entry.file.size)}</span>
          <ActionIcon
            size={32}
            aria-label={m.remove(entry.file.name)}
            disabled={isRunning}
            onClick={() => onRemove(entry.key)}
          >
            <IconX size={16} stroke={1.75} />
          </ActionIcon>
          <ProgressLine state={entry.state} name={entry.file.name} />
        </li>
      ))}
    </ul>
  );
}

function FileStateText({ entry: { key, state } }: { entry: ImportedFile }) {
  const m = useMessages(importMessages);
  switch (state.kind) {
    case 'waiting':
    case 'tooLarge':
    case 'stopped':
      return m[state.kind];
    case 'sending':
      return m.sending(Math.round(state.share * 100));
    case 'reading':
      return <ReadingText progressKey={key} />;
    case 'failed':
      return state.text;
    case 'done':
      return <DoneText report={state.report} />;
    default:
      return state satisfies never;
  }
}

function ReadingText({ progressKey }: { progressKey: string }) {
  const m = useMessages(importMessages);
  const { data: progress } = useQuery(importProgressQuery(progressKey));
  if (progress?.state === 'waiting') return m.queued;
  if (progress?.current == null) return m.reading;
  return m.readingAt(progress.imported + progress.skipped, progress.current);
}

function DoneText({ report }: { report: ImportReport }) {
  const m = useMessages(importMessages);
  const { imported, skipped } = countOutcomes(report);
  return imported === 0 ? m.nothing(skipped) : m.done(imported, skipped);
}

/** Indeterminate while the progress is unknown. */
function ProgressLine({ state, name }: { state: FileState; name: string }) {
  if (state.kind !== 'sending' && state.kind !== 'reading') return null;
  const percent = state.kind === 'sending' ? Math.round(state.share * 100) : undefined;
  return (
    <div
      className={classes['progress']}
      role="progressbar"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div
        className={classes['progressBar']}
        data-endless={percent === undefined || undefined}
        style={percent === undefined ? undefined : { width: `${String(percent)}%` }}
      />
    </div>
  );
}
