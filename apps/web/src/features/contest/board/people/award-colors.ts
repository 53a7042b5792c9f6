import { contrast } from '../../../../ui/tag-chip/readable-color.ts';

/** AA for small text. */
const contrastWanted = 4.5;

/** The colour of letters on an award: the one that was chosen for it, unless nobody could read it. */
export function letterColorOn(background: string, chosen: string | null): string {
  if (chosen !== null && contrast(background, chosen) >= contrastWanted) return chosen;
  return contrast(background, '#000000') >= contrast(background, '#ffffff') ? '#000000' : '#ffffff';
}
