import { useMessages } from '../../lib/messages.ts';
import { difficultyOf } from './difficulties.ts';
import classes from './difficulty-label.module.css';
import { difficultyMessages } from './difficulty-messages.ts';

const steps = [1, 2, 3];

/** The difficulty by colour, shape (steps) and word. */
export function DifficultyLabel({ difficulty }: { difficulty: number | null | undefined }) {
  const m = useMessages(difficultyMessages);
  const { key } = difficultyOf(difficulty);
  return (
    <span className={classes['root']} data-difficulty={key}>
      <DifficultyShape difficulty={difficulty} />
      {m[key]}
    </span>
  );
}

/** The shape alone, for use beside the word. */
export function DifficultyShape({ difficulty }: { difficulty: number | null | undefined }) {
  const { key, level } = difficultyOf(difficulty);
  return (
    <svg
      className={classes['shape']}
      data-difficulty={key}
      width={14}
      height={12}
      viewBox="0 0 14 12"
      aria-hidden="true"
    >
      {steps.map((step) => (
        <rect
          key={step}
          data-climbed={step <= level || undefined}
          x={(step - 1) * 5}
          y={12 - step * 4}
          width={4}
          height={step * 4}
          rx={1}
        />
      ))}
    </svg>
  );
}
