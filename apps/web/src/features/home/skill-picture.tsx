import { useMessages } from '../../lib/messages.ts';
import { TouchstoneMark } from '../../ui/brand/touchstone-mark.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { countReachedLevels, skillLevels } from './skill-levels.ts';
import { skillMessages } from './skill-messages.ts';
import classes from './skill-picture.module.css';

const sizes = [40, 54, 68, 84, 100];

/** Five stones of growing size; reached ones are gold. */
export function SkillPicture({ solved, isGuest }: { solved: number | undefined; isGuest: boolean }) {
  const m = useMessages(skillMessages);
  const reached = countReachedLevels(solved ?? 0);
  return (
    <Sheet title={m.title}>
      <div className={classes['frame']}>
        <ol className={classes['stones']}>
          {skillLevels.map((level, index) => (
            <li key={level.key} className={classes['level']} data-reached={index < reached || undefined}>
              <span className={classes['stone']}>
                <TouchstoneMark size={sizes[index] ?? 28} proved={index < reached} />
              </span>
              <span className={classes['name']}>{m.names[level.key]}</span>
              <span className={classes['need']}>
                {index < reached ? m.reached : m.needs(level.solvedNeeded)}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <p className={classes['note']}>{isGuest ? m.guest : <Progress solved={solved} reached={reached} />}</p>
    </Sheet>
  );
}

function Progress({ solved, reached }: { solved: number | undefined; reached: number }) {
  const m = useMessages(skillMessages);
  const next = skillLevels[reached];
  if (solved === undefined) return m.intro;
  return next === undefined ? m.all : m.next(next.solvedNeeded - solved, m.names[next.key]);
}
