import { MultiSelect, Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { canFreeze } from '@touchstone/rules/contests/contest-time';
import { formatDateTime } from '../../../lib/dates.ts';
import { localLanguageNamesQuery } from '../../../lib/language-list.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { FormSection } from '../../../ui/settings-form/form-section.tsx';
import { ChoiceField } from '../../../ui/choice/choice-field.tsx';
import { contestFormMessages } from './contest-form-messages.ts';
import classes from './contest-form.module.css';
import {
  chooseOwnFreeze,
  chooseResultMode,
  resultModeOf,
  resultModes,
  shownNames,
  toRuled,
} from './contest-values.ts';
import { StarsField } from './stars-field.tsx';
import type { ContestForm } from './use-contest-form.ts';

export function BoardSection({ form }: { form: ContestForm }) {
  const m = useMessages(contestFormMessages);
  const { values } = form;
  const mode = resultModeOf(values);
  return (
    <FormSection title={m.board} description={m.boardText}>
      <ChoiceField
        label={m.results}
        hint={m.resultTexts[values.scoring][mode]}
        field="sealRank"
        value={mode}
        choices={resultModes.map((value) => ({ value, label: m.resultModes[value] }))}
        onChange={(value) => form.set(chooseResultMode(values, value))}
      />
      {values.isFrozen && <FreezeFields form={form} isFromStart={mode === 'hidden'} />}
      <Switch
        label={m.outside}
        description={m.outsideText}
        checked={values.hasOutsideBoard}
        onChange={(event) => form.set({ hasOutsideBoard: event.currentTarget.checked })}
      />
      <ChoiceField
        label={m.shownName}
        field="rankShowName"
        value={values.shownName}
        choices={shownNames.map((value) => ({ value, label: m.shownNames[value] }))}
        onChange={(value) => form.set({ shownName: value })}
      />
      <StarsField form={form} />
    </FormSection>
  );
}

function FreezeFields({ form, isFromStart }: { form: ContestForm; isFromStart: boolean }) {
  const m = useMessages(contestFormMessages);
  const { isUnfrozenAtEnd } = form.values;
  return (
    <div className={classes['group']}>
      {!isFromStart && <FreezeTimeField form={form} />}
      <Switch
        label={m.unsealed}
        description={m.unsealedText}
        checked={isUnfrozenAtEnd}
        onChange={(event) => form.set({ isUnfrozenAtEnd: event.currentTarget.checked })}
      />
    </div>
  );
}

const lateChoices = ['half-hour', 'hour', 'own'] as const;
type LateChoice = (typeof lateChoices)[number];

/** A common choice, or any time to the minute. */
function FreezeTimeField({ form }: { form: ContestForm }) {
  const m = useMessages(contestFormMessages);
  const locale = useLocale();
  const { freezeChoice, ownFreeze } = form.values;
  const { startMs, endMs, frozenFromMs } = toRuled(form.values);
  const isKnown = frozenFromMs !== null && !Number.isNaN(frozenFromMs);
  const isOwn = freezeChoice === 'own';
  return (
    <>
      <ChoiceField<LateChoice>
        label={m.sealFrom}
        hint={!isOwn && isKnown ? m.sealOwn(formatDateTime(new Date(frozenFromMs), locale)) : undefined}
        error={isOwn ? undefined : form.errorOf('sealRankTime')}
        {...(!isOwn && { field: 'sealRankTime' })}
        value={freezeChoice === 'whole' ? 'own' : freezeChoice}
        choices={lateChoices.map((value) => ({
          value,
          label: m.seals[value],
          isDisabled: value !== 'own' && !canFreeze(value, (endMs - startMs) / 1000),
        }))}
        onChange={(value) => {
          form.set(value === 'own' ? chooseOwnFreeze(form.values) : { freezeChoice: value });
          form.visit('sealRankTime');
        }}
      />
      {isOwn && (
        <TextInput
          type="datetime-local"
          label={m.sealTime}
          data-field="sealRankTime"
          value={ownFreeze}
          error={form.errorOf('sealRankTime')}
          onChange={(event) => form.set({ ownFreeze: event.currentTarget.value })}
          onBlur={() => form.visit('sealRankTime')}
        />
      )}
    </>
  );
}

function LanguagesField({ form }: { form: ContestForm }) {
  const m = useMessages(contestFormMessages);
  const known = useQuery(localLanguageNamesQuery).data ?? [];
  const { languages } = form.values;
  return (
    <MultiSelect
      label={m.languages}
      description={m.languagesText}
      placeholder={languages.length === 0 ? m.languagesAll : ''}
      data-field="languages"
      data={[...new Set([...known, ...languages])]}
      value={[...languages]}
      error={form.errorOf('languages')}
      searchable
      clearable
      hidePickedOptions
      clearButtonProps={{ 'aria-label': m.languagesClear }}
      onChange={(names) => form.set({ languages: names })}
    />
  );
}

export function ServiceSection({ form }: { form: ContestForm }) {
  const m = useMessages(contestFormMessages);
  return (
    <FormSection title={m.service} description={m.serviceText}>
      <Switch
        label={m.prints}
        description={m.printsText}
        checked={form.values.takesPrints}
        onChange={(event) => form.set({ takesPrints: event.currentTarget.checked })}
      />
      {form.values.isFrozen && (
        <Switch
          label={m.balloons}
          description={m.balloonsText}
          checked={form.values.hasBalloonsInFreeze}
          onChange={(event) => form.set({ hasBalloonsInFreeze: event.currentTarget.checked })}
        />
      )}
      <Switch
        label={m.late}
        description={m.lateText}
        checked={form.values.takesLateWork}
        onChange={(event) => form.set({ takesLateWork: event.currentTarget.checked })}
      />
      {form.scope.groupId === undefined && (
        <Switch
          label={m.apart}
          description={m.apartText}
          data-field="testRunsApart"
          checked={form.values.keepsTestRunsApart}
          onChange={(event) => form.set({ keepsTestRunsApart: event.currentTarget.checked })}
        />
      )}
      <LanguagesField form={form} />
    </FormSection>
  );
}
