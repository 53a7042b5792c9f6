import { expect, test } from 'vitest';
import { getOpenWorkbench, registerWorkbench } from './open-workbench.ts';

const workbench = () => ({
  getProgram: () => ({ code: '', language: 'C' }),
  getSubmitId: () => undefined,
  setInput: () => undefined,
});

test('the workbench of the page is known while it is open', () => {
  const one = workbench();
  const close = registerWorkbench(one);
  expect(getOpenWorkbench()).toBe(one);
  close();
  expect(getOpenWorkbench()).toBeUndefined();
});

test('closing the former workbench does not close the next one', () => {
  const closeFormer = registerWorkbench(workbench());
  const next = workbench();
  const closeNext = registerWorkbench(next);
  closeFormer();
  expect(getOpenWorkbench()).toBe(next);
  closeNext();
});
