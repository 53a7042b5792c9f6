import { Tooltip } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { TagChip } from '../../../ui/tag-chip/tag-chip.tsx';
import type { ListedTraining } from '../api/list-trainings.ts';
import { trainingMessages } from '../training-messages.ts';
import classes from './training-facts.module.css';

type ShownTraining = Pick<
  ListedTraining,
  'auth' | 'categoryName' | 'categoryColor' | 'problemCount' | 'author' | 'gmtModified'
>;

/** The key facts of a training, in one line. */
export function TrainingFacts({ training, children }: { training: ShownTraining; children?: ReactNode }) {
  const m = useMessages(trainingMessages);
  const { categoryName, categoryColor, problemCount, author, gmtModified } = training;
  return (
    <div className={classes['root']}>
      <VisibilityTag visibility={training.auth} />
      {categoryName !== null && <TagChip name={categoryName} color={categoryColor} />}
      <span className={classes['plain']}>{m.problems(problemCount)}</span>
      {author !== '' && <span className={classes['plain']}>{m.author(author)}</span>}
      <span className={classes['plain']}>
        {m.updated} <RelativeTime value={gmtModified} />
      </span>
      {children}
    </div>
  );
}

export function VisibilityTag({ visibility }: { visibility: ListedTraining['auth'] }) {
  const m = useMessages(trainingMessages);
  const Icon = visibility === 'Private' ? IconLock : IconLockOpen;
  return (
    <Tooltip label={m.visibilityHint[visibility]}>
      <span
        className={classes['tag']}
        data-kind={visibility}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the explanation must be reachable by keyboard
        tabIndex={0}
      >
        <Icon size={14} stroke={1.75} aria-hidden="true" />
        {m.visibilities[visibility]}
      </span>
    </Tooltip>
  );
}
