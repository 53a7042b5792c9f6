import { NumberInput, Switch } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import { hintBelow } from '../../../ui/hint-below.ts';
import { useMembershipWords } from '../../../ui/membership/membership-words.ts';
import classes from '../admin-membership.module.css';
import { settingsMessages } from './settings-messages.ts';
import { numberFields, numberLimits, type MembershipForm, type NumberField } from './settings-values.ts';

/** One box per level, from users without a membership up. */
export function BenefitsFields({ form }: { form: MembershipForm }) {
  const { levelOf } = useMembershipWords();
  return (
    <div className={classes['levels']}>
      {form.values.benefits.map((_level, level) => (
        // oxlint-disable-next-line react/no-array-index-key -- the index is the level
        <fieldset key={level} className={classes['level']}>
          <legend>{levelOf(level)}</legend>
          <LevelFields form={form} level={level} />
        </fieldset>
      ))}
    </div>
  );
}

function LevelFields({ form, level }: { form: MembershipForm; level: number }) {
  const m = useMessages(settingsMessages);
  const labels: Record<NumberField, string> = {
    assistantQuota: m.assistant,
    submitInterval: m.interval,
    discussionsPerDay: m.discussions,
  };
  return (
    <>
      <Switch
        {...form.getInputProps(`benefits.${String(level)}.canReadSolutions`, { type: 'checkbox' })}
        label={m.solutions}
      />
      {numberFields.map((field) => {
        const path = `benefits.${String(level)}.${field}`;
        return (
          <NumberInput
            key={field}
            {...form.getInputProps(path)}
            label={labels[field]}
            {...(numberLimits[field].isOptional && hintBelow(m.usual, form.errors[path]))}
            allowDecimal={false}
            allowNegative={false}
          />
        );
      })}
    </>
  );
}
