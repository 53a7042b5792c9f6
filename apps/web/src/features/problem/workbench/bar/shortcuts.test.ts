import { describe, expect, it } from 'vitest';
import { shortcutOf } from './shortcuts.ts';

/** Tests run on Linux, so Ctrl is the modifier. */
const press = (part: Partial<KeyboardEvent>) =>
  ({
    key: '',
    code: '',
    ctrlKey: true,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
    ...part,
  }) as KeyboardEvent;

describe('shortcutOf', () => {
  it.each([
    ['Ctrl+Enter', { key: 'Enter' }, 'submit'],
    ["Ctrl+'", { key: "'", code: 'Quote' }, 'run'],
    ['the key of the quote on another layout', { key: 'ä', code: 'Quote' }, 'run'],
    ['a quote on another key', { key: "'", code: 'Backslash' }, 'run'],
    ['Enter alone', { key: 'Enter', ctrlKey: false }, undefined],
    ['Ctrl+Shift+Enter', { key: 'Enter', shiftKey: true }, undefined],
    ['Ctrl+Alt+Enter', { key: 'Enter', altKey: true }, undefined],
    ['Enter of an input method', { key: 'Enter', isComposing: true }, undefined],
    ['another key', { key: 's' }, undefined],
  ])('%s', (_name, event, name) => {
    expect(shortcutOf(press(event))).toBe(name);
  });
});
