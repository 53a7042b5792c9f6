import type { ChangeName } from './markdown-commands.ts';

/** Key names of the library; `Mod` is Ctrl, or ⌘ on a Mac. */
export const markdownKeys = {
  bold: 'Mod-b',
  italic: 'Mod-i',
  code: 'Mod-e',
  formula: 'Mod-m',
  link: 'Mod-k',
  quote: 'Mod-Shift-.',
  list: 'Mod-Shift-8',
  numbers: 'Mod-Shift-7',
} as const satisfies Partial<Record<ChangeName, string>>;

const isMac = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent);

/** The key as printed on the keyboard. */
export function shownKey(name: ChangeName): string | undefined {
  const key = (markdownKeys as Partial<Record<ChangeName, string>>)[name];
  if (key === undefined) return undefined;
  const parts = key.split('-').map((part) => (part.length === 1 ? part.toUpperCase() : part));
  if (isMac) return parts.join('').replace('Mod', '⌘').replace('Shift', '⇧');
  return parts.join('+').replace('Mod', 'Ctrl');
}
