import { listPermissions } from '@touchstone/rules/permissions';
import { ColorInput, Select, Switch, TextInput } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import { joinNames } from '../../../lib/join-names.ts';
import { useLocale } from '../../../lib/locale.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TitleTag } from '../../../ui/title-tag.tsx';
import { codeOfRole, roleOfCode, shownRoles } from '../list/user-filter.ts';
import { permissionMessages } from '../permission-messages.ts';
import { roleMessages } from '../role-messages.ts';
import { editMessages } from './edit-messages.ts';
import classes from './edit.module.css';
import type { EditForm } from './use-edit-form.ts';

const titleColors = ['#946409', '#c22f3d', '#a85b00', '#12805c', '#0f6e9c', '#2b4fc7', '#7a3fb0', '#5b6675'];

interface RightsFieldsProps {
  form: Pick<EditForm, 'getInputProps' | 'values'>;
  protection: 'root' | 'self' | undefined;
}

export function RightsFields({ form, protection }: RightsFieldsProps) {
  const m = useMessages(editMessages);
  const roles = useMessages(roleMessages);
  const isProtected = protection !== undefined;
  return (
    <fieldset className={classes['section']}>
      <legend>{m.rights}</legend>
      {isProtected && (
        <p className={classes['note']}>{protection === 'root' ? m.protectedRoot : m.protectedSelf}</p>
      )}
      <Select
        {...form.getInputProps('role')}
        label={m.role}
        description={<RoleCaption code={form.values.role} />}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={shownRoles.map((role) => ({ value: codeOfRole(role), label: roles[role] }))}
        allowDeselect={false}
        disabled={isProtected}
      />
      <Switch
        {...form.getInputProps('isBanned', { type: 'checkbox' })}
        label={m.banned}
        description={m.bannedText}
        disabled={isProtected}
      />
    </fieldset>
  );
}

/** The permissions of the chosen role. */
function RoleCaption({ code }: { code: string }) {
  const m = useMessages(editMessages);
  const captions = useMessages(permissionMessages);
  const locale = useLocale();
  const role = roleOfCode(Number(code));
  if (role === undefined) return null;
  const names = listPermissions(role).map((permission) => captions[permission]);
  return (
    <>
      {m.allowed}
      {joinNames(names, locale)}
    </>
  );
}

export function TitleFields({ form }: { form: Pick<EditForm, 'getInputProps' | 'values'> }) {
  const m = useMessages(editMessages);
  const { titleName, titleColor } = form.values;
  return (
    <fieldset className={classes['section']}>
      <legend>{m.titleSection}</legend>
      <div className={classes['pair']}>
        <TextInput {...form.getInputProps('titleName')} label={m.titleName} autoComplete="off" />
        <ColorInput
          {...form.getInputProps('titleColor')}
          label={m.titleColor}
          placeholder="#946409"
          swatches={titleColors}
          swatchesPerRow={8}
          withEyeDropper={false}
          autoComplete="off"
        />
      </div>
      <div className={classes['preview']}>
        <span>{m.preview}</span>
        {titleName.trim() === '' ? m.noTitle : <TitleTag name={titleName.trim()} color={titleColor} />}
      </div>
    </fieldset>
  );
}

export function PasswordFields({ form }: { form: Pick<EditForm, 'getInputProps' | 'values'> }) {
  const m = useMessages(editMessages);
  return (
    <fieldset className={classes['section']}>
      <legend>{m.security}</legend>
      <Switch
        {...form.getInputProps('hasNewPassword', { type: 'checkbox' })}
        label={m.newPassword}
        description={m.newPasswordText}
      />
      {form.values.hasNewPassword && (
        <PasswordField
          {...form.getInputProps('password')}
          label={m.password}
          autoComplete="new-password"
          strengthOf={form.values.password}
        />
      )}
    </fieldset>
  );
}
