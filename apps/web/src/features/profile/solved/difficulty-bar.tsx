import { barParts, type SolvedGroup } from './group-solved.ts';
import classes from './solved.module.css';

/** The shares at a glance. The groups below say the same in words and numbers, so the picture stays silent. */
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
