import { Button, Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { problemCheckLimits } from '@touchstone/contract/problem-check-limits';
import { countVerdictMoves, decideTrialOutcome } from '@touchstone/rules/problem-checks';
import { useMemo, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { cancelTrial, startTrial, trialKey, type Trial } from '../api/trial.ts';
import { changeMessages } from './change-messages.ts';
import classes from './change.module.css';
import { TrialTable } from './trial-table.tsx';
import { VerdictMoves } from './verdict-moves.tsx';

interface TrialSectionProps {
  problemId: number;
  trial: Trial | null;
}

/** Judges a sample of the submissions on trial, and shows what would change. */
export function TrialSection({ problemId, trial }: TrialSectionProps) {
  const m = useMessages(changeMessages);
  const client = useQueryClient();
  const start = useMutation({
    mutationFn: () => startTrial(problemId),
    onSuccess: (begun) => client.setQueryData(trialKey(problemId), begun),
  });
  const stop = useMutation({
    mutationFn: () => cancelTrial(problemId),
    onSuccess: () => client.invalidateQueries({ queryKey: trialKey(problemId) }),
  });
  const isRunning = trial?.isRunning ?? false;
  return (
    <section>
      <div className={classes['sectionHead']}>
        <h3 className={classes['heading']}>{m.tryTitle}</h3>
        {isRunning ? (
          <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate()}>
            {m.stop}
          </Button>
        ) : (
          <Button variant="default" loading={start.isPending} onClick={() => start.mutate()}>
            {trial === null ? m.tryButton : m.tryAgain}
          </Button>
        )}
      </div>
      <p className={classes['text']}>{m.tryText(problemCheckLimits.trialMaximum)}</p>
      {trial !== null && <TrialResult trial={trial} />}
    </section>
  );
}

function TrialResult({ trial }: { trial: Trial }) {
  const m = useMessages(changeMessages);
  const [isNarrowed, setIsNarrowed] = useState(true);
  const { submissions } = trial;
  const outcomes = useMemo(
    () => submissions.map((one) => ({ ...one, outcome: decideTrialOutcome(one) })),
    [submissions],
  );
  const count = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  const [waiting, changed, rescored, same, unknown] = [
    count('waiting'),
    count('changed'),
    count('rescored'),
    count('same'),
    count('unknown'),
  ];
  const shown = isNarrowed
    ? outcomes.filter(({ outcome }) => outcome === 'changed' || outcome === 'rescored')
    : outcomes;
  const done = submissions.length - waiting;
  return (
    <div className={classes['trial']}>
      <div className={classes['progress']} aria-hidden="true" data-done={waiting === 0 || undefined}>
        <i style={{ width: `${String((100 * done) / Math.max(1, submissions.length))}%` }} />
      </div>
      <p className={classes['figures']} role="status">
        <span>
          {trial.isRunning
            ? m.trying(done, submissions.length)
            : m.tried(submissions.length, trial.candidates)}
        </span>
        <strong data-tone={changed > 0 ? 'bad' : undefined}>{m.changed(changed)}</strong>
        {rescored > 0 && <strong data-tone="warn">{m.rescored(rescored)}</strong>}
        <span>{m.same(same)}</span>
        {unknown > 0 && <span>{m.unknown(unknown)}</span>}
      </p>
      {trial.differences.length > 0 && <FormAlert kind="warning">{m.stale}</FormAlert>}
      <VerdictMoves moves={countVerdictMoves(submissions)} />
      {!trial.isRunning && changed + rescored === 0 && <p className={classes['text']}>{m.nothingChanged}</p>}
      <Switch
        label={m.onlyChanged}
        checked={isNarrowed}
        onChange={({ currentTarget }) => setIsNarrowed(currentTarget.checked)}
      />
      {shown.length > 0 && <TrialTable submissions={shown} />}
    </div>
  );
}
