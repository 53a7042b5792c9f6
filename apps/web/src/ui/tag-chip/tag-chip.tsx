import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { readableColor } from './readable-color.ts';
import classes from './tag-chip.module.css';

interface TagProps {
  name: string;
  /** Whatever an administrator wrote; absent or strange means the default. */
  color: string | null | undefined;
}

function useTagStyle(color: string | null | undefined): CSSProperties {
  return useMemo(() => {
    const light = readableColor(color, 'light');
    const dark = readableColor(color, 'dark');
    return {
      '--tag-text-light': light.text,
      '--tag-fill-light': light.fill,
      '--tag-text-dark': dark.text,
      '--tag-fill-dark': dark.fill,
    } as CSSProperties;
  }, [color]);
}

/** A tag of a problem in its own colour, readable in both themes. */
export function TagChip({ name, color }: TagProps) {
  return (
    <span className={classes['root']} style={useTagStyle(color)} title={name}>
      <span className={classes['name']}>{name}</span>
    </span>
  );
}

interface TagButtonProps extends TagProps {
  onClick: () => void;
  /** Given: the button is a switch. */
  isPressed?: boolean;
  /** What a press does, when the name does not say it. */
  label?: string;
  children?: ReactNode;
}

/** A tag that does something: chosen in a filter, taken away from it. */
export function TagButton({ name, color, onClick, isPressed, label, children }: TagButtonProps) {
  return (
    <button
      type="button"
      className={classes['root']}
      style={useTagStyle(color)}
      title={name}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <span className={classes['name']}>{name}</span>
      {children}
    </button>
  );
}
