import { useMessages } from '../../../lib/messages.ts';
import { CodeBlock } from '../../../ui/code/code-block.tsx';
import type { Submission } from '../api/get-submission.ts';
import { readErrorText } from './code-sight.ts';
import { detailMessages } from './detail-messages.ts';

/** What the compiler said, or why there is no result. */
export function ErrorText({ submission }: { submission: Submission }) {
  const m = useMessages(detailMessages);
  const error = readErrorText(submission);
  if (error === undefined) return null;
  const labels = { compile: m.compileText, system: m.systemText, failed: m.failedText } as const;
  return (
    <CodeBlock
      code={error.text.trimEnd()}
      tone={error.kind === 'compile' ? 'warn' : 'bad'}
      label={labels[error.kind]}
    />
  );
}
