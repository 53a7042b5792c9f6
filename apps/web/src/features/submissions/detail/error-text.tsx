import { useMessages } from '../../../lib/messages.ts';
import type { JudgeNote } from '@touchstone/contract/judge-notes';
import { withoutNote } from '@touchstone/rules/judging/note-text';
import { CodeBlock } from '../../../ui/code/code-block.tsx';
import { NoteView } from '../../../ui/explanation/note-view.tsx';
import type { Submission } from '../api/get-submission.ts';
import { findErrorText } from './code-visibility.ts';
import { detailMessages } from './detail-messages.ts';
import classes from './submission-page.module.css';

interface ErrorTextProps {
  submission: Submission;
  /** About the compilation. The text repeats it in English at its end. */
  note: JudgeNote | null;
}

/** Compiler output, or the reason why there is no result. */
export function ErrorText({ submission, note }: ErrorTextProps) {
  const m = useMessages(detailMessages);
  const error = findErrorText(submission);
  if (error === undefined) return null;
  const labels = { compile: m.compileText, system: m.systemText, failed: m.failedText } as const;
  const isCompiler = error.kind === 'compile';
  const text = withoutNote(error.text, note).trimEnd();
  return (
    <div className={classes['error']}>
      {note !== null && <NoteView note={note} />}
      {text !== '' && (
        <CodeBlock
          code={text}
          tone={isCompiler ? 'warn' : 'bad'}
          label={labels[error.kind]}
          // Compiler output points at columns, so its lines do not wrap.
          wraps={!isCompiler}
        />
      )}
    </div>
  );
}
