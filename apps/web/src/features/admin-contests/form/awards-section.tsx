import { ActionIcon, Button, ColorInput, NumberInput, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ContestFormReason } from '@touchstone/contract/contest-form';
import { contestLimits } from '@touchstone/contract/contest-limits';
import type { AwardRule } from '@touchstone/rules/contests/awards';
import { useMessages } from '../../../lib/messages.ts';
import { FormSection } from '../../../ui/settings-form/form-section.tsx';
import { ChoiceField } from '../../../ui/choice/choice-field.tsx';
import { FieldNote } from '../../../ui/field-parts/field-note.tsx';
import { contestFormMessages } from './contest-form-messages.ts';
import { listDefaultAwards } from './default-awards.ts';
import classes from './contest-form.module.css';
import { awardTypes } from './contest-values.ts';
import type { ContestForm } from './use-contest-form.ts';

export function AwardsSection({ form }: { form: ContestForm }) {
  const m = useMessages(contestFormMessages);
  const { awardType } = form.values;
  return (
    <FormSection title={m.awards} description={m.awardsText}>
      <ChoiceField
        label={m.awardType}
        field="awardType"
        value={awardType}
        choices={awardTypes.map((value) => ({ value, label: m.awardTypes[value] }))}
        onChange={(value) => form.set({ awardType: value })}
      />
      {awardType !== 'none' && <AwardRows form={form} />}
    </FormSection>
  );
}

function AwardRows({ form }: { form: ContestForm }) {
  const m = useMessages(contestFormMessages);
  const { awards, awardType } = form.values;
  const error = form.errorOf('awardConfigList');
  const amountName = awardType === 'proportion' ? m.awardShare : m.awardNumber;
  const setAwards = (rows: readonly AwardRule[]) => {
    form.set({ awards: rows });
    form.visit('awardConfigList');
  };
  const add = () => {
    const priority = Math.max(0, ...awards.map((award) => award.priority)) + 1;
    setAwards([...awards, { priority, name: '', background: '#3b82f6', color: '#fff', amount: 10 }]);
  };
  return (
    <div className={classes['awards']} data-field="awardConfigList">
      <div className={classes['award']} data-head aria-hidden="true">
        <span>{m.awardPriority}</span>
        <span>{m.awardName}</span>
        <span>{m.awardBackground}</span>
        <span>{m.awardColor}</span>
        <span>{amountName}</span>
      </div>
      {numberRows(awards).map(({ award, index, key }) => (
        <AwardRow
          key={key}
          award={award}
          row={index + 1}
          amountName={amountName}
          onChange={(changed) => setAwards(awards.with(index, changed))}
          onRemove={() => setAwards(awards.toSpliced(index, 1))}
        />
      ))}
      <FieldNote error={error} />
      <div className={classes['buttons']}>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.75} />}
          disabled={awards.length >= contestLimits.awardsMaximum}
          onClick={add}
        >
          {m.awardAdd}
        </Button>
        <Button variant="subtle" onClick={() => setAwards(listDefaultAwards())}>
          {m.awardDefaults}
        </Button>
      </div>
    </div>
  );
}

interface AwardRowProps {
  award: AwardRule;
  row: number;
  amountName: string;
  onChange: (award: AwardRule) => void;
  onRemove: () => void;
}

/** Rows have no id and are never moved, so the index is the key. */
const numberRows = (awards: readonly AwardRule[]) =>
  awards.map((award, index) => ({ award, index, key: `award ${String(index)}` }));

/** Validation refuses NaN. */
const parseNumber = (typed: number | string): number => (typed === '' ? NaN : Number(typed));

function AwardRow({ award, row, amountName, onChange, onRemove }: AwardRowProps) {
  const m = useMessages(contestFormMessages);
  const cell = (...reasons: ContestFormReason[]) => ({
    'data-field': 'awardConfigList',
    'data-row': row,
    'data-reasons': reasons.join(' '),
  });
  return (
    <div className={classes['award']}>
      <NumberInput
        {...cell('awardPriorityInvalid')}
        aria-label={m.awardField(m.awardPriority, row)}
        value={Number.isNaN(award.priority) ? '' : award.priority}
        hideControls
        onChange={(typed) => onChange({ ...award, priority: parseNumber(typed) })}
      />
      <TextInput
        {...cell('awardNameMissing', 'awardNameTooLong')}
        aria-label={m.awardField(m.awardName, row)}
        value={award.name}
        maxLength={contestLimits.awardNameMaximum}
        onChange={(event) => onChange({ ...award, name: event.currentTarget.value })}
      />
      <ColorInput
        withEyeDropper={false}
        {...cell('awardColorInvalid')}
        aria-label={m.awardField(m.awardBackground, row)}
        value={award.background}
        onChange={(background) => onChange({ ...award, background })}
      />
      <ColorInput
        withEyeDropper={false}
        {...cell('awardColorInvalid')}
        aria-label={m.awardField(m.awardColor, row)}
        value={award.color}
        onChange={(color) => onChange({ ...award, color })}
      />
      <NumberInput
        {...cell('awardShareInvalid', 'awardNumberInvalid')}
        aria-label={m.awardField(amountName, row)}
        value={Number.isNaN(award.amount) ? '' : award.amount}
        hideControls
        onChange={(typed) => onChange({ ...award, amount: parseNumber(typed) })}
      />
      <ActionIcon size={36} aria-label={m.awardRemove(award.name)} onClick={onRemove}>
        <IconTrash size={16} stroke={1.75} />
      </ActionIcon>
    </div>
  );
}
