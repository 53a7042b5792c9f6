import { useMessages } from '../../../lib/messages.ts';
import { problemMessages } from '../problem-messages.ts';
import classes from './difficulty.module.css';

const levels = ['easy', 'mid', 'hard'] as const;

/**
 * A text with step marks, so that the level does not depend on colour. Renders nothing if a contest hides it.
 */
export function Difficulty({ value }: { value: number | null }) {
  const m = useMessages(problemMessages);
  if (value === null) return null;
  const level = levels[value] ?? 'unrated';
  return (
    <span className={classes['root']} data-level={level}>
      <span className={classes['steps']} aria-hidden="true">
        {levels.map((name, index) => (
          <span key={name} data-filled={index <= value || undefined} />
        ))}
      </span>
      {m.difficulty[level]}
    </span>
  );
}
