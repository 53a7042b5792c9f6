import classes from './heat-map.module.css';

export interface TooltipAnchor {
  cell: DOMRect;
  text: string;
}

const gapPx = 6;
/** Half of the widest text, to keep the tooltip inside the window. */
const reachPx = 130;

/**
 * Fixed to the window, so that the scroll container does not clip it. Hidden from screen readers: the cell
 * has the same text as its name.
 */
export function HeatMapTooltip({ anchor: { cell, text } }: { anchor: TooltipAnchor }) {
  const centre = cell.left + cell.width / 2;
  const left = Math.max(reachPx, Math.min(centre, window.innerWidth - reachPx));
  return (
    <div className={classes['tooltip']} aria-hidden="true" style={{ left, top: cell.top - gapPx }}>
      {text}
    </div>
  );
}
