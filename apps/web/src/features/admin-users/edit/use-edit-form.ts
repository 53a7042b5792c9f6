import { accountLimits } from '@touchstone/contract/account-limits';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  findEmailProblem,
  findPasswordProblem,
  findUsernameProblem,
} from '../../../lib/account-field-rules.ts';
import { toFormErrors, toFormFailure, type FieldOfCode } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { showProblem, showTooLong } from '../../../ui/field-problem.tsx';
import { editUser } from '../api/edit-user.ts';
import { usersKey, type User } from '../../../lib/admin-api/list-users.ts';
import { editMessages } from './edit-messages.ts';
import { isTitleColor, toEdit, toValues, type UserValues } from './user-values.ts';

/** The field of each error code. */
const fieldOfCode: FieldOfCode<keyof UserValues> = {
  usernameTaken: 'username',
  usernameLength: 'username',
  usernameCharacters: 'username',
  usernameScripts: 'username',
  usernameLikeStaff: 'username',
  emailTaken: 'email',
  emailFormat: 'email',
  passwordLength: 'password',
  titleLength: 'titleName',
  titleColorFormat: 'titleColor',
};

const fieldRules = {
  username: (username: string) => showProblem(findUsernameProblem(username)),
  nickname: (text: string) => showTooLong(text, accountLimits.nicknameMaximum),
  realname: (text: string) => showTooLong(text, accountLimits.realnameMaximum),
  email: (email: string) => (email.trim() === '' ? null : showProblem(findEmailProblem(email))),
  school: (text: string) => showTooLong(text, accountLimits.schoolMaximum),
  number: (text: string) => showTooLong(text, accountLimits.studentNumberMaximum),
  cfUsername: (text: string) => showTooLong(text, accountLimits.codeforcesUsernameMaximum),
  github: (text: string) => showTooLong(text, accountLimits.githubMaximum),
  blog: (text: string) => showTooLong(text, accountLimits.blogMaximum),
  titleName: (text: string) => showTooLong(text, accountLimits.titleMaximum),
  password: (password: string, values: UserValues) =>
    values.hasNewPassword ? showProblem(findPasswordProblem(password)) : null,
};

export function useEditForm(user: User, onSaved: () => void) {
  const m = useMessages(editMessages);
  const client = useQueryClient();
  const form = useForm<UserValues>({
    initialValues: toValues(user),
    validate: { ...fieldRules, titleColor: (color) => (isTitleColor(color) ? null : m.titleColorWrong) },
  });
  const save = useMutation({
    mutationFn: (values: UserValues) => editUser(toEdit(user.uid, values)),
    onSuccess: async (_answer, values) => {
      showToast('success', m.done(values.username.trim()));
      onSaved();
      await client.invalidateQueries({ queryKey: usersKey });
    },
    onError: (error) => {
      const { field, text } = toFormFailure(error, fieldOfCode);
      if (field !== undefined) form.setFieldError(field, text);
    },
  });
  return { form, save, problem: toFormErrors(save.error, fieldOfCode).refusal };
}

export type EditForm = ReturnType<typeof useEditForm>['form'];
