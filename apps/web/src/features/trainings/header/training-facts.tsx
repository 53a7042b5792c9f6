import { IconLock, IconLockOpen } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { FactLine, FactTag } from '../../../ui/facts/facts.tsx';
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
    <FactLine>
      <VisibilityTag visibility={training.auth} />
      {categoryName !== null && <TagChip name={categoryName} color={categoryColor} />}
      <span className={classes['plain']}>{m.problems(problemCount)}</span>
      {author !== '' && <span className={classes['plain']}>{m.author(author)}</span>}
      <span className={classes['plain']}>
        {m.updated} <RelativeTime value={gmtModified} />
      </span>
      {children}
    </FactLine>
  );
}

export function VisibilityTag({ visibility }: { visibility: ListedTraining['auth'] }) {
  const m = useMessages(trainingMessages);
  const Icon = visibility === 'Private' ? IconLock : IconLockOpen;
  return (
    <FactTag hint={m.visibilityHint[visibility]} kind={visibility === 'Private' ? 'protected' : 'public'}>
      <Icon size={14} stroke={1.75} aria-hidden="true" />
      {m.visibilities[visibility]}
    </FactTag>
  );
}
