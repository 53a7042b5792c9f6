import type { PreviewState } from '@touchstone/contract/rejudge-preview-limits';
import { useMessages } from '../../lib/messages.ts';
import { choiceMessages } from './choice-messages.ts';
import classes from './rejudge-preview.module.css';

/** Whether a preview is being judged, waits for a decision, was applied or undone. */
export function PreviewStateMark({ state }: { state: PreviewState }) {
  const m = useMessages(choiceMessages);
  return (
    <span className={classes['state']} data-state={state}>
      {m.states[state]}
    </span>
  );
}
