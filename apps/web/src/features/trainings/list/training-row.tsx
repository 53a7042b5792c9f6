import { useMessages } from '../../../lib/messages.ts';
import { LoginLink } from '../../../ui/login-link.tsx';
import type { ListedTraining } from '../api/list-trainings.ts';
import { TrainingFacts } from '../header/training-facts.tsx';
import { ProgressBar } from '../progress/progress-bar.tsx';
import { trainingUrl } from '../training-context.ts';
import { listMessages } from './list-messages.ts';
import classes from './training-list.module.css';

interface TrainingRowProps {
  training: ListedTraining;
  /** The group whose list it is; undefined for the list of the site. */
  groupId: number | undefined;
}

/** Guests are asked to log in when they open a training. */
export function TrainingRow({ training, groupId }: TrainingRowProps) {
  const m = useMessages(listMessages);
  const { id, rank, title, acCount, problemCount } = training;
  const context = groupId === undefined ? { trainingId: id } : { trainingId: id, groupId };
  return (
    <li className={classes['row']}>
      <span className={classes['rank']} aria-hidden="true">
        {rank}
      </span>
      <div className={classes['words']}>
        <h2 className={classes['title']}>
          <LoginLink to={trainingUrl(context)}>{title}</LoginLink>
        </h2>
        <TrainingFacts training={training} />
      </div>
      <div className={classes['progress']}>
        {acCount === null ? (
          <span className={classes['guest']}>{m.guest}</span>
        ) : (
          <ProgressBar solved={acCount} total={problemCount} title={title} />
        )}
      </div>
    </li>
  );
}
