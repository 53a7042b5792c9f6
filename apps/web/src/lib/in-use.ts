/**
 * How this works: the server refuses a change of something in use, with its effects (`changeInUse`). The API client then asks
 * here: a dialog over the page says what would happen (`ui/in-use/in-use-gate.tsx`), and the request is sent again with these
 * effects as its `confirm`. If the user goes back, it fails with the error of the server.
 */
import { ApiError } from '@touchstone/api-client/api-error';
import { listEffects, type Effects } from '@touchstone/contract/in-use';
import { createStore, useStore } from './external-store.ts';

interface Question {
  effects: Effects;
  answer: (isConfirmed: boolean) => void;
}

const questionStore = createStore<readonly Question[]>([]);

/** For forms: the user went back, so there is nothing to report. */
export const isChangeInUse = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'changeInUse';

export async function confirmChange(effects: Effects): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  questionStore.set([...questionStore.get(), { effects, answer: resolve }]);
  return (await promise) ? listEffects(effects).join(',') : undefined;
}

/** The oldest question. */
export const useInUseQuestion = (): Question | undefined => useStore(questionStore)[0];

export function answerInUse(isConfirmed: boolean): void {
  const [question, ...rest] = questionStore.get();
  questionStore.set(rest);
  question?.answer(isConfirmed);
}
