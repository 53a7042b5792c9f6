import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { SubjectBar } from '../../../ui/subject-bar.tsx';
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
    <SubjectBar
      label={m.training}
      title={training.title}
      to={`${base}/problems`}
      aside={<span className={classes['progress']}>{m.progressText(acCount, problemCount)}</span>}
      below={
        <div className={classes['track']} data-step={progressStep(acCount, problemCount)} aria-hidden="true">
          <span style={{ width: `${String(percent)}%` }} />
        </div>
      }
    >
      {children}
    </SubjectBar>
  );
}
