import { useMessages } from '../../../lib/messages.ts';
import { CodeBlock } from '../../../ui/code/code-block.tsx';
import type { Submission } from '../api/get-submission.ts';
import { findErrorText } from './code-visibility.ts';
import { detailMessages } from './detail-messages.ts';
import classes from './submission-page.module.css';

/** Compiler output, or the reason why there is no result. */
export function ErrorText({ submission }: { submission: Submission }) {
  const m = useMessages(detailMessages);
  const error = findErrorText(submission);
  if (error === undefined) return null;
  const labels = { compile: m.compileText, system: m.systemText, failed: m.failedText } as const;
  const isCompiler = error.kind === 'compile';
  return (
    <div className={classes['error']}>
      <CodeBlock
        code={error.text.trimEnd()}
        tone={isCompiler ? 'warn' : 'bad'}
        label={labels[error.kind]}
        // Compiler output points at columns, so its lines do not wrap.
        wraps={!isCompiler}
      />
    </div>
  );
}
