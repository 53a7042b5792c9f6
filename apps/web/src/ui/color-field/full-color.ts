import { isTagColor } from '@touchstone/rules/tags';

const firstPreset = '#4CAF50';

/** Hues that stay distinguishable from each other in both themes. */
export const presetColors = [
  firstPreset,
  '#0F9D8A',
  '#1E88E5',
  '#7E57C2',
  '#C2185B',
  '#E53935',
  '#F57C00',
  '#607D8B',
] as const;

/** The colour picker of the browser accepts six digits only. It shows the first preset while the typed value is no colour. */
export function toFullColor(color: string): string {
  const trimmed = color.trim();
  if (!isTagColor(trimmed)) return firstPreset;
  return trimmed.length === 4 ? trimmed.replaceAll(/[0-9a-f]/gi, '$&$&') : trimmed;
}
