import { Switch, TagsInput, TextInput } from '@mantine/core';
import { contestLimits } from '@touchstone/contract/contest-limits';
import { useMessages } from '../../../lib/messages.ts';
import { hintBelow } from '../../../ui/hint-below.ts';
import { FormSection } from '../../../ui/settings-form/form-section.tsx';
import { audiences } from '../contest-codes.ts';
import { previewRange, type AccountRange } from './account-range.ts';
import { ChoiceField } from '../../../ui/choice/choice-field.tsx';
import { FieldNote } from '../../../ui/field-parts/field-note.tsx';
import { contestFormMessages } from './contest-form-messages.ts';
import classes from './contest-form.module.css';
import type { ContestForm } from './use-contest-form.ts';

export function AudienceSection({ form }: { form: ContestForm }) {
  const m = useMessages(contestFormMessages);
  const { audience, password, isLimited } = form.values;
  const error = form.errorOf('pwd');
  const texts = form.scope.groupId === undefined ? m.audienceTexts : m.groupAudienceTexts;
  return (
    <FormSection title={m.audience} description={m.audienceText}>
      <ChoiceField
        label={m.audience}
        hint={texts[audience]}
        field="auth"
        value={audience}
        choices={audiences.map((value) => ({ value, label: m.audiences[value] }))}
        onChange={(value) => form.set({ audience: value })}
      />
      {audience !== 'public' && (
        <TextInput
          label={m.password}
          withAsterisk
          data-field="pwd"
          autoComplete="off"
          value={password}
          {...hintBelow(m.passwordHint, error)}
          error={error}
          maxLength={contestLimits.passwordMaximum}
          onChange={(event) => form.set({ password: event.currentTarget.value })}
          onBlur={() => form.visit('pwd')}
        />
      )}
      <Switch
        label={m.limited}
        description={m.limitedText}
        checked={isLimited}
        onChange={(event) => form.set({ isLimited: event.currentTarget.checked })}
      />
      {isLimited && <RangeFields form={form} />}
    </FormSection>
  );
}

const parts = ['prefix', 'from', 'to', 'suffix'] as const;

function RangeFields({ form }: { form: ContestForm }) {
  const m = useMessages(contestFormMessages);
  const { range } = form.values;
  const error = form.errorOf('accountLimitRule');
  const change = (changes: Partial<AccountRange>) => form.set({ range: { ...range, ...changes } });
  return (
    <div
      className={classes['group']}
      data-field="accountLimitRule"
      onBlur={() => form.visit('accountLimitRule')}
    >
      <div className={classes['four']}>
        {parts.map((part) => (
          <TextInput
            key={part}
            label={m[part]}
            autoComplete="off"
            {...((part === 'from' || part === 'to') && {
              inputMode: 'numeric',
              maxLength: 9,
              'data-field': 'accountLimitRule',
              'data-reasons': 'numbersInvalid',
            })}
            value={range[part]}
            onChange={(event) => change({ [part]: event.currentTarget.value })}
          />
        ))}
      </div>
      <TagsInput
        label={m.extra}
        {...hintBelow(m.extraHint, undefined)}
        value={[...range.extra]}
        splitChars={[',', '，', ' ', ';']}
        acceptValueOnBlur
        onChange={(extra) => change({ extra })}
      />
      {error === undefined ? <RangePreview range={range} /> : <FieldNote error={error} />}
    </div>
  );
}

function RangePreview({ range }: { range: AccountRange }) {
  const m = useMessages(contestFormMessages);
  const { count, first, last } = previewRange(range);
  return (
    <div role="status">
      <FieldNote hint={count === 0 ? m.previewNone : m.preview(count)} />
      <div className={classes['names']}>
        {first.map((name) => (
          <code key={name}>{name}</code>
        ))}
        {last !== undefined && (
          <>
            … <code>{last}</code>
          </>
        )}
      </div>
    </div>
  );
}
