import { isEditorThemeName, type EditorThemeName } from './editor-themes.ts';

export const fontSizes = [12, 14, 16, 18, 20] as const;
export const tabSizes = [2, 4, 8] as const;

/** The first font ships with the site; the others are used if installed. */
export const editorFonts = {
  'jetbrains-mono': { label: 'JetBrains Mono', family: 'var(--font-code)' },
  'fira-code': { label: 'Fira Code', family: "'Fira Code', 'Fira Mono', var(--font-code)" },
  'source-code-pro': { label: 'Source Code Pro', family: "'Source Code Pro', var(--font-code)" },
  consolas: { label: 'Consolas', family: "Consolas, 'SFMono-Regular', Menlo, var(--font-code)" },
  'courier-new': { label: 'Courier New', family: "'Courier New', 'Liberation Mono', var(--font-code)" },
} as const satisfies Record<string, { label: string; family: string }>;

export type EditorFont = keyof typeof editorFonts;

export interface EditorSettings {
  theme: EditorThemeName;
  font: EditorFont;
  fontSize: number;
  tabSize: number;
  /** An empty editor starts with the frame of a program. */
  hasStarterCode: boolean;
}

export const defaultEditorSettings: EditorSettings = {
  theme: 'site',
  font: 'jetbrains-mono',
  fontSize: 16,
  tabSize: 4,
  hasStarterCode: true,
};

export const isEditorFont = (value: unknown): value is EditorFont =>
  typeof value === 'string' && Object.hasOwn(editorFonts, value);

const isOneOf = <Value>(values: readonly Value[], value: unknown): value is Value =>
  values.some((one) => one === value);

/** Parses stored settings and drops invalid values. */
export function parseEditorSettings(stored: unknown): Partial<EditorSettings> {
  if (typeof stored !== 'object' || stored === null) return {};
  const { theme, font, fontSize, tabSize, hasStarterCode } = stored as Record<keyof EditorSettings, unknown>;
  return {
    ...(isEditorThemeName(theme) && { theme }),
    ...(isEditorFont(font) && { font }),
    ...(isOneOf(fontSizes, fontSize) && { fontSize }),
    ...(isOneOf(tabSizes, tabSize) && { tabSize }),
    ...(typeof hasStarterCode === 'boolean' && { hasStarterCode }),
  };
}
