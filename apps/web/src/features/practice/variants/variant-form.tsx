import { Button, Select } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { toFormFailure } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { requestVariant, type OwnVariants } from '../api/own-variants.ts';
import type { PracticeProblem } from '../api/practice-list.ts';
import { ownVariantMessages } from './own-variant-messages.ts';
import classes from './variants-sheet.module.css';

interface VariantFormProps {
  own: OwnVariants;
  problems: readonly PracticeProblem[];
  onRequested: (own: OwnVariants) => void;
}

export function VariantForm({ own, problems, onRequested }: VariantFormProps) {
  const m = useMessages(ownVariantMessages);
  const hintId = useId();
  const [chosen, setChosen] = useState<number>();
  const request = useMutation({
    mutationFn: requestVariant,
    onSuccess: (current) => {
      showToast('success', m.requested);
      onRequested(current);
    },
  });
  // The list may have changed since the choice.
  const pid = (problems.find(({ problem }) => problem.pid === chosen) ?? problems[0])?.problem.pid;
  const isUsedUp = own.questionsLeft === 0;
  const hint = pid === undefined ? m.noProblems : isUsedUp ? m.noneLeft : m.left(own.questionsLeft);
  return (
    <form
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (pid !== undefined) request.mutate(pid);
      }}
    >
      <p className={classes['text']}>
        {m.text} {own.destination !== null && m.sent(own.destination)}
      </p>
      {request.error !== null && <FormAlert kind="error">{toFormFailure(request.error, {}).text}</FormAlert>}
      <div className={classes['fields']}>
        <Select
          className={classes['problem'] ?? ''}
          label={m.problem}
          data={problems.map(({ problem }) => ({
            value: String(problem.pid),
            label: `${problem.problemId} ${problem.title}`,
          }))}
          value={pid === undefined ? null : String(pid)}
          onChange={(value) => setChosen(Number(value))}
          allowDeselect={false}
          disabled={pid === undefined}
        />
        <Button
          type="submit"
          variant="default"
          loading={request.isPending}
          disabled={pid === undefined || isUsedUp}
          aria-describedby={hintId}
        >
          {m.request}
        </Button>
      </div>
      <p id={hintId} className={classes['note']}>
        {hint}
      </p>
    </form>
  );
}
