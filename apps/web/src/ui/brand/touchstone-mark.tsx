import classes from './touchstone-mark.module.css';

const stone =
  'M10.2 3.6 22 2.9c1 0 1.9.5 2.4 1.3l4.9 8.6c.4.7.5 1.5.3 2.2l-3 10.2a3 3 0 0 1-1.9 2l-8.9 2.7a3 3 0 0 1-2.2-.2l-8.8-4.6a3 3 0 0 1-1.5-2.1L2.1 14a3 3 0 0 1 .5-2.2l5.3-6.9a3 3 0 0 1 2.3-1.3Z';
const face = 'M10.2 3.6 22 2.9c1 0 1.9.5 2.4 1.3l-9.9 6.3-11.9 1.3 5.3-6.9a3 3 0 0 1 2.3-1.3Z';
const streak = 'M8.2 22.4c3.7-2.6 8.7-7 13.3-12.6';

interface TouchstoneMarkProps {
  size?: number | string;
  /** False draws only the outline: the mark of an empty or failed state. */
  proved?: boolean;
}

/** The brand mark: a dark stone with a streak of gold. */
export function TouchstoneMark({ size = 28, proved = true }: TouchstoneMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      {proved ? (
        <>
          <path className={classes['stone']} d={stone} />
          <path className={classes['face']} d={face} />
          <path className={classes['streak']} d={streak} />
        </>
      ) : (
        <path className={classes['outline']} d={stone} />
      )}
    </svg>
  );
}
