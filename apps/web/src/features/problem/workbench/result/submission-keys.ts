/**
 * The key of the next submission.
 *
 * A lost answer leaves the user in doubt whether the program was accepted. The user presses the button again; the same program
 * has the same key, and the server stores it once. After an answer the next submission has a new key, also of the same
 * program: the user wants it judged again.
 */
import type { ProblemContext } from '../workbench-problem.ts';

interface Program {
  problem: { problemId: string };
  context: ProblemContext;
  language: string;
  code: string;
}

export interface SubmissionKeys {
  readonly keyOf: (program: Program) => string;
  /** The server has answered. */
  readonly forget: () => void;
}

export function createSubmissionKeys(): SubmissionKeys {
  let last: { text: string; key: string } | undefined;
  return {
    keyOf: ({ problem: { problemId }, context, language, code }) => {
      const text = JSON.stringify([problemId, context, language, code]);
      if (last?.text !== text) last = { text, key: createKey() };
      return last.key;
    },
    forget: () => {
      last = undefined;
    },
  };
}

/** `randomUUID` does not exist over plain HTTP. */
const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
