import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { choiceMessages } from './choice-messages.ts';
import classes from './rejudge-preview.module.css';

interface RejudgeChoiceDialogProps {
  title: string;
  /** More about the preview. */
  previewNote?: string | undefined;
  /** What the direct rejudge does. */
  directText: ReactNode;
  isStarting: boolean;
  isRejudging: boolean;
  onPreview: () => void;
  onRejudge: () => void;
  onClose: () => void;
}

/** Offers the preview first. The direct rejudge clears results at once, so its consequences stand beside its button. */
export function RejudgeChoiceDialog(props: RejudgeChoiceDialogProps) {
  const m = useMessages(choiceMessages);
  const isBusy = props.isStarting || props.isRejudging;
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={props.title}
      size={520}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <section className={classes['choice']}>
        <h3>{m.previewTitle}</h3>
        <p>
          {m.previewText} {props.previewNote}
        </p>
        <Button loading={props.isStarting} disabled={isBusy} onClick={props.onPreview} data-autofocus>
          {m.preview}
        </Button>
      </section>
      <section className={classes['choice']}>
        <h3>{m.directTitle}</h3>
        <p>{props.directText}</p>
        <Button
          variant="default"
          color="bad"
          loading={props.isRejudging}
          disabled={isBusy}
          onClick={props.onRejudge}
        >
          {m.direct}
        </Button>
      </section>
    </Modal>
  );
}
