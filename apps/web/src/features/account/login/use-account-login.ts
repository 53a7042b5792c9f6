/**
 * A login with a password, and the handling of its failures.
 *
 * How this works: after repeated failures the server requires the slide puzzle and says so by the code of its refusal.
 * After as many failures on this page the puzzle is shown at once, which saves a refused request. A puzzle is valid
 * once: every attempt with a puzzle loads the next one.
 */
import type { UserInfo } from '@touchstone/contract';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/index.ts';
import { toFormFailure, type FieldOfCode } from '../../../lib/form-failure.ts';
import { setLoginName } from '../../../lib/login-name.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { login, type PuzzleAnswer } from '../api/login.ts';
import { countLoginFailure, resetLoginFailures, useIsPuzzleDue } from './login-failures.ts';
import { loginMessages } from './login-messages.ts';

export type LoginField = 'username' | 'password' | 'puzzle';

const fieldOfCode: FieldOfCode<LoginField> = {
  usernameLength: 'username',
  passwordLength: 'password',
  puzzleRequired: 'puzzle',
  puzzleFailed: 'puzzle',
};

interface Credentials {
  username: string;
  password: string;
}

export type SendLogin = (
  credentials: Credentials & { puzzle?: PuzzleAnswer | undefined },
) => Promise<UserInfo>;

export interface AccountLogin {
  isBusy: boolean;
  needsPuzzle: boolean;
  puzzleNumber: number;
  drawAnotherPuzzle: () => void;
  /** Returns the refusal, if any. */
  attempt: (
    credentials: Credentials,
    puzzle: PuzzleAnswer | undefined,
  ) => Promise<{ field: LoginField | undefined; text: string } | undefined>;
}

/** `send` is the call that checks the password. */
export function useAccountLogin(send: SendLogin = login): AccountLogin {
  const m = useMessages(loginMessages);
  const isPuzzleDue = useIsPuzzleDue();
  const [isPuzzleAsked, setPuzzleAsked] = useState(false);
  const [puzzleNumber, setPuzzleNumber] = useState(1);
  const [isBusy, setBusy] = useState(false);
  const drawAnotherPuzzle = () => setPuzzleNumber((number) => number + 1);

  const attempt: AccountLogin['attempt'] = async (credentials, puzzle) => {
    setBusy(true);
    try {
      const user = await send({ ...credentials, puzzle });
      resetLoginFailures();
      setLoginName('');
      showToast('success', m.welcome(user.nickname ?? user.username));
      return undefined;
    } catch (error) {
      // The password was correct: the dialog of the second step takes over.
      if (error instanceof ApiError && error.code === 'secondFactorRequired') return undefined;
      const failure = toFormFailure(error, fieldOfCode);
      if (failure.field === 'puzzle') setPuzzleAsked(true);
      else if (error instanceof ApiError && error.kind === 'business') countLoginFailure();
      if (puzzle !== undefined) drawAnotherPuzzle();
      return failure;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, needsPuzzle: isPuzzleDue || isPuzzleAsked, puzzleNumber, drawAnotherPuzzle, attempt };
}
