import { Tooltip } from '@mantine/core';
import { statuses } from '@touchstone/contract/statuses';
import { useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import classes from './verdict-mark.module.css';
import { verdictMessages } from './verdict-messages.ts';
import { VerdictShape } from './verdict-shape.tsx';
import { isFinalStatus, verdictOf } from './verdicts.ts';

interface VerdictMarkProps {
  status: number;
  /**
   * `long` is the full word, `short` the usual abbreviation, `icon` the shape alone (the word is its accessible name).
   */
  form?: 'long' | 'short' | 'icon';
  /** `large` for page headings. */
  size?: 'normal' | 'large';
  /** The score of problems with scores, shown beside the verdict. */
  score?: number | null | undefined;
  /** The progress of judging, shown while the cases run. */
  progress?: { done: number; total: number } | undefined;
}

const shapeSizes = { normal: 16, large: 26 } as const;

/** A verdict: colour, shape and word together, with an explanation on hover, focus or touch. */
export function VerdictMark({ status, form = 'long', size = 'normal', score, progress }: VerdictMarkProps) {
  const m = useMessages(verdictMessages);
  const [firstStatus] = useState(status);
  const verdict = verdictOf(status);
  const words = m[verdict.key];
  const isFinal = isFinalStatus(status);
  const showsScore = isFinal && typeof score === 'number' && form !== 'icon';
  return (
    <Tooltip label={<Explanation {...words} />}>
      <span
        // A new key creates a new element, so that an arriving verdict fades in.
        key={isFinal ? status : 'running'}
        className={classes['root']}
        data-tone={verdict.tone}
        data-size={size}
        data-accepted={status === statuses.accepted || undefined}
        data-running={!isFinal || undefined}
        data-arrived={(isFinal && status !== firstStatus) || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the explanation must be reachable by keyboard
        tabIndex={0}
        {...(form === 'icon' && { role: 'img', 'aria-label': words.name })}
      >
        <VerdictShape shape={verdict.shape} size={shapeSizes[size]} />
        {form !== 'icon' && <span>{form === 'long' ? words.name : words.short}</span>}
        {showsScore && <span className={classes['number']}>{score}</span>}
        {status === statuses.judging && progress !== undefined && (
          <span className={classes['number']}>
            {progress.done}/{progress.total}
          </span>
        )}
      </span>
    </Tooltip>
  );
}

function Explanation({ name, explanation }: { name: string; explanation: string }) {
  return (
    <>
      <strong>{name}</strong>
      <br />
      {explanation}
    </>
  );
}
