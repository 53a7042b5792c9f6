import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { confirmSweep, storageQuery, type Storage } from './api/storage.ts';
import { storageMessages } from './storage-messages.ts';
import classes from './storage.module.css';

/** Files that nothing references are removed every night, unless that would be many: then it asks here. */
export function SweepSheet({ sweep }: { sweep: Storage['sweep'] }) {
  const m = useMessages(storageMessages);
  if (sweep === null) return null;
  return (
    <Sheet title={m.sweepTitle}>
      <p className={classes['text']}>
        {m.swept(sweep.totalFiles, sweep.unreferencedFiles)} <RelativeTime value={sweep.sweptAt} />
      </p>
      {sweep.outcome !== 'done' && <SweepQuestion sweep={sweep} />}
    </Sheet>
  );
}

function SweepQuestion({ sweep }: { sweep: NonNullable<Storage['sweep']> }) {
  const m = useMessages(storageMessages);
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const confirmation = useMutation({
    mutationFn: () => confirmSweep(sweep.unreferencedFiles),
    onSuccess: () => showToast('success', m.sweepBegins),
    onSettled: () => {
      setIsAsking(false);
      return queryClient.invalidateQueries({ queryKey: storageQuery.queryKey });
    },
  });
  return (
    <>
      <FormAlert kind="warning">{sweep.outcome === 'foreign' ? m.sweepForeign : m.sweepAsks}</FormAlert>
      <Button className={classes['confirmSweep'] ?? ''} variant="default" onClick={() => setIsAsking(true)}>
        {m.sweepConfirm(sweep.unreferencedFiles)}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={m.sweepConfirm(sweep.unreferencedFiles)}
        confirmLabel={m.sweepRemove}
        tone="danger"
        isBusy={confirmation.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => confirmation.mutate()}
      >
        {m.sweepConfirmText}
      </ConfirmDialog>
    </>
  );
}
