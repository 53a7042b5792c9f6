import { useMessages } from '../../../lib/messages.ts';
import { heatMapMessages } from './heat-map-messages.ts';
import { countsOfLevel, heatMapLevels, type HeatMapLevel } from './heat-map-weeks.ts';
import classes from './heat-map.module.css';

function useLevelText(): (level: HeatMapLevel) => string {
  const m = useMessages(heatMapMessages);
  return (level) => {
    const { from, to } = countsOfLevel(level);
    if (to === 0) return m.levelNone;
    return to === undefined ? m.levelOpen(from) : m.levelRange(from, to);
  };
}

export function HeatMapLegend() {
  const m = useMessages(heatMapMessages);
  const levelText = useLevelText();
  return (
    <div className={classes['legend']}>
      <span aria-hidden="true">{m.less}</span>
      <ul className={classes['levels']}>
        {heatMapLevels.map((level) => (
          <li key={level} className={classes['level']} data-level={level} title={levelText(level)}>
            <span className={classes['spoken']}>{levelText(level)}</span>
          </li>
        ))}
      </ul>
      <span aria-hidden="true">{m.more}</span>
    </div>
  );
}
