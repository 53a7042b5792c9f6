import { contrast } from '../../../../ui/tag-chip/readable-color.ts';

/** WCAG AA contrast for small text. */
const contrastWanted = 4.5;

/** The text colour on an award: the chosen one if its contrast suffices, otherwise a readable one. */
export function letterColorOn(background: string, chosen: string | null): string {
  if (chosen !== null && contrast(background, chosen) >= contrastWanted) return chosen;
  return contrast(background, '#000000') >= contrast(background, '#ffffff') ? '#000000' : '#ffffff';
}
