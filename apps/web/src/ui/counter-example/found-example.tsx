import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { formatDuration, formatRunTime } from '@touchstone/rules/judging/measures';
import { statuses } from '@touchstone/contract/statuses';
import type { ReactNode } from 'react';
import type { FoundExample } from '../../lib/counter-example.ts';
import { useMessages } from '../../lib/messages.ts';
import { CopyButton } from '../copy-button.tsx';
import { NoteView } from '../explanation/note-view.tsx';
import { VerdictMark } from '../verdict/verdict-mark.tsx';
import { counterExampleMessages } from './counter-example-messages.ts';
import classes from './counter-example.module.css';
import { markDifference, type MarkedText } from './mark-difference.ts';

interface FoundExampleViewProps {
  example: FoundExample;
  /** Undefined where there is no editor. */
  onRunInput?: ((input: string) => void) | undefined;
}

/** The input, both outputs with the first difference marked, and why the program fails. */
export function FoundExampleView({ example, onRunInput }: FoundExampleViewProps) {
  const m = useMessages(counterExampleMessages);
  const { input, expected, output, status, note, message } = example;
  const lines = input.trimEnd().split('\n').length;
  // A checker accepts more than one output, so a difference from the reference means nothing.
  const marks = message === null ? markDifference(expected, output) : undefined;
  // Marks already show where the outputs differ.
  const isMarked = marks !== undefined && note?.code === 'difference';
  const isSlow = status === statuses.timeLimitExceeded;
  return (
    <>
      <div className={classes['head']}>
        <h2>{m.found(lines)}</h2>
        <VerdictMark status={status} />
      </div>
      <div className={classes['texts']}>
        <ShownText label={m.input} copied={input}>
          {input}
        </ShownText>
        <ShownText label={m.expected} copied={expected}>
          <Marked text={expected} mark={marks?.expected} side="expected" />
        </ShownText>
        <ShownText label={m.output} copied={output}>
          <Marked text={output} mark={marks?.output} side="output" />
        </ShownText>
      </div>
      <div className={classes['foot']}>
        {note !== null && !isMarked && <NoteView note={note} />}
        {message !== null && message !== '' && (
          <p className={classes['note']}>
            {m.checker}: {message}
          </p>
        )}
        {isSlow && (
          <p className={classes['note']}>
            {m.times(formatRunTime(status, example.time), formatDuration(example.referenceTime))}
          </p>
        )}
      </div>
      {onRunInput !== undefined && (
        <Button
          size="compact-md"
          variant="default"
          leftSection={<IconPlayerPlay size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => onRunInput(input.trimEnd())}
        >
          {m.run}
        </Button>
      )}
    </>
  );
}

function ShownText({ label, copied, children }: { label: string; copied: string; children: ReactNode }) {
  return (
    <div className={classes['text']}>
      <div className={classes['label']}>
        {label}
        <CopyButton text={copied} />
      </div>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long texts scroll, also by keyboard
        tabIndex={0}
        role="region"
        aria-label={label}
      >
        {children}
      </pre>
    </div>
  );
}

interface MarkedProps {
  text: string;
  mark: MarkedText | undefined;
  side: 'expected' | 'output';
}

function Marked({ text, mark, side }: MarkedProps) {
  const m = useMessages(counterExampleMessages);
  if (text.trim() === '') return <em>{m.empty}</em>;
  if (mark === undefined) return text;
  return (
    <>
      {mark.before}
      {mark.marked !== '' && <mark data-side={side}>{mark.marked}</mark>}
      {mark.after}
    </>
  );
}
