import { describe, expect, it } from 'vitest';
import {
  editorThemes,
  editorThemeNames,
  editorVariables,
  isEditorThemeName,
  type EditorColors,
} from './editor-themes.ts';

function luminance(color: string): number {
  const parts = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const words: readonly (keyof EditorColors)[] = [
  'text',
  'gutter',
  'comment',
  'keyword',
  'string',
  'number',
  'title',
  'type',
  'meta',
  'operator',
  'invalid',
];

describe('editor themes', () => {
  it('are eight, besides the site theme', () => {
    expect(editorThemeNames).toHaveLength(9);
    expect(editorThemeNames[0]).toBe('site');
  });

  it.each(Object.entries(editorThemes))(
    '%s is readable, also on the line of the cursor',
    (_name, { colors }) => {
      const weak = words.filter(
        (word) =>
          contrast(colors[word], colors.background) < 4.5 || contrast(colors[word], colors.activeLine) < 4.5,
      );
      expect(weak).toEqual([]);
    },
  );

  it.each(Object.entries(editorThemes))('%s matches its declared brightness', (_name, { colors, isDark }) => {
    expect(luminance(colors.background) < 0.2).toBe(isDark);
  });

  it('all set the same variables', () => {
    const [first, ...others] = editorThemeNames.map((name) => Object.keys(editorVariables(name)).toSorted());
    for (const other of others) expect(other).toEqual(first);
  });

  it('are found by name, and no other name is accepted', () => {
    expect(isEditorThemeName('monokai')).toBe(true);
    expect(isEditorThemeName('toString')).toBe(false);
    expect(isEditorThemeName(undefined)).toBe(false);
  });
});
