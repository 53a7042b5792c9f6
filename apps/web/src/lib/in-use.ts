/**
 * How this works: a change of something in use is refused with its effects (`changeInUse`). A request that is sent through
 * `withConfirmation` then waits: a dialog over the page says what would happen (`ui/in-use/in-use-gate.tsx`), and the request
 * is sent again with the effects as its `confirm`. If the user closes the dialog, it fails with the error of the server.
 */
import { listEffects, type Effects } from '@touchstone/contract/in-use';
import { ApiError } from './api/index.ts';
import { createStore, useStore } from './external-store.ts';

interface Question {
  effects: Effects;
  answer: (isConfirmed: boolean) => void;
}

const questionStore = createStore<readonly Question[]>([]);

export const isChangeInUse = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'changeInUse';

export async function withConfirmation<Result>(
  send: (confirm: string | undefined) => Promise<Result>,
  confirmed?: string,
): Promise<Result> {
  try {
    return await send(confirmed);
  } catch (error) {
    if (!isChangeInUse(error)) throw error;
    const effects = error.data as Effects;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    questionStore.set([...questionStore.get(), { effects, answer: resolve }]);
    if (!(await promise)) throw error;
    // What the request would do may have grown meanwhile: then it asks once more.
    return withConfirmation(send, listEffects(effects).join(','));
  }
}

/** The oldest question. */
export const useInUseQuestion = (): Question | undefined => useStore(questionStore)[0];

export function answerInUse(isConfirmed: boolean): void {
  const [question, ...rest] = questionStore.get();
  questionStore.set(rest);
  question?.answer(isConfirmed);
}
