import { expect, it, vi } from 'vitest';
import { preventComposingSubmit, preventEnterSubmit } from './prevent-enter-submit.ts';

it.each([
  ['Enter', 1],
  ['a', 0],
  ['Tab', 0],
])('%s in a field with options: default prevented %i times', (key, times) => {
  const preventDefault = vi.fn<() => void>();
  preventEnterSubmit({ key, preventDefault });
  expect(preventDefault).toHaveBeenCalledTimes(times);
});

it.each([
  ['Enter', false, 0],
  ['Enter', true, 1],
  ['a', true, 0],
])(
  '%s in a field of one line, of an input method: %s; default prevented %i times',
  (key, isComposing, times) => {
    const preventDefault = vi.fn<() => void>();
    preventComposingSubmit({ key, preventDefault, nativeEvent: { isComposing, keyCode: 13 } });
    expect(preventDefault).toHaveBeenCalledTimes(times);
  },
);
