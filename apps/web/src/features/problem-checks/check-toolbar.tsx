import { Button } from '@mantine/core';
import { IconFileUpload, IconPlayerPlay, IconPlayerStop, IconPlus } from '@tabler/icons-react';
import { isUnderWay } from '@touchstone/contract/statuses';
import { useRef } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import type { Check } from './api/check.ts';
import type { Solution } from './api/solutions.ts';
import { checkMessages } from './check-messages.ts';
import { countProgress } from './matrix/matrix-rows.ts';
import classes from './problem-checks.module.css';
import type { useCheckActions } from './use-check-actions.ts';

interface CheckToolbarProps {
  solutions: readonly Solution[];
  check: Check | null;
  canEdit: boolean;
  isDirty: boolean;
  actions: ReturnType<typeof useCheckActions>;
  onAdd: () => void;
  onFiles: (files: readonly File[]) => void;
}

export function CheckToolbar({ solutions, check, canEdit, isDirty, actions, ...add }: CheckToolbarProps) {
  const m = useMessages(checkMessages);
  const isRunning = check?.isRunning ?? false;
  return (
    <>
      <div className={classes['toolbar']}>
        <CheckState check={check} hasSolutions={solutions.length > 0} />
        {canEdit && (
          <div className={classes['actions']}>
            <AddButtons {...add} />
            {isRunning ? (
              <Button
                variant="default"
                leftSection={<IconPlayerStop size={16} stroke={1.75} />}
                loading={actions.cancel.isPending}
                onClick={() => actions.cancel.mutate()}
              >
                {m.cancel}
              </Button>
            ) : (
              <Button
                leftSection={<IconPlayerPlay size={16} stroke={1.75} />}
                loading={actions.run.isPending}
                disabled={solutions.length === 0}
                onClick={() => actions.run.mutate()}
              >
                {check === null ? m.run : m.runAgain}
              </Button>
            )}
          </div>
        )}
      </div>
      {isRunning && check !== null && <Progress check={check} />}
      <Notes check={check} isDirty={isDirty && solutions.length > 0} />
    </>
  );
}

function AddButtons({ onAdd, onFiles }: Pick<CheckToolbarProps, 'onAdd' | 'onFiles'>) {
  const m = useMessages(checkMessages);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={m.addFiles}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Allows selecting the same file again after it was fixed.
          currentTarget.value = '';
        }}
      />
      <Button
        variant="default"
        leftSection={<IconFileUpload size={16} stroke={1.75} />}
        onClick={() => input.current?.click()}
      >
        {m.addFiles}
      </Button>
      <Button variant="default" leftSection={<IconPlus size={16} stroke={1.75} />} onClick={onAdd}>
        {m.add}
      </Button>
    </>
  );
}

function CheckState({ check, hasSolutions }: { check: Check | null; hasSolutions: boolean }) {
  const m = useMessages(checkMessages);
  if (check === null) return <p className={classes['state']}>{hasSolutions ? m.neverRun : m.intro}</p>;
  if (check.isRunning) {
    const { done, total } = countProgress(check, isUnderWay);
    return (
      <p className={classes['state']} role="status">
        {m.running(done, total)}
      </p>
    );
  }
  return (
    <p className={classes['state']}>
      <RelativeTime value={check.startedAt} />
      {check.startedBy !== null && ` · ${m.startedBy(check.startedBy)}`}
    </p>
  );
}

function Progress({ check }: { check: Check }) {
  const { done, total } = countProgress(check, isUnderWay);
  return (
    <div className={classes['progress']} aria-hidden="true">
      <i style={{ width: `${String(total === 0 ? 0 : (100 * done) / total)}%` }} />
    </div>
  );
}

function Notes({ check, isDirty }: { check: Check | null; isDirty: boolean }) {
  const m = useMessages(checkMessages);
  const differences = check?.differences ?? [];
  if (differences.length === 0 && !isDirty) return null;
  return (
    <div className={classes['notes']}>
      {differences.length > 0 && (
        <p>
          {m.outdated} <strong>{differences.map((one) => m.differences[one]).join(' · ')}</strong>
        </p>
      )}
      {isDirty && <p>{m.unsaved}</p>}
    </div>
  );
}
