import { Tooltip } from '@mantine/core';
import { useMessages } from '../../lib/messages.ts';
import classes from './verdict-mark.module.css';
import { verdictMessages } from './verdict-messages.ts';
import { VerdictShape } from './verdict-shape.tsx';
import { isFinalStatus, verdictOf } from './verdicts.ts';

interface VerdictMarkProps {
  status: number;
  /** `long` is the full word, `short` the usual abbreviation, `icon` the shape alone (its word is still spoken). */
  form?: 'long' | 'short' | 'icon';
  /** Shown beside a partial result. */
  score?: number | null | undefined;
  /** How far judging is. */
  progress?: { done: number; total: number } | undefined;
}

/** The one picture of a verdict: colour, shape and word together, with an explanation on hover, focus or touch. */
export function VerdictMark({ status, form = 'long', score, progress }: VerdictMarkProps) {
  const m = useMessages(verdictMessages);
  const verdict = verdictOf(status);
  const words = m[verdict.key];
  const showsScore = verdict.key === 'partial' && typeof score === 'number';
  return (
    <Tooltip
      label={
        <>
          <strong>{words.name}</strong>
          <br />
          {words.explanation}
        </>
      }
    >
      <span
        className={classes['root']}
        data-tone={verdict.tone}
        data-accepted={status === 0 || undefined}
        data-running={!isFinalStatus(status) || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the explanation must be reachable by keyboard
        tabIndex={0}
        {...(form === 'icon' && { role: 'img', 'aria-label': words.name })}
      >
        <VerdictShape shape={verdict.shape} size={16} />
        {form !== 'icon' && <span>{form === 'long' ? words.name : words.short}</span>}
        {showsScore && form !== 'icon' && <span className={classes['number']}>{score}</span>}
        {progress !== undefined && (
          <span className={classes['number']}>
            {progress.done}/{progress.total}
          </span>
        )}
      </span>
    </Tooltip>
  );
}
