import { Button, Modal } from '@mantine/core';
import { Link } from 'react-router';
import { useLast } from '../../../lib/use-last.ts';
import { useMessages } from '../../../lib/messages.ts';
import { previewAddress } from '../../../ui/rejudge-preview/preview-calls.ts';
import { batchMessages } from './batch-messages.ts';
import classes from './batch.module.css';
import type { StartedPreview } from './start-previews.ts';

interface StartedPreviewsProps {
  /** Empty: closed. */
  started: readonly StartedPreview[];
  onClose: () => void;
}

/** Links to the previews of several problems. The judge works on them meanwhile. */
export function StartedPreviews({ started, onClose }: StartedPreviewsProps) {
  const m = useMessages(batchMessages);
  const shown = useLast(started.length === 0 ? undefined : started) ?? [];
  const count = shown.filter((one) => 'previewId' in one).length;
  return (
    <Modal
      opened={started.length > 0}
      onClose={onClose}
      title={m.previewsTitle(count)}
      size={520}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <StartedPreviewList started={shown} />
      <div className={classes['actions']}>
        <Button data-autofocus onClick={onClose}>
          {m.understood}
        </Button>
      </div>
    </Modal>
  );
}

export function StartedPreviewList({ started }: Pick<StartedPreviewsProps, 'started'>) {
  const m = useMessages(batchMessages);
  return (
    <>
      <p className={classes['text']}>{m.previewsText}</p>
      <ul className={classes['refusals']}>
        {started.map((one) => {
          const name = `${one.problem.problemId} ${one.problem.title}`;
          return (
            <li key={one.problem.id}>
              {'previewId' in one ? (
                <Link to={previewAddress(one.previewId)}>{name}</Link>
              ) : (
                <>
                  <strong>{name}</strong>
                  <span>{one.refusal}</span>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
