import { IconAlertTriangle } from '@tabler/icons-react';
import { useMessages } from '../../lib/messages.ts';
import { markdownMessages } from './markdown-messages.ts';
import classes from './source-text.module.css';
import type { Refusal } from './text-limits.ts';

/** This many characters are shown without a noticeable pause. */
const shownAtMost = 20_000;

/** The source of a text that cannot be rendered, and the reason. */
export function SourceText({ text, reason }: { text: string; reason: Refusal }) {
  const m = useMessages(markdownMessages);
  const isCut = text.length > shownAtMost;
  return (
    <div>
      <p className={classes['notice']}>
        <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
        <span>{[m[reason], ...(isCut ? [m.cut(shownAtMost)] : []), m.advice].join(m.betweenSentences)}</span>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard */}
      <pre className={classes['source']} tabIndex={0} role="group" aria-label={m.source}>
        {text.slice(0, shownAtMost)}
      </pre>
    </div>
  );
}
