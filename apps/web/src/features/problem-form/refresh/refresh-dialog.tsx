import { Checkbox } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { ApiError } from '../../../lib/api/index.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { DialogForm, DialogFrame } from '../../../ui/form-dialog/form-dialog.tsx';
import { RemoteWarnings } from '../../../ui/remote-import/remote-warnings.tsx';
import { TextSkeleton } from '../../../ui/skeletons.tsx';
import { TextDiff } from '../../../ui/text-diff/text-diff.tsx';
import {
  applyRefresh,
  refreshPreviewQuery,
  type RefreshedField,
  type StatementRefresh,
} from '../api/refresh-statement.ts';
import { refreshMessages } from './refresh-messages.ts';
import classes from './refresh.module.css';

interface RefreshDialogProps {
  problemId: number;
  isOpened: boolean;
  onClose: () => void;
  onRefreshed: () => void;
}

/** What has changed at the other site, field by field. Chosen fields are stored. */
export function RefreshDialog({ problemId, isOpened, onClose, onRefreshed }: RefreshDialogProps) {
  const m = useMessages(refreshMessages);
  return (
    <DialogFrame isOpened={isOpened} title={m.title} size={860} onClose={onClose}>
      {isOpened && <Preview problemId={problemId} onClose={onClose} onRefreshed={onRefreshed} />}
    </DialogFrame>
  );
}

type PreviewProps = Omit<RefreshDialogProps, 'isOpened'>;

function Preview({ problemId, onClose, onRefreshed }: PreviewProps) {
  const m = useMessages(refreshMessages);
  const { data, error, refetch } = useQuery(refreshPreviewQuery(problemId));
  if (data !== undefined)
    return <RefreshForm problemId={problemId} refresh={data} onClose={onClose} onRefreshed={onRefreshed} />;
  if (error !== null)
    return (
      <ErrorState compact title={m.failedTitle} onRetry={() => void refetch()}>
        {error instanceof ApiError ? textOfApiError(error) : undefined}
      </ErrorState>
    );
  return (
    <div aria-busy>
      <p className={classes['note']}>{m.fetching}</p>
      <TextSkeleton lines={10} />
    </div>
  );
}

export function RefreshForm({
  problemId,
  refresh,
  onClose,
  onRefreshed,
}: PreviewProps & { refresh: StatementRefresh }) {
  const m = useMessages(refreshMessages);
  const { changes, warnings, gmtModified } = refresh;
  const [chosen, setChosen] = useState<readonly RefreshedField[]>(changes.map(({ field }) => field));
  const apply = useMutation({
    mutationFn: () => applyRefresh({ pid: problemId, fields: [...chosen], gmtModified }),
    onSuccess: () => {
      showToast('success', m.applied);
      onClose();
      onRefreshed();
    },
  });
  if (changes.length === 0) return <EmptyState title={m.unchanged}>{m.unchangedText}</EmptyState>;
  return (
    <DialogForm
      submitLabel={m.apply(chosen.length)}
      isBusy={apply.isPending}
      isDisabled={chosen.length === 0}
      refusal={apply.error instanceof ApiError ? textOfApiError(apply.error) : undefined}
      onSubmit={() => apply.mutate()}
      onClose={onClose}
    >
      <p className={classes['note']}>{m.choose}</p>
      {warnings.length > 0 && <RemoteWarnings warnings={warnings} />}
      <Checkbox.Group value={[...chosen]} onChange={(fields) => setChosen(changedFields(changes, fields))}>
        <div className={classes['changes']}>
          {changes.map(({ field, before, after }) => (
            <section key={field} className={classes['change']}>
              <Checkbox value={field} label={m.fields[field]} />
              <TextDiff before={before} after={after} />
            </section>
          ))}
        </div>
      </Checkbox.Group>
    </DialogForm>
  );
}

/** In the order of the changes. */
const changedFields = (changes: StatementRefresh['changes'], fields: readonly string[]): RefreshedField[] =>
  changes.map(({ field }) => field).filter((field) => fields.includes(field));
