import { Switch } from '@mantine/core';
import { canSeal, defaultSealChoice, sealChoices } from '@touchstone/rules/contests/contest-time';
import { formatDateTime } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { FormSection } from '../../../ui/settings-form/form-section.tsx';
import { ChoiceField } from './choice-field.tsx';
import { contestFormMessages } from './contest-form-messages.ts';
import classes from './contest-form.module.css';
import { shownNames, toRuled } from './contest-values.ts';
import { StarsField } from './stars-field.tsx';
import type { ContestForm } from './use-contest-form.ts';

export function BoardSection({ form }: { form: ContestForm }) {
  const m = useMessages(contestFormMessages);
  const { values } = form;
  const { startMs, endMs } = toRuled(values);
  const seal = (isSealed: boolean) =>
    form.set({
      isSealed,
      ...(isSealed && { sealChoice: defaultSealChoice(values.scoring, (endMs - startMs) / 1000) }),
    });
  return (
    <FormSection title={m.board} description={m.boardText}>
      <Switch
        label={m.sealed}
        description={m.sealedText}
        checked={values.isSealed}
        onChange={(event) => seal(event.currentTarget.checked)}
      />
      {values.isSealed && <SealFields form={form} />}
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

function SealFields({ form }: { form: ContestForm }) {
  const m = useMessages(contestFormMessages);
  const locale = useLocale();
  const { sealChoice, ownSealMs, isUnsealedAtEnd } = form.values;
  const { startMs, endMs, sealedFromMs } = toRuled(form.values);
  const seconds = (endMs - startMs) / 1000;
  const isKnown = sealedFromMs !== null && !Number.isNaN(sealedFromMs);
  const own =
    ownSealMs === null
      ? []
      : [{ value: 'own' as const, label: m.sealOwn(formatDateTime(new Date(ownSealMs), locale)) }];
  return (
    <div className={classes['group']}>
      <ChoiceField
        label={m.sealFrom}
        hint={isKnown ? m.sealOwn(formatDateTime(new Date(sealedFromMs), locale)) : undefined}
        error={form.errorOf('sealRankTime')}
        field="sealRankTime"
        value={sealChoice}
        choices={[
          ...sealChoices.map((value) => ({
            value,
            label: m.seals[value],
            isDisabled: !canSeal(value, seconds),
          })),
          ...own,
        ]}
        onChange={(value) => {
          form.set({ sealChoice: value });
          form.visit('sealRankTime');
        }}
      />
      <Switch
        label={m.unsealed}
        description={m.unsealedText}
        checked={isUnsealedAtEnd}
        onChange={(event) => form.set({ isUnsealedAtEnd: event.currentTarget.checked })}
      />
    </div>
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
      <Switch
        label={m.late}
        description={m.lateText}
        checked={form.values.takesLateWork}
        onChange={(event) => form.set({ takesLateWork: event.currentTarget.checked })}
      />
    </FormSection>
  );
}
