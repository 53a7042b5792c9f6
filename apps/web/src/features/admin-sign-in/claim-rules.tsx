import { ActionIcon, Button, NumberInput, Select, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMessages } from '../../lib/messages.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { providerFormMessages } from './provider-form-messages.ts';
import { newRuleKey } from './provider-values.ts';
import classes from './sign-in.module.css';
import type { ProviderForm } from './use-provider-form.ts';

/** Restrictions are no roles that a provider gives. */
const grantableRoles = ['default_user', 'problem_admin', 'admin', 'root'] as const;

type RuleKind = 'roles' | 'groups';

const newRule = (kind: RuleKind) => ({
  key: newRuleKey(),
  claim: 'groups',
  value: '',
  ...(kind === 'roles' ? { role: 'problem_admin' as const } : { groupId: '' }),
});

/** Which values of claims give roles and groups. */
export function ClaimRules({ form }: { form: ProviderForm }) {
  const m = useMessages(providerFormMessages);
  return (
    <>
      <RuleList form={form} kind="roles" title={m.roles} hint={m.rolesHint} addLabel={m.addRole} />
      <RuleList form={form} kind="groups" title={m.groups} hint={m.groupsHint} addLabel={m.addGroup} />
    </>
  );
}

interface RuleListProps {
  form: ProviderForm;
  kind: RuleKind;
  title: string;
  hint: string;
  addLabel: string;
}

function RuleList({ form, kind, title, hint, addLabel }: RuleListProps) {
  const m = useMessages(providerFormMessages);
  return (
    <fieldset className={classes['part']}>
      <legend>{title}</legend>
      <p className={classes['hint']}>{hint}</p>
      {form.values[kind].map(({ key }, index) => (
        <div key={key} className={classes['rule']}>
          <TextInput
            {...form.getInputProps(`${kind}.${String(index)}.claim`)}
            label={m.claim}
            spellCheck={false}
          />
          <TextInput
            {...form.getInputProps(`${kind}.${String(index)}.value`)}
            label={m.value}
            spellCheck={false}
          />
          <RuleTarget form={form} kind={kind} index={index} />
          <ActionIcon
            size={36}
            aria-label={m.removeRule(index + 1)}
            onClick={() => form.removeListItem(kind, index)}
          >
            <IconTrash size={18} stroke={1.75} />
          </ActionIcon>
        </div>
      ))}
      {form.errors[kind] !== undefined && <FormAlert kind="error">{form.errors[kind]}</FormAlert>}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.75} />}
          onClick={() => form.insertListItem(kind, newRule(kind))}
        >
          {addLabel}
        </Button>
      </div>
    </fieldset>
  );
}

/** What the rule gives. */
function RuleTarget({ form, kind, index }: { form: ProviderForm; kind: RuleKind; index: number }) {
  const m = useMessages(providerFormMessages);
  if (kind === 'groups')
    return (
      <NumberInput
        {...form.getInputProps(`groups.${String(index)}.groupId`)}
        label={m.groupId}
        allowDecimal={false}
        allowNegative={false}
        hideControls
      />
    );
  return (
    <Select
      {...form.getInputProps(`roles.${String(index)}.role`)}
      label={m.role}
      data={grantableRoles.map((role) => ({ value: role, label: m.roleNames[role] }))}
      allowDeselect={false}
    />
  );
}
