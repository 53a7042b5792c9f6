import classes from './work-progress.module.css';

interface WorkProgressProps {
  title: string;
  /** What users can do meanwhile. */
  text: string;
  done: number;
  total: number;
}

/** The progress of work that the server does, e.g. a comparison. Screen readers announce the title. */
export function WorkProgress({ title, text, done, total }: WorkProgressProps) {
  return (
    <div role="status" className={classes['root']}>
      <strong>{title}</strong>
      <div className={classes['bar']} aria-hidden="true">
        <i style={{ width: `${String((100 * done) / Math.max(1, total))}%` }} />
      </div>
      <p>{text}</p>
    </div>
  );
}
