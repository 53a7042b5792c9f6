import { describe, expect, it } from 'vitest';
import { defaultEditorSettings, isEditorFont, parseEditorSettings } from './editor-settings.ts';

describe('stored settings of the editor', () => {
  it('are kept when they are valid', () => {
    expect(parseEditorSettings({ ...defaultEditorSettings })).toEqual(defaultEditorSettings);
  });

  it.each([undefined, null, 'dark', 7])('%j is no record of settings', (stored) => {
    expect(parseEditorSettings(stored)).toEqual({});
  });

  it.each([
    ['a theme of another version', { theme: 'neon' }],
    ['a font that does not exist', { font: 'comic' }],
    ['a property of every object in place of a font', { font: 'toString' }],
    ['a size that is not offered', { fontSize: 13 }],
    ['a size as text', { fontSize: '14' }],
    ['a width of tabs that is not offered', { tabSize: 3 }],
    ['a switch as text', { hasStarterCode: 'yes' }],
  ])('%s is dropped', (_case, wrong) => {
    expect(parseEditorSettings({ ...wrong })).toEqual({});
  });

  it('a wrong value does not take the others with it', () => {
    expect(parseEditorSettings({ fontSize: 18, tabSize: 99, hasStarterCode: false })).toEqual({
      fontSize: 18,
      hasStarterCode: false,
    });
  });

  it('only own names are fonts', () => {
    expect(isEditorFont('consolas')).toBe(true);
    expect(isEditorFont('__proto__')).toBe(false);
  });
});
