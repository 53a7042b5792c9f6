import { Anchor, Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState, type ReactNode } from 'react';
import { openAccountDialog } from '../../../lib/account-dialog.ts';
import { findLoginPasswordProblem, findUsernameProblem } from '../../../lib/account-field-rules.ts';
import { getLoginName } from '../../../lib/login-name.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showProblem } from '../../../ui/field-problem.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import classes from '../account-dialogs.module.css';
import type { PuzzleAnswer } from '../api/login.ts';
import { puzzleMessages } from '../puzzle/puzzle-messages.ts';
import { SlidePuzzle } from '../puzzle/slide-puzzle.tsx';
import { loginMessages } from './login-messages.ts';
import { useAccountLogin, type SendLogin } from './use-account-login.ts';

export function AccountLoginForm({ send }: { send?: SendLogin }) {
  const m = useMessages(loginMessages);
  const puzzleTexts = useMessages(puzzleMessages);
  const { isBusy, needsPuzzle, puzzleNumber, drawAnotherPuzzle, attempt } = useAccountLogin(send);
  const [formFailure, setFormFailure] = useState<string>();
  const [puzzleProblem, setPuzzleProblem] = useState<ReactNode>(null);
  const [isNameKnown] = useState(getLoginName() !== '');
  const form = useForm({
    initialValues: { username: getLoginName(), password: '' },
    validate: {
      username: (username) => showProblem(findUsernameProblem(username)),
      password: (password) => showProblem(findLoginPasswordProblem(password)),
    },
  });

  const submit = async (values: typeof form.values, puzzle?: PuzzleAnswer) => {
    setFormFailure(undefined);
    setPuzzleProblem(null);
    if (needsPuzzle && puzzle === undefined) {
      setPuzzleProblem(puzzleTexts.solveFirst);
      return;
    }
    const failure = await attempt(values, puzzle);
    if (failure === undefined) return;
    if (failure.field === 'puzzle') {
      setPuzzleProblem(failure.text);
      return;
    }
    if (failure.field === undefined) setFormFailure(failure.text);
    else form.setFieldError(failure.field, failure.text);
    form.getInputNode<HTMLInputElement, 'username' | 'password'>(failure.field ?? 'password')?.select();
  };

  return (
    <form className={classes['form']} noValidate onSubmit={form.onSubmit((values) => submit(values))}>
      {formFailure !== undefined && <FormAlert kind="error">{formFailure}</FormAlert>}
      <TextInput
        {...form.getInputProps('username')}
        label={m.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus={!isNameKnown || undefined}
      />
      <div className={classes['withAside']}>
        <PasswordField
          {...form.getInputProps('password')}
          label={m.password}
          autoComplete="current-password"
          data-autofocus={isNameKnown || undefined}
        />
        <Anchor
          component="button"
          type="button"
          className={classes['aside'] ?? ''}
          onClick={() => openAccountDialog('ResetPwd')}
        >
          {m.forgot}
        </Anchor>
      </div>
      {needsPuzzle && (
        <SlidePuzzle
          number={puzzleNumber}
          problem={puzzleProblem}
          isChecking={isBusy}
          takesFocus={puzzleProblem !== null}
          onRefresh={drawAnotherPuzzle}
          onPlaced={(answer) => form.onSubmit((values) => submit(values, answer))()}
        />
      )}
      <Button type="submit" fullWidth size="md" loading={isBusy}>
        {m.submit}
      </Button>
    </form>
  );
}
