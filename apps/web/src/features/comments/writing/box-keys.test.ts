import { describe, expect, it } from 'vitest';
import { actionOfKey, type BoxKey } from './box-keys.ts';

const key = (name: string, part: Partial<BoxKey> = {}): BoxKey => ({
  key: name,
  isComposing: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...part,
});

describe('keys of a box', () => {
  it.each([
    ['Enter is a line break', key('Enter'), undefined],
    ['Ctrl+Enter submits', key('Enter', { ctrlKey: true }), 'submit'],
    ['⌘+Enter submits', key('Enter', { metaKey: true }), 'submit'],
    ['Enter of an input method', key('Enter', { isComposing: true }), undefined],
    ['Ctrl+Enter of an input method', key('Enter', { isComposing: true, ctrlKey: true }), undefined],
    ['Ctrl+Alt+Enter', key('Enter', { ctrlKey: true, altKey: true }), undefined],
    ['Escape cancels', key('Escape'), 'cancel'],
    ['Escape of an input method', key('Escape', { isComposing: true }), undefined],
    ['an arrow moves the caret', key('ArrowDown'), undefined],
    ['Tab leaves the box', key('Tab'), undefined],
  ])('%s', (_case, event, action) => {
    expect(actionOfKey(event, false)).toBe(action);
  });

  it.each([
    ['ArrowDown', {}, 'next'],
    ['ArrowUp', {}, 'previous'],
    ['Enter', {}, 'choose'],
    ['Tab', {}, 'choose'],
    ['Tab', { shiftKey: true }, undefined],
    ['Escape', {}, 'dismiss'],
    ['Enter', { isComposing: true }, undefined],
    ['Enter', { ctrlKey: true }, 'submit'],
    ['a', {}, undefined],
  ])('while names are offered: %s %j', (name, part, action) => {
    expect(actionOfKey(key(name, part), true)).toBe(action);
  });
});
