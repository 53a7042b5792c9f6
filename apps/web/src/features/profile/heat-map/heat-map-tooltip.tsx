import classes from './heat-map.module.css';

export interface TooltipPlace {
  cell: DOMRect;
  text: string;
}

const gapPx = 6;
/** Half of the widest text: the tooltip stays inside the window. */
const reachPx = 130;

/** Fixed to the window, so that the scrolling grid cannot cut it off. Silent: the cell's own name says the same. */
export function HeatMapTooltip({ place: { cell, text } }: { place: TooltipPlace }) {
  const centre = cell.left + cell.width / 2;
  const left = Math.max(reachPx, Math.min(centre, window.innerWidth - reachPx));
  return (
    <div className={classes['tooltip']} aria-hidden="true" style={{ left, top: cell.top - gapPx }}>
      {text}
    </div>
  );
}
