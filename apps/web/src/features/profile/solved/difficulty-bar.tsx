import { barParts, type SolvedGroup } from './group-solved.ts';
import classes from './solved.module.css';

/** The shares of the difficulties. Hidden from screen readers: the groups below contain the same numbers. */
export function DifficultyBar({ groups }: { groups: readonly SolvedGroup[] }) {
  return (
    <div className={classes['bar']} aria-hidden="true">
      {barParts(groups).map(({ difficulty, percent }) => (
        <span
          key={difficulty}
          className={classes['part']}
          data-difficulty={difficulty}
          style={{ flexGrow: percent }}
        />
      ))}
    </div>
  );
}
