import { Button, Textarea } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { testRunInputMaximum } from '@touchstone/rules/judging/submit-code';
import { useMessages } from '../../../../lib/messages.ts';
import type { WorkbenchProblem } from '../workbench-problem.ts';
import { findSample } from './find-sample.ts';
import { runMessages } from './run-messages.ts';
import classes from './run-panel.module.css';
import { RunResult } from './run-result.tsx';
import type { RunState } from './use-run.ts';

interface RunPanelProps {
  samples: WorkbenchProblem['examples'];
  input: string;
  state: RunState;
  onInput: (input: string) => void;
  onRun: () => void;
}

/** Input on one side, result on the other. */
export function RunPanel({ samples, input, state, onInput, onRun }: RunPanelProps) {
  const m = useMessages(runMessages);
  return (
    <div className={classes['root']}>
      <div className={classes['side']}>
        <div className={classes['head']}>
          <SampleChips samples={samples} input={input} onChoose={onInput} />
          <Button
            size="compact-sm"
            variant="light"
            loading={state.kind === 'running'}
            leftSection={<IconPlayerPlay size={14} stroke={1.75} />}
            onClick={onRun}
          >
            {m.run}
          </Button>
        </div>
        <RunInput input={input} onInput={onInput} />
      </div>
      <section className={classes['side']} aria-label={m.result}>
        <RunResult state={state} onRetry={onRun} />
      </section>
    </div>
  );
}

function RunInput({ input, onInput }: Pick<RunPanelProps, 'input' | 'onInput'>) {
  const m = useMessages(runMessages);
  const isTooLong = input.length > testRunInputMaximum;
  return (
    <div className={classes['inputBox']}>
      <Textarea
        aria-label={m.input}
        value={input}
        onChange={({ currentTarget }) => onInput(currentTarget.value)}
        placeholder={m.input}
        error={isTooLong}
        spellCheck={false}
        autoComplete="off"
        classNames={{
          root: classes['input'] ?? '',
          wrapper: classes['wrapper'] ?? '',
          input: classes['field'] ?? '',
        }}
      />
      <span className={classes['counter']} data-bad={isTooLong || undefined} title={m.counter(input.length)}>
        {input.length}/{testRunInputMaximum}
      </span>
    </div>
  );
}

interface SampleChipsProps extends Pick<RunPanelProps, 'samples' | 'input'> {
  onChoose: (input: string) => void;
}

function SampleChips({ samples, input, onChoose }: SampleChipsProps) {
  const m = useMessages(runMessages);
  const chosen = findSample(samples, input);
  return (
    <div className={classes['chips']} role="group" aria-label={m.samples}>
      {samples.map((sample, index) => (
        <button
          // oxlint-disable-next-line react/no-array-index-key -- samples are known by their number
          key={index}
          type="button"
          className={classes['chip']}
          aria-pressed={chosen === index}
          onClick={() => onChoose(sample.input)}
        >
          {m.sample(index + 1)}
        </button>
      ))}
    </div>
  );
}
