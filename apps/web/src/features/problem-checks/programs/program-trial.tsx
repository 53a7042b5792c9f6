import { formatDuration } from '@touchstone/rules/judging/measures';
import { useMessages } from '../../../lib/messages.ts';
import type { InputProgram, ProgramTrial } from '../api/input-programs.ts';
import { programMessages } from './program-messages.ts';
import classes from './programs.module.css';

interface ProgramTrialViewProps {
  trial: ProgramTrial;
  generators: readonly InputProgram[];
}

/** What the generators printed, what the validator says of it, and the output of the reference. */
export function ProgramTrialView({ trial: { fault, message, samples }, generators }: ProgramTrialViewProps) {
  const m = useMessages(programMessages);
  const isGood = fault === null && samples.every(({ state }) => state === 'passes');
  return (
    <div className={classes['trial']} role="status">
      {(fault !== null || isGood) && (
        <p
          className={classes['verdict']}
          data-good={isGood || undefined}
          data-bad={fault !== null || undefined}
        >
          {fault === null ? m.works : m.faults[fault]}
        </p>
      )}
      {message !== null && message !== '' && <pre className={classes['message']}>{message}</pre>}
      <ul className={classes['samples']}>
        {samples.map((sample, index) => (
          <li key={`${String(index)} ${sample.arguments}`}>
            <Sample sample={sample} name={nameOf(sample, generators, m.sample)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type TriedSample = ProgramTrial['samples'][number];

const nameOf = (
  { generator, arguments: line }: TriedSample,
  generators: readonly InputProgram[],
  sample: string,
): string => (generator === null ? sample : `${generators[generator]?.name ?? ''} ${line}`);

function Sample({ sample, name }: { sample: TriedSample; name: string }) {
  const m = useMessages(programMessages);
  const { state, input, expected, message, referenceTimeMs } = sample;
  return (
    <details>
      <summary>
        <code>{name}</code> · <span data-bad={state === 'passes' ? undefined : true}>{m.states[state]}</span>
        {referenceTimeMs !== null && ` · ${m.time(formatDuration(referenceTimeMs))}`}
      </summary>
      {message !== null && message !== '' && <pre className={classes['message']}>{message}</pre>}
      <div className={classes['texts']}>
        <div>
          <h4>{m.input}</h4>
          <pre>{input}</pre>
        </div>
        {expected !== null && (
          <div>
            <h4>{m.expected}</h4>
            <pre>{expected}</pre>
          </div>
        )}
      </div>
    </details>
  );
}
