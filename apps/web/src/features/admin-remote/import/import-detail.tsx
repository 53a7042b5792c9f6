import { Button, Switch } from '@mantine/core';
import { IconArrowLeft, IconPlayerStop, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { remoteJudgeNames } from '@touchstone/contract/remote-judges';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../lib/api/index.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { cancelImport, importQuery, isUnfinished, retryImport, type ImportDetail } from '../api/imports.ts';
import { invalidateRemote } from '../api/vendors.ts';
import { importAddress } from '../remote-addresses.ts';
import { ImportItems } from './import-items.tsx';
import { importMessages } from './import-messages.ts';
import { ImportProgress } from './import-progress.tsx';
import classes from './import.module.css';

/** One import with its problems, live while it runs. */
export function ImportDetailSheet({ id }: { id: number }) {
  const m = useMessages(importMessages);
  const { data, error, refetch } = useQuery(importQuery(id));
  return (
    <>
      <Link className={classes['back'] ?? ''} to={importAddress}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
        {m.back}
      </Link>
      {data !== undefined && <Detail detail={data} />}
      {data === undefined && (
        <Sheet flush>
          {error === null && <RowsSkeleton rows={10} height={49} />}
          {isMissing(error) && <EmptyState title={m.missingTitle}>{m.missingText}</EmptyState>}
          {error !== null && !isMissing(error) && (
            <ErrorState title={m.failedTitle} onRetry={() => void refetch()} />
          )}
        </Sheet>
      )}
    </>
  );
}

const isMissing = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'remoteImportGone';

function Detail({ detail }: { detail: ImportDetail }) {
  const m = useMessages(importMessages);
  const [isOnlyFailed, setOnlyFailed] = useState(false);
  const shown = isOnlyFailed ? detail.items.filter(({ state }) => state === 'failed') : detail.items;
  return (
    <Sheet
      flush
      title={`${remoteJudgeNames[detail.key]} ${detail.request}`}
      actions={<DetailActions detail={detail} />}
    >
      <div className={classes['summary']}>
        <p className={classes['note']}>
          {m.by(detail.username)} · <RelativeTime value={detail.gmtCreate} />
          {detail.target !== null && ` · ${m.toTarget[detail.target.kind](detail.target.title)}`}
        </p>
        <div role="status">
          <ImportProgress counts={detail} />
        </div>
        <Switch
          label={m.onlyFailed}
          checked={isOnlyFailed}
          onChange={(event) => setOnlyFailed(event.currentTarget.checked)}
        />
      </div>
      {shown.length > 0 ? <ImportItems items={shown} /> : <p className={classes['none']}>{m.noFailed}</p>}
    </Sheet>
  );
}

function DetailActions({ detail }: { detail: ImportDetail }) {
  const m = useMessages(importMessages);
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const onSettled = () => {
    setAsking(false);
    return invalidateRemote(client);
  };
  const cancel = useMutation({
    mutationFn: () => cancelImport(detail.id),
    onSuccess: () => showToast('success', m.cancelled),
    onSettled,
  });
  const retry = useMutation({
    mutationFn: () => retryImport(detail.id),
    onSuccess: () => showToast('success', m.retried),
    onSettled,
  });
  const again = detail.failed + detail.cancelled;
  return (
    <>
      {isUnfinished(detail) && (
        <Button
          variant="default"
          leftSection={<IconPlayerStop size={16} stroke={1.75} />}
          onClick={() => setAsking(true)}
        >
          {m.cancel}
        </Button>
      )}
      {!isUnfinished(detail) && again > 0 && (
        <Button
          leftSection={<IconRefresh size={16} stroke={1.75} />}
          loading={retry.isPending}
          onClick={() => retry.mutate()}
        >
          {m.retry(again)}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={m.cancelTitle}
        confirmLabel={m.cancel}
        isBusy={cancel.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => cancel.mutate()}
      >
        {m.cancelText}
      </ConfirmDialog>
    </>
  );
}
