import type { JudgeNote, OutputDifference } from '@touchstone/contract/judge-notes';
import { useMessages } from '../../lib/messages.ts';
import { describeNote } from './describe-note.ts';
import { noteMessages } from './note-messages.ts';
import classes from './note-view.module.css';
import { showBlanks } from './visible-blanks.ts';

/** Why a run failed: the fact, the values of a wrong answer, the usual causes. */
export function NoteView({ note }: { note: JudgeNote }) {
  const m = useMessages(noteMessages);
  const { text, cause } = describeNote(note, m);
  return (
    <div className={classes['root']}>
      <p className={classes['text']}>{text}</p>
      {note.code === 'difference' && <Values difference={note} />}
      {cause !== undefined && <p className={classes['cause']}>{cause}</p>}
    </div>
  );
}

/** Nothing if the viewer learns only the position. */
function Values({ difference: { expected, actual } }: { difference: OutputDifference }) {
  const m = useMessages(noteMessages);
  if (expected === null || actual === null) return null;
  return (
    <dl className={classes['values']}>
      <dt>{m.expected}</dt>
      <dd>
        <Token text={expected} side="expected" />
      </dd>
      <dt>{m.actual}</dt>
      <dd>
        <Token text={actual} side="actual" />
      </dd>
    </dl>
  );
}

function Token({ text, side }: { text: string; side: 'expected' | 'actual' }) {
  const m = useMessages(noteMessages);
  if (text === '') return <span className={classes['end']}>{m.endOfOutput}</span>;
  return (
    <code className={classes['token']} data-side={side}>
      {showBlanks(text)}
    </code>
  );
}
