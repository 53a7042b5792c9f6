import { IconCheck } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages.ts';
import { trainingMessages } from '../training-messages.ts';
import classes from './progress-bar.module.css';
import { progressPercent, progressStep } from './progress-step.ts';

interface ProgressBarProps {
  solved: number;
  total: number;
  /** The title of the training, part of the accessible name. */
  title: string;
  size?: 'normal' | 'large';
}

/** Solved problems of a training: the number and a bar, whose colour changes every 20 percent. */
export function ProgressBar({ solved, total, title, size = 'normal' }: ProgressBarProps) {
  const m = useMessages(trainingMessages);
  const percent = progressPercent(solved, total);
  const step = progressStep(solved, total);
  return (
    <div
      className={classes['root']}
      role="progressbar"
      aria-label={m.progressOf(title)}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={Math.min(solved, total)}
      aria-valuetext={m.progressText(solved, total)}
      data-step={step}
      data-size={size}
    >
      <span className={classes['numbers']} aria-hidden="true">
        <span>
          <strong>{solved}</strong> / {total}
        </span>
        <span className={classes['percent']}>
          {step === 5 && <IconCheck size={14} stroke={2.25} />}
          {percent}%
        </span>
      </span>
      <span className={classes['track']} aria-hidden="true">
        <span className={classes['fill']} style={{ width: `${String(percent)}%` }} />
      </span>
    </div>
  );
}
