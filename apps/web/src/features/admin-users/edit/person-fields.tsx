import { Select, TextInput } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import { editMessages } from './edit-messages.ts';
import classes from './edit.module.css';
import type { EditForm } from './use-edit-form.ts';

const genders = ['secrecy', 'female', 'male'] as const;

export function ProfileFields({ form }: { form: Pick<EditForm, 'getInputProps'> }) {
  const m = useMessages(editMessages);
  const field = { autoComplete: 'off', spellCheck: false };
  return (
    <fieldset className={classes['section']}>
      <legend>{m.person}</legend>
      <div className={classes['pair']}>
        <TextInput {...form.getInputProps('username')} {...field} label={m.username} />
        <TextInput {...form.getInputProps('nickname')} {...field} label={m.nickname} />
      </div>
      <TextInput {...form.getInputProps('email')} {...field} label={m.email} type="email" />
      <div className={classes['pair']}>
        <TextInput {...form.getInputProps('realname')} {...field} label={m.realname} />
        <Select
          {...form.getInputProps('gender')}
          label={m.gender}
          data={genders.map((gender) => ({ value: gender, label: m.genders[gender] }))}
          allowDeselect={false}
        />
      </div>
      <div className={classes['pair']}>
        <TextInput {...form.getInputProps('school')} {...field} label={m.school} />
        <TextInput {...form.getInputProps('number')} {...field} label={m.number} />
      </div>
      <div className={classes['pair']}>
        <TextInput {...form.getInputProps('github')} {...field} label={m.github} />
        <TextInput {...form.getInputProps('blog')} {...field} label={m.blog} />
      </div>
      <TextInput {...form.getInputProps('cfUsername')} {...field} label={m.cfUsername} />
    </fieldset>
  );
}
