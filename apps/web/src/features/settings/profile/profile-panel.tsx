import { SegmentedControl, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { UserInfo } from '@touchstone/contract';
import { useId, useState } from 'react';
import { toFormFailure } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { session } from '../../../lib/session.ts';
import { showToast } from '../../../lib/toasts.ts';
import { showTooLong } from '../../../ui/field-problem.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx';
import { changeUserInfo } from '../api/change-user-info.ts';
import { AvatarSection } from '../avatar/avatar-section.tsx';
import { SettingsSection } from '../settings-section.tsx';
import {
  genders,
  profileMaximums,
  profileValuesOf,
  type ProfileTextField,
  type ProfileValues,
} from './profile-fields.ts';
import { profileMessages } from './profile-messages.ts';
import classes from './profile-panel.module.css';
import { SignatureEditor } from './signature-editor.tsx';

const shortFields: readonly Exclude<ProfileTextField, 'signature'>[] = [
  'nickname',
  'realname',
  'school',
  'number',
  'cfUsername',
  'github',
  'blog',
];

const lengthRule = (field: ProfileTextField) => (text: string) => showTooLong(text, profileMaximums[field]);

const rules = {
  nickname: lengthRule('nickname'),
  realname: lengthRule('realname'),
  school: lengthRule('school'),
  number: lengthRule('number'),
  cfUsername: lengthRule('cfUsername'),
  github: lengthRule('github'),
  blog: lengthRule('blog'),
  signature: lengthRule('signature'),
};

function useProfileForm(user: UserInfo) {
  const m = useMessages(profileMessages);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useForm<ProfileValues>({
    initialValues: profileValuesOf(user),
    validate: rules,
    validateInputOnChange: true,
  });
  const submit = async (values: ProfileValues) => {
    setFailure(undefined);
    setBusy(true);
    try {
      const saved = await changeUserInfo(values);
      session.setUser(saved);
      form.setInitialValues(profileValuesOf(saved));
      form.setValues(profileValuesOf(saved));
      showToast('success', m.saved);
    } catch (error) {
      setFailure(toFormFailure(error, {}).text);
    } finally {
      setBusy(false);
    }
  };
  return { form, failure, isBusy, submit };
}

export function ProfilePanel({ user }: { user: UserInfo }) {
  const m = useMessages(profileMessages);
  const { form, failure, isBusy, submit } = useProfileForm(user);
  const isDirty = form.isDirty();
  return (
    <>
      <AvatarSection user={user} />
      <form className={classes['root']} noValidate onSubmit={form.onSubmit(submit)}>
        <SettingsSection title={m.title} text={m.text}>
          <ProfileFields form={form} />
        </SettingsSection>
        <SettingsSection title={m.signatureTitle} text={m.signatureText} isWide>
          <SignatureEditor
            {...form.getInputProps('signature')}
            value={form.values.signature}
            maximum={profileMaximums.signature}
          />
        </SettingsSection>
        {failure !== undefined && <FormAlert kind="error">{failure}</FormAlert>}
        <SaveBar isDirty={isDirty} isSaving={isBusy} isApart onDiscard={form.reset} />
      </form>
      <UnsavedGuard isDirty={isDirty && !isBusy} />
    </>
  );
}

function ProfileFields({ form }: { form: ReturnType<typeof useProfileForm>['form'] }) {
  const m = useMessages(profileMessages);
  const genderLabel = useId();
  return (
    <div className={classes['fields']}>
      {shortFields.map((field) => (
        <TextInput key={field} {...form.getInputProps(field)} label={m.fields[field]} autoComplete="off" />
      ))}
      <div>
        <div id={genderLabel} className={classes['label']}>
          {m.gender}
        </div>
        <SegmentedControl
          fullWidth
          aria-labelledby={genderLabel}
          data={genders.map((gender) => ({ value: gender, label: m.genders[gender] }))}
          value={form.values.gender}
          onChange={(value) =>
            form.setFieldValue('gender', genders.find((gender) => gender === value) ?? 'secrecy')
          }
        />
      </div>
    </div>
  );
}
