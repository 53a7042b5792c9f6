import classes from './touchstone-mark.module.css';

/** A dark stone with a streak of gold: what a touchstone shows when the metal is true. */
export function TouchstoneMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        className={classes['stone']}
        d="M10.2 3.6 22 2.900c1 0 1.9.5 2.4 1.300l4.9 8.600c.4.7.5 1.5.3 2.200l-3 10.200a3 3 0 0 1-1.9 2l-8.9 2.700a3 3 0 0 1-2.2-.2l-8.8-4.600a3 3 0 0 1-1.5-2.100L2.1 14a3 3 0 0 1 .5-2.200l5.3-6.900a3 3 0 0 1 2.3-1.300Z"
      />
      <path
        className={classes['face']}
        d="M10.2 3.6 22 2.900c1 0 1.9.5 2.4 1.300l-9.9 6.3-11.9 1.3 5.3-6.900a3 3 0 0 1 2.3-1.300Z"
      />
      <path className={classes['streak']} d="M8.2 22.400c3.7-2.6 8.7-7 13.3-12.6" />
    </svg>
  );
}
