import { describe, expect, it } from 'vitest';
import { stageActionOf } from './stage-actions.ts';

const plain = { repeat: false, ctrlKey: false, metaKey: false, altKey: false };
const stage = { isOnButton: false, isHelpOpen: false };

describe('stageActionOf', () => {
  it.each([
    [' ', 'next'],
    ['ArrowRight', 'next'],
    ['ArrowLeft', 'back'],
    ['Enter', 'togglePlaying'],
    ['+', 'faster'],
    ['=', 'faster'],
    ['-', 'slower'],
    ['f', 'toggleFullScreen'],
    ['F', 'toggleFullScreen'],
    ['?', 'toggleHelp'],
    ['？', 'toggleHelp'],
    ['a', undefined],
    ['Escape', undefined],
  ])('%j: %s', (key, action) => {
    expect(stageActionOf({ ...plain, key }, stage)).toBe(action);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'] as const)(
    'leaves shortcuts of the browser alone: %s',
    (modifier) => {
      expect(stageActionOf({ ...plain, key: 'f', [modifier]: true }, stage)).toBeUndefined();
    },
  );

  it.each([
    [' ', undefined],
    ['Enter', undefined],
    ['ArrowRight', 'next'],
  ])('presses a focused button with %j instead of the stage', (key, action) => {
    expect(stageActionOf({ ...plain, key }, { ...stage, isOnButton: true })).toBe(action);
  });

  it.each([
    ['?', 'toggleHelp'],
    [' ', undefined],
    ['ArrowRight', undefined],
    ['f', undefined],
  ])('plays nothing behind the help: %j', (key, action) => {
    expect(stageActionOf({ ...plain, key }, { ...stage, isHelpOpen: true })).toBe(action);
  });

  it.each([
    [' ', 'next'],
    ['ArrowRight', 'next'],
    ['ArrowLeft', 'back'],
    ['Enter', 'none'],
    ['f', 'none'],
    ['+', 'none'],
  ])('repeats steps while %j is held, but no switches', (key, action) => {
    expect(stageActionOf({ ...plain, key, repeat: true }, stage)).toBe(action);
  });
});
