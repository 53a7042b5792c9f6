import { Button, TextInput } from '@mantine/core';
import { IconCode } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { MessageState } from '../../ui/message-state.tsx';
import classes from './coding-page.module.css';
import { problemMessages } from './problem-messages.ts';
import { ProblemScreen } from './problem-screen.tsx';
import { TitledSheet } from './states/problem-states.tsx';
import type { ProblemContext } from './workbench/workbench-problem.ts';

const problemParameter = 'problemID';
const publicContext: ProblemContext = {};

/** Editor-first page for the problem in the URL. */
export function Component() {
  const [parameters] = useSearchParams();
  const problemId = parameters.get(problemParameter)?.trim() ?? '';
  if (problemId === '') return <ProblemChooser />;
  return <ProblemScreen problemId={problemId} context={publicContext} isCodeFirst />;
}

function ProblemChooser() {
  const m = useMessages(problemMessages);
  const [, setParameters] = useSearchParams();
  const [wanted, setWanted] = useState('');
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (wanted.trim() !== '') setParameters({ [problemParameter]: wanted.trim() });
  };
  return (
    <TitledSheet>
      <MessageState
        icon={<IconCode size={24} stroke={1.5} />}
        title={m.chooseTitle}
        action={
          <form className={classes['form']} onSubmit={open}>
            <TextInput
              aria-label={m.problemId}
              placeholder={m.problemId}
              value={wanted}
              maxLength={255}
              onChange={(event) => setWanted(event.currentTarget.value)}
            />
            <Button type="submit" disabled={wanted.trim() === ''}>
              {m.open}
            </Button>
            <Button component={Link} to="/problem" variant="default">
              {m.toList}
            </Button>
          </form>
        }
      >
        {m.chooseText}
      </MessageState>
    </TitledSheet>
  );
}
