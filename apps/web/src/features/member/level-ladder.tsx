import { memberLevels, type MemberLevel } from '../../lib/membership.ts';
import { useMessages } from '../../lib/messages.ts';
import classes from './level-ladder.module.css';
import { memberMessages } from './member-messages.ts';

const step = { width: 72, gap: 6, firstHeight: 34, rise: 26 };
const width = memberLevels.length * step.width + (memberLevels.length - 1) * step.gap;
const height = step.firstHeight + (memberLevels.length - 1) * step.rise + 8;

/** Three stones of growing height; reached ones are gold. */
export function LevelLadder({ level }: { level: MemberLevel | undefined }) {
  const m = useMessages(memberMessages);
  const reached = level === undefined ? 0 : memberLevels.indexOf(level) + 1;
  return (
    <svg
      className={classes['root']}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      role="img"
      aria-label={level === undefined ? m.ladderNone : m.ladderAt(level)}
    >
      {memberLevels.map((name, index) => {
        const stone = step.firstHeight + index * step.rise;
        const x = index * (step.width + step.gap);
        const y = height - stone;
        return (
          <g
            key={name}
            data-reached={index < reached || undefined}
            data-current={index + 1 === reached || undefined}
          >
            <rect className={classes['stone']} x={x} y={y} width={step.width} height={stone} rx="6" />
            {index < reached && (
              <rect
                className={classes['streak']}
                x={x + 10}
                y={y - 5}
                width={step.width - 20}
                height="3"
                rx="1.5"
              />
            )}
            <text className={classes['name']} x={x + step.width / 2} y={height - 12} textAnchor="middle">
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
