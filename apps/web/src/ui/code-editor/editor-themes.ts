/**
 * The themes as data. They have the names that programmers know and follow their hues; the colours are light or dark
 * enough for every word to be readable (a test measures the contrast).
 */

export interface EditorColors {
  background: string;
  text: string;
  /** Line numbers. */
  gutter: string;
  activeLine: string;
  selection: string;
  cursor: string;
  line: string;
  comment: string;
  keyword: string;
  string: string;
  number: string;
  title: string;
  type: string;
  meta: string;
  operator: string;
  invalid: string;
}

export interface EditorTheme {
  label: string;
  isDark: boolean;
  colors: EditorColors;
}

export const editorThemes = {
  monokai: {
    label: 'Monokai',
    isDark: true,
    colors: {
      background: '#272822',
      text: '#f8f8f2',
      gutter: '#a3a298',
      activeLine: '#31322b',
      selection: '#49483e',
      cursor: '#f8f8f0',
      line: '#3b3c35',
      comment: '#a8a48f',
      keyword: '#ff6b9f',
      string: '#e6db74',
      number: '#bd97ff',
      title: '#a6e22e',
      type: '#66d9ef',
      meta: '#fd9f4d',
      operator: '#ff6b9f',
      invalid: '#ff8a80',
    },
  },
  solarized: {
    label: 'Solarized',
    isDark: false,
    colors: {
      background: '#fdf6e3',
      text: '#46585f',
      gutter: '#5f6b6b',
      activeLine: '#f5eed9',
      selection: '#e2dcc0',
      cursor: '#46585f',
      line: '#e8e1cb',
      comment: '#5f6b6b',
      keyword: '#5f6d00',
      string: '#1a6f69',
      number: '#b3225f',
      title: '#1c649f',
      type: '#8a6100',
      meta: '#b03c11',
      operator: '#46585f',
      invalid: '#b8241f',
    },
  },
  material: {
    label: 'Material',
    isDark: true,
    colors: {
      background: '#263238',
      text: '#eeffff',
      gutter: '#9ab0ba',
      activeLine: '#2e3c43',
      selection: '#40525b',
      cursor: '#ffcc00',
      line: '#37464e',
      comment: '#9ab0ba',
      keyword: '#d0a1f0',
      string: '#c3e88d',
      number: '#f9a183',
      title: '#8fb4ff',
      type: '#ffcb6b',
      meta: '#89ddff',
      operator: '#89ddff',
      invalid: '#ff9aa2',
    },
  },
  idea: {
    label: 'IDEA',
    isDark: false,
    colors: {
      background: '#ffffff',
      text: '#111111',
      gutter: '#6b6b6b',
      activeLine: '#fcfaed',
      selection: '#c8dcfa',
      cursor: '#000000',
      line: '#e6e6e6',
      comment: '#6a6a6a',
      keyword: '#000080',
      string: '#067017',
      number: '#1750eb',
      title: '#00627a',
      type: '#371f80',
      meta: '#6a6400',
      operator: '#111111',
      invalid: '#c2001a',
    },
  },
  eclipse: {
    label: 'Eclipse',
    isDark: false,
    colors: {
      background: '#ffffff',
      text: '#000000',
      gutter: '#6a6a6a',
      activeLine: '#e8f2fe',
      selection: '#c1dbfc',
      cursor: '#000000',
      line: '#e4e4e4',
      comment: '#34704f',
      keyword: '#7f0055',
      string: '#2a00ff',
      number: '#0d6139',
      title: '#000000',
      type: '#005032',
      meta: '#555555',
      operator: '#000000',
      invalid: '#c2001a',
    },
  },
  'base16-dark': {
    label: 'Base16 Dark',
    isDark: true,
    colors: {
      background: '#151515',
      text: '#e0e0e0',
      gutter: '#959595',
      activeLine: '#202020',
      selection: '#333333',
      cursor: '#b0b0b0',
      line: '#2a2a2a',
      comment: '#c08a66',
      keyword: '#ea7374',
      string: '#f4bf75',
      number: '#c893bc',
      title: '#a3bd68',
      type: '#7fb3c9',
      meta: '#75b5aa',
      operator: '#e0e0e0',
      invalid: '#ff8a80',
    },
  },
  cobalt: {
    label: 'Cobalt',
    isDark: true,
    colors: {
      background: '#002240',
      text: '#ffffff',
      gutter: '#9bb4cb',
      activeLine: '#0b2f52',
      selection: '#1f4a78',
      cursor: '#ffffff',
      line: '#12365b',
      comment: '#62b1ff',
      keyword: '#ffee80',
      string: '#4fe314',
      number: '#ff8fe4',
      title: '#ffb27a',
      type: '#9effff',
      meta: '#ffb13d',
      operator: '#ff9d5c',
      invalid: '#ff9aa2',
    },
  },
  dracula: {
    label: 'Dracula',
    isDark: true,
    colors: {
      background: '#282a36',
      text: '#f8f8f2',
      gutter: '#a3abca',
      activeLine: '#313445',
      selection: '#44475a',
      cursor: '#f8f8f0',
      line: '#3b3e50',
      comment: '#a3abca',
      keyword: '#ff85ca',
      string: '#f1fa8c',
      number: '#c7a3fa',
      title: '#50fa7b',
      type: '#8be9fd',
      meta: '#ffb86c',
      operator: '#ff85ca',
      invalid: '#ff8f8f',
    },
  },
} as const satisfies Record<string, EditorTheme>;

/** `site` uses the colours of the site, light or dark. */
export type EditorThemeName = 'site' | keyof typeof editorThemes;

export const editorThemeNames: readonly EditorThemeName[] = [
  'site',
  ...(Object.keys(editorThemes) as (keyof typeof editorThemes)[]),
];

export const isEditorThemeName = (value: unknown): value is EditorThemeName =>
  editorThemeNames.some((name) => name === value);

const siteColors: EditorColors = {
  background: 'var(--color-surface)',
  text: 'var(--color-text)',
  gutter: 'var(--color-muted)',
  activeLine: 'color-mix(in srgb, var(--color-ink) 5%, var(--color-surface))',
  selection: 'color-mix(in srgb, var(--color-ink) 24%, var(--color-surface))',
  cursor: 'var(--color-ink)',
  line: 'var(--color-line)',
  comment: 'var(--code-comment)',
  keyword: 'var(--code-keyword)',
  string: 'var(--code-string)',
  number: 'var(--code-number)',
  title: 'var(--code-title)',
  type: 'var(--code-type)',
  meta: 'var(--code-meta)',
  operator: 'var(--color-text)',
  invalid: 'var(--color-bad)',
};

/** The CSS variables that the editor's styles use. */
export function editorVariables(name: EditorThemeName): Record<`--editor-${string}`, string> {
  const colors = name === 'site' ? siteColors : editorThemes[name].colors;
  return Object.fromEntries(
    Object.entries(colors).map(([part, color]) => [`--editor-${part.toLowerCase()}` as const, color]),
  );
}
