import { FormAlert } from '../form-alert.tsx';
import { hintBelow } from '../hint-below.ts';
import { PasswordField } from '../password-field.tsx';
import type { usePasswordChange } from './use-password-change.ts';

interface PasswordChangeFieldsProps extends Pick<ReturnType<typeof usePasswordChange>, 'form' | 'failure'> {
  username: string;
  texts: Readonly<Record<'old' | 'new' | 'newHint' | 'again', string>>;
}

/** The current password, the new one and its repetition. */
export function PasswordChangeFields({ form, failure, username, texts }: PasswordChangeFieldsProps) {
  return (
    <>
      {failure !== undefined && <FormAlert kind="error">{failure}</FormAlert>}
      {/* Tells password managers which account this is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...form.getInputProps('old')}
        label={texts.old}
        autoComplete="current-password"
        data-autofocus
      />
      <PasswordField
        {...form.getInputProps('new')}
        label={texts.new}
        {...hintBelow(texts.newHint, form.errors['new'])}
        autoComplete="new-password"
        strengthOf={form.values.new}
      />
      <PasswordField {...form.getInputProps('again')} label={texts.again} autoComplete="new-password" />
    </>
  );
}
