import { expect, it, vi } from 'vitest';
import { preventEnterSubmit } from './prevent-enter-submit.ts';

it.each([
  ['Enter', 1],
  ['a', 0],
  ['Tab', 0],
])('%s in a field with options: default prevented %i times', (key, times) => {
  const preventDefault = vi.fn<() => void>();
  preventEnterSubmit({ key, preventDefault });
  expect(preventDefault).toHaveBeenCalledTimes(times);
});
