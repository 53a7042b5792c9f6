import { Button } from '@mantine/core';
import { IconArrowLeft, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { ProgressBar } from '../progress/progress-bar.tsx';
import { editTrainingUrl, trainingListUrl } from '../training-context.ts';
import { trainingMessages } from '../training-messages.ts';
import { useTraining } from '../use-training.ts';
import { DueDate } from './due-date.tsx';
import { TrainingFacts } from './training-facts.tsx';
import classes from './training-header.module.css';

/** Title, facts, due date and the viewer's progress. */
export function TrainingHeader() {
  const m = useMessages(trainingMessages);
  const { training, progress, context, canEdit } = useTraining();
  return (
    <header className={classes['root']}>
      {context.groupId !== undefined && (
        <Link className={classes['back']} to={trainingListUrl(context.groupId)}>
          <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
          {m.group}
        </Link>
      )}
      <div className={classes['top']}>
        <div className={classes['words']}>
          <h1 className={classes['title']}>{training.title}</h1>
          <div className={classes['facts']}>
            <TrainingFacts training={training} />
            {canEdit && (
              <Button
                component={Link}
                to={editTrainingUrl(context)}
                variant="default"
                size="compact-md"
                leftSection={<IconPencil size={16} stroke={1.75} />}
              >
                {m.edit}
              </Button>
            )}
          </div>
        </div>
        <div className={classes['side']}>
          <ProgressBar
            solved={progress.acCount}
            total={progress.problemCount}
            title={training.title}
            size="large"
          />
        </div>
      </div>
      <DueDate />
    </header>
  );
}
