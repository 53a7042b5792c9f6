import { Switch, TextInput } from '@mantine/core';
import { contestLimits } from '@touchstone/contract/contest-limits';
import { useId, useMemo } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { MarkdownEditor } from '../../../ui/markdown-editor/markdown-editor.tsx';
import { FormSection } from '../../../ui/settings-form/form-section.tsx';
import { uploadTextFileFor } from '../../../ui/markdown-editor/upload-text-file.ts';
import { DurationText } from '../duration-text.tsx';
import { ChoiceField } from '../../../ui/choice/choice-field.tsx';
import { contestFormMessages } from './contest-form-messages.ts';
import classes from './contest-form.module.css';
import { chooseScoring, resultModeOf, scoreBases } from './contest-values.ts';
import { localZone, parseLocalMoment } from '../../../lib/local-moment.ts';
import { FieldLabel } from '../../../ui/field-parts/field-label.tsx';
import { FieldNote } from '../../../ui/field-parts/field-note.tsx';
import type { ContestForm } from './use-contest-form.ts';

export function BasicsSection({ form }: { form: ContestForm }) {
  const m = useMessages(contestFormMessages);
  const note = useId();
  const error = form.errorOf('description');
  const { groupId } = form.scope;
  const upload = useMemo(() => uploadTextFileFor(groupId), [groupId]);
  return (
    <FormSection title={m.basics} description={m.basicsText}>
      <TextInput
        label={m.title}
        withAsterisk
        data-field="title"
        autoComplete="off"
        value={form.values.title}
        error={form.errorOf('title')}
        maxLength={contestLimits.titleMaximum}
        onChange={(event) => form.set({ title: event.currentTarget.value })}
        onBlur={() => form.visit('title')}
      />
      <div data-field="description">
        <FieldLabel isRequired>{m.description}</FieldLabel>
        <MarkdownEditor
          content={form.description}
          label={m.description}
          isInvalid={error !== undefined}
          describedBy={note}
          onChange={(description) => form.set({ description })}
          onBlur={() => form.visit('description')}
          onUpload={upload}
        />
        <FieldNote id={note} error={error} hint={m.descriptionHint} />
      </div>
      <Switch
        label={m.visible}
        description={m.visibleText}
        checked={form.values.isVisible}
        onChange={(event) => form.set({ isVisible: event.currentTarget.checked })}
      />
    </FormSection>
  );
}

export function TimesSection({ form }: { form: ContestForm }) {
  const m = useMessages(contestFormMessages);
  const { start, end } = form.values;
  const seconds = (parseLocalMoment(end) - parseLocalMoment(start)) / 1000;
  return (
    <FormSection title={m.times} description={m.timesText}>
      <div className={classes['row']}>
        <TextInput
          type="datetime-local"
          label={m.start}
          withAsterisk
          data-field="startTime"
          value={start}
          error={form.errorOf('startTime')}
          onChange={(event) => form.set({ start: event.currentTarget.value })}
          onBlur={() => form.visit('startTime')}
        />
        <TextInput
          type="datetime-local"
          label={m.end}
          withAsterisk
          data-field="endTime"
          value={end}
          error={form.errorOf('endTime')}
          onChange={(event) => form.set({ end: event.currentTarget.value })}
          onBlur={() => form.visit('endTime')}
        />
      </div>
      <p className={classes['facts']} role="status">
        <strong>
          {m.duration}: {seconds > 0 ? <DurationText seconds={seconds} /> : m.noDuration}
        </strong>
        <span>{m.zone(localZone)}</span>
      </p>
    </FormSection>
  );
}

export function TypeSection({ form, isNew }: { form: ContestForm; isNew: boolean }) {
  const m = useMessages(contestFormMessages);
  const { scoring, scoreBasis } = form.values;
  return (
    <FormSection title={m.type} description={m.typeText}>
      <ChoiceField
        label={m.type}
        hint={`${m.typeTexts[scoring]}${m.resultTexts[scoring][resultModeOf(form.values)]}`}
        error={form.errorOf('type')}
        field="type"
        value={scoring}
        isDisabled={!isNew}
        choices={(['acm', 'oi'] as const).map((value) => ({ value, label: m.types[value] }))}
        onChange={(value) => form.set(chooseScoring(form.values, value))}
      />
      {scoring === 'oi' && (
        <ChoiceField
          label={m.basis}
          value={scoreBasis}
          choices={scoreBases.map((value) => ({ value, label: m.bases[value] }))}
          onChange={(value) => form.set({ scoreBasis: value })}
        />
      )}
    </FormSection>
  );
}
