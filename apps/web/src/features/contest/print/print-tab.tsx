import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { printTextMinimum } from '@touchstone/rules/contests/print-text';
import { callApi } from '../../../lib/api/index.ts';
import { toFormFailure } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useContest } from '../use-contest.ts';
import { findPrintProblem } from './find-print-problem.ts';
import { printMessages } from './print-messages.ts';
import classes from './print.module.css';

const shownRows = 20;

export function PrintTab() {
  const m = useMessages(printMessages);
  const { contestId } = useContest();
  const [content, setContent] = useState('');
  const [isTried, setTried] = useState(false);
  const problem = findPrintProblem(content);
  const problemText = problem === 'blank' ? m.blank : m.tooShort(printTextMinimum);
  const { error, isPending, mutate } = useMutation({
    mutationFn: () => callApi('POST /api/submit-print-text', { body: { cid: contestId, content } }),
    onSuccess: () => {
      showToast('success', m.sent);
      setContent('');
      setTried(false);
    },
  });
  return (
    <Sheet title={m.title}>
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (problem === undefined) mutate();
        }}
      >
        <p className={classes['lead']}>{m.lead}</p>
        {error !== null && <FormAlert kind="error">{toFormFailure(error, {}).text}</FormAlert>}
        <Textarea
          label={m.content}
          rows={shownRows}
          spellCheck={false}
          classNames={{ input: classes['text'] ?? '' }}
          value={content}
          error={isTried && problem !== undefined && problemText}
          onChange={(event) => setContent(event.currentTarget.value)}
        />
        <div className={classes['foot']}>
          <span className={classes['count']}>
            {m.count(Array.from(content.trim()).length, printTextMinimum)}
          </span>
          <Button type="submit" loading={isPending}>
            {m.send}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
