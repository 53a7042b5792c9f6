import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { readableColor } from './readable-color.ts';
import classes from './tag-chip.module.css';

interface TagProps {
  name: string;
  /** Any text from an administrator; absent or invalid means the default. */
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
  /** If given, the button is a toggle. */
  isPressed?: boolean;
  /** The accessible name, if the tag name does not describe the action. */
  label?: string;
  children?: ReactNode;
}

/** A tag with an action: selected in a filter, or removed from it. */
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
