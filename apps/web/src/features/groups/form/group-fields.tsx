import { ActionIcon, Radio, Switch, TextInput, Tooltip } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { groupAccesses, groupLimits, type GroupAccess } from '@touchstone/contract/group-limits';
import type { ReactNode } from 'react';
import type { FormErrors } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { groupMessages } from '../group-messages.ts';
import { groupFormMessages } from './group-form-messages.ts';
import classes from './group-form.module.css';
import { hasCode, makeCode, randomBelow, type GroupField } from './group-values.ts';
import type { GroupFormControl } from './use-group-form.ts';

export interface GroupFieldsProps {
  form: GroupFormControl;
  /** What the server refused. */
  refused: FormErrors<GroupField>;
}

export const errorOf = ({ form, refused }: GroupFieldsProps, field: GroupField): ReactNode =>
  form.errors[field] ?? refused.errorOf(field);

/** Name, short name and brief. */
export function NameFields(props: GroupFieldsProps) {
  const m = useMessages(groupFormMessages);
  const { form } = props;
  return (
    <>
      <TextInput
        {...form.getInputProps('name')}
        label={m.name}
        description={m.nameHint}
        error={errorOf(props, 'name')}
        maxLength={groupLimits.nameMaximum}
        data-autofocus
        required
      />
      <TextInput
        {...form.getInputProps('shortName')}
        label={m.shortName}
        description={m.shortNameHint}
        error={errorOf(props, 'shortName')}
        maxLength={groupLimits.shortNameMaximum}
        required
      />
      <TextInput
        {...form.getInputProps('brief')}
        label={m.brief}
        description={m.briefHint}
        error={errorOf(props, 'brief')}
        maxLength={groupLimits.briefMaximum}
        required
      />
    </>
  );
}

/** How users join, the code, and whether the group is listed. */
export function AccessFields(props: GroupFieldsProps) {
  const m = useMessages(groupFormMessages);
  const words = useMessages(groupMessages);
  const { form } = props;
  return (
    <>
      <Radio.Group
        {...form.getInputProps('access')}
        onChange={(access) => form.setFieldValue('access', access as GroupAccess)}
        label={m.access}
        error={errorOf(props, 'access')}
        required
      >
        <div className={classes['accesses']}>
          {groupAccesses.map((access) => (
            <Radio
              key={access}
              value={access}
              label={words.accesses[access]}
              description={words.accessHints[access]}
            />
          ))}
        </div>
      </Radio.Group>
      {hasCode(form.values.access) && <CodeField {...props} />}
      <Switch
        {...form.getInputProps('isVisible', { type: 'checkbox' })}
        label={m.visible}
        description={m.visibleHint}
      />
    </>
  );
}

function CodeField(props: GroupFieldsProps) {
  const m = useMessages(groupFormMessages);
  const { form } = props;
  return (
    <TextInput
      {...form.getInputProps('code')}
      className={classes['code'] ?? ''}
      label={m.code}
      description={m.codeHint}
      error={errorOf(props, 'code')}
      maxLength={groupLimits.codeLength}
      autoComplete="off"
      rightSection={
        <Tooltip label={m.makeCode}>
          <ActionIcon
            size={28}
            aria-label={m.makeCode}
            onClick={() => form.setFieldValue('code', makeCode(randomBelow))}
          >
            <IconRefresh size={16} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      }
      required
    />
  );
}
