import type { CSSProperties } from 'react';
import classes from './title-tag.module.css';

/** Three, four, six or eight digits. CSS ignores other lengths, and the tag would lose its colour. */
const hexColor = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/**
 * A user's title in the colour that an administrator chose. The colour is a dot and a line, so that the text is always
 * readable.
 */
export function TitleTag({
  name,
  color,
}: {
  name: string | null | undefined;
  color: string | null | undefined;
}) {
  if (name === null || name === undefined || name === '') return null;
  const own = color !== null && color !== undefined && hexColor.test(color) ? color : 'var(--color-gold)';
  return (
    <span className={classes['root']} style={{ '--title-color': own } as CSSProperties}>
      {name}
    </span>
  );
}
