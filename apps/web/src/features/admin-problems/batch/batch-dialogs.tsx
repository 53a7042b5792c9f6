import { Button, Modal } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { AdministeredProblem } from '../../../lib/admin-api/list-problems.ts';
import { RejudgeChoiceDialog } from '../../../ui/rejudge-preview/rejudge-choice-dialog.tsx';
import { batchMessages } from './batch-messages.ts';
import classes from './batch.module.css';
import { StartedPreviews } from './started-previews.tsx';
import { TagDialog } from './tag-dialog.tsx';
import type { Batch } from './use-batch.ts';

export type BatchDialog = 'add-tags' | 'remove-tags' | 'rejudge' | 'delete';

interface BatchDialogsProps {
  dialog: BatchDialog | undefined;
  chosen: readonly AdministeredProblem[];
  batch: Batch;
  onClose: () => void;
  onUnchoose: (ids: number[]) => void;
}

export function BatchDialogs({ dialog, chosen, batch, onClose, onUnchoose }: BatchDialogsProps) {
  const m = useMessages(batchMessages);
  const submissions = chosen.reduce((sum, { submissionCount }) => sum + submissionCount, 0);
  const { change, rejudge, preview } = batch;
  return (
    <>
      <TagDialog
        action={dialog === 'add-tags' || dialog === 'remove-tags' ? dialog : undefined}
        isBusy={change.isPending}
        onClose={onClose}
        onApply={(action, names) => change.mutate({ action, tags: names.map((name) => ({ name })) })}
      />
      {dialog === 'rejudge' && (
        <RejudgeChoiceDialog
          title={m.rejudgeTitle(chosen.length)}
          previewNote={chosen.length > 1 ? m.previewEach : undefined}
          directText={`${m.rejudgeText(submissions)} ${batch.reachesContests ? m.rejudgeWithContests : ''}`}
          isStarting={preview.isPending}
          isRejudging={rejudge.isPending}
          onPreview={() => preview.mutate()}
          onRejudge={() => rejudge.mutate()}
          onClose={onClose}
        />
      )}
      <StartedPreviews started={batch.started} onClose={batch.forgetStarted} />
      <ConfirmDialog
        opened={dialog === 'delete'}
        title={m.deleteTitle(chosen.length)}
        confirmLabel={m.delete}
        tone="danger"
        isBusy={change.isPending}
        onCancel={onClose}
        onConfirm={() => change.mutate({ action: 'delete' })}
      >
        {m.deleteText(submissions)}
      </ConfirmDialog>
      <RefusalDialog batch={batch} onUnchoose={onUnchoose} />
    </>
  );
}

/** Lists the reasons why nothing was changed, by problem. */
function RefusalDialog({ batch, onUnchoose }: Pick<BatchDialogsProps, 'batch' | 'onUnchoose'>) {
  const m = useMessages(batchMessages);
  const { refusals, forgetRefusals, archive } = batch;
  const used = refusals.filter(({ reason }) => reason === 'problemInUse');
  return (
    <Modal
      opened={refusals.length > 0}
      onClose={forgetRefusals}
      title={m.refusedTitle}
      size={520}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <p className={classes['text']}>{m.refusedText}</p>
      <ul className={classes['refusals']}>
        {refusals.map(({ pid, problemId, title, message }) => (
          <li key={pid}>
            <strong>{problemId === null ? m.unknown(pid) : `${problemId} ${title ?? ''}`}</strong>
            <span>{message}</span>
          </li>
        ))}
      </ul>
      <div className={classes['actions']}>
        <Button variant="default" onClick={forgetRefusals}>
          {m.understood}
        </Button>
        {used.length > 0 && (
          <Button
            variant="default"
            loading={archive.isPending}
            onClick={() => archive.mutate(used.map(({ pid }) => pid))}
          >
            {m.archiveUsed(used.length)}
          </Button>
        )}
        <Button
          data-autofocus
          onClick={() => {
            onUnchoose(refusals.map(({ pid }) => pid));
            forgetRefusals();
          }}
        >
          {m.unchooseRefused}
        </Button>
      </div>
    </Modal>
  );
}
