import { Switch } from '@mantine/core';
import { canFreeze, defaultFreezeChoice, freezeChoices } from '@touchstone/rules/contests/contest-time';
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
  const seal = (isFrozen: boolean) =>
    form.set({
      isFrozen,
      ...(isFrozen && { freezeChoice: defaultFreezeChoice(values.scoring, (endMs - startMs) / 1000) }),
    });
  return (
    <FormSection title={m.board} description={m.boardText}>
      <Switch
        label={m.sealed}
        description={m.sealedText}
        checked={values.isFrozen}
        onChange={(event) => seal(event.currentTarget.checked)}
      />
      {values.isFrozen && <FreezeFields form={form} />}
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

function FreezeFields({ form }: { form: ContestForm }) {
  const m = useMessages(contestFormMessages);
  const locale = useLocale();
  const { freezeChoice, ownFreezeMs, isUnfrozenAtEnd } = form.values;
  const { startMs, endMs, frozenFromMs } = toRuled(form.values);
  const seconds = (endMs - startMs) / 1000;
  const isKnown = frozenFromMs !== null && !Number.isNaN(frozenFromMs);
  const own =
    ownFreezeMs === null
      ? []
      : [{ value: 'own' as const, label: m.sealOwn(formatDateTime(new Date(ownFreezeMs), locale)) }];
  return (
    <div className={classes['group']}>
      <ChoiceField
        label={m.sealFrom}
        hint={isKnown ? m.sealOwn(formatDateTime(new Date(frozenFromMs), locale)) : undefined}
        error={form.errorOf('sealRankTime')}
        field="sealRankTime"
        value={freezeChoice}
        choices={[
          ...freezeChoices.map((value) => ({
            value,
            label: m.seals[value],
            isDisabled: !canFreeze(value, seconds),
          })),
          ...own,
        ]}
        onChange={(value) => {
          form.set({ freezeChoice: value });
          form.visit('sealRankTime');
        }}
      />
      <Switch
        label={m.unsealed}
        description={m.unsealedText}
        checked={isUnfrozenAtEnd}
        onChange={(event) => form.set({ isUnfrozenAtEnd: event.currentTarget.checked })}
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
