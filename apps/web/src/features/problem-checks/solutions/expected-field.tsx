import { statuses } from '@touchstone/contract/statuses';
import { useId } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { VerdictOption } from '../../../ui/verdict/verdict-option.tsx';
import { solutionMessages } from './solution-messages.ts';
import classes from './solutions.module.css';

const offered = [
  statuses.accepted,
  statuses.wrongAnswer,
  statuses.timeLimitExceeded,
  statuses.memoryLimitExceeded,
  statuses.runtimeError,
  statuses.partialAccepted,
  statuses.presentationError,
  statuses.compileError,
] as const;

interface ExpectedFieldProps {
  value: readonly number[];
  onChange: (expected: number[]) => void;
}

/** Any of the selected verdicts is correct. */
export function ExpectedField({ value, onChange }: ExpectedFieldProps) {
  const m = useMessages(solutionMessages);
  const id = useId();
  const toggle = (status: number) =>
    onChange(value.includes(status) ? value.filter((one) => one !== status) : [...value, status]);
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <span id={`${id}-label`} className={classes['label']}>
        {m.expected}
      </span>
      <div className={classes['chips']}>
        {offered.map((status) => (
          <button
            key={status}
            type="button"
            className={classes['chip']}
            aria-pressed={value.includes(status)}
            onClick={() => toggle(status)}
          >
            <VerdictOption status={status} />
          </button>
        ))}
      </div>
      <p id={`${id}-hint`} className={classes['hint']}>
        {m.expectedHint}
      </p>
    </div>
  );
}
