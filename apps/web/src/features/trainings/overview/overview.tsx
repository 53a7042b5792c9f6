import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { LockNotice } from '../../../ui/membership/membership-lock.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { trainingProblemsQuery } from '../api/list-training-problems.ts';
import { trainingProblemUrl } from '../training-context.ts';
import { useTraining } from '../use-training.ts';
import { findNextProblem } from './find-next-problem.ts';
import { overviewMessages } from './overview-messages.ts';
import classes from './overview.module.css';
import { PasswordForm } from './password-form.tsx';

export function Overview() {
  const m = useMessages(overviewMessages);
  const { training, progress, canEnter } = useTraining();
  const description = training.description?.trim() ?? '';
  return (
    <div className={classes['root']}>
      {progress.access === 'password' && <PasswordForm />}
      {progress.access === 'barred' && <FormAlert kind="error">{m.barred}</FormAlert>}
      {progress.access === 'locked' && progress.lock !== null && (
        <Sheet>
          <LockNotice level={progress.lock.level} />
        </Sheet>
      )}
      <Sheet title={m.introduction} actions={canEnter && <NextProblem />}>
        {description === '' ? (
          <p className={classes['lead']}>{m.noIntroduction}</p>
        ) : (
          <Markdown>{description}</Markdown>
        )}
      </Sheet>
    </div>
  );
}

/** Leads to the first problem that is not solved. Absent until it is known. */
function NextProblem() {
  const m = useMessages(overviewMessages);
  const { progress, context } = useTraining();
  const { data } = useQuery(trainingProblemsQuery(context.trainingId));
  const next = data && findNextProblem(data, progress.cells);
  if (next === undefined) return null;
  const label = next.isSolved ? m.review : progress.acCount > 0 ? m.resume : m.start;
  return (
    <Button
      component={Link}
      to={trainingProblemUrl(context, next.problemId)}
      rightSection={<IconArrowRight size={16} stroke={1.75} />}
    >
      {label}
    </Button>
  );
}
