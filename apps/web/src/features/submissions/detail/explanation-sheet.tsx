import type { Calls, DataOf } from '@touchstone/contract';
import { useMessages } from '../../../lib/messages.ts';
import { NoteView } from '../../../ui/explanation/note-view.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { detailMessages } from './detail-messages.ts';
import classes from './submission-page.module.css';

type Explanation = DataOf<Calls['GET /api/submission-explanation']>;

/** Why the submission failed: its first failed case that the viewer may learn something about. */
export function ExplanationSheet({ explanation: { cases } }: { explanation: Explanation }) {
  const m = useMessages(detailMessages);
  const [first] = cases;
  if (first === undefined) return null;
  const { seq, isSample, note, message } = first;
  return (
    <div className={classes['explanationSheet']}>
      <Sheet title={m.explanationTitle}>
        <div className={classes['explanation']}>
          <p className={classes['explainedCase']}>
            {isSample ? m.explainedSample(seq) : m.explainedCase(seq)}
          </p>
          {note === null ? <pre>{message}</pre> : <NoteView note={note} />}
        </div>
      </Sheet>
    </div>
  );
}
