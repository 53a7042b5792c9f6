import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { progressPercent, progressStep } from '../progress/progress-step.ts';
import { trainingMessages } from '../training-messages.ts';
import { useTraining } from '../use-training.ts';
import classes from './training-bar.module.css';

/** The training in one line with its problems, for pages that need space. The line below is the viewer's progress. */
export function TrainingBar({ children }: { children: ReactNode }) {
  const m = useMessages(trainingMessages);
  const { training, progress, base } = useTraining();
  const { acCount, problemCount } = progress;
  const percent = progressPercent(acCount, problemCount);
  return (
    <div className={classes['root']} role="region" aria-label={m.training}>
      <div className={classes['line']}>
        <Link className={classes['title']} to={`${base}/problems`} title={training.title}>
          {training.title}
        </Link>
        <div className={classes['strip']}>{children}</div>
        <span className={classes['progress']}>{m.progressText(acCount, problemCount)}</span>
      </div>
      <div className={classes['track']} data-step={progressStep(acCount, problemCount)} aria-hidden="true">
        <span style={{ width: `${String(percent)}%` }} />
      </div>
    </div>
  );
}
