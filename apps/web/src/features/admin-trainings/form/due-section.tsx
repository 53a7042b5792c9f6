import { Switch, TextInput } from '@mantine/core';
import { localZone } from '../../../lib/local-moment.ts';
import { useMessages } from '../../../lib/messages.ts';
import { ChoiceField } from '../../../ui/choice/choice-field.tsx';
import { hintBelow } from '../../../ui/hint-below.ts';
import { FormSection } from '../../../ui/settings-form/form-section.tsx';
import { trainingFormMessages } from './training-form-messages.ts';
import classes from './training-form.module.css';
import { lateRules } from './training-values.ts';
import type { TrainingFormState } from './use-training-form.ts';

export function DueSection({ form }: { form: TrainingFormState }) {
  const m = useMessages(trainingFormMessages);
  const { hasDue } = form.values;
  return (
    <FormSection title={m.due} description={m.dueText}>
      <Switch
        label={m.hasDue}
        checked={hasDue}
        onChange={(event) => form.set({ hasDue: event.currentTarget.checked })}
      />
      {hasDue && <DueFields form={form} />}
    </FormSection>
  );
}

function DueFields({ form }: { form: TrainingFormState }) {
  const m = useMessages(trainingFormMessages);
  const { due, lateRule, latePercent } = form.values;
  const dueError = form.errorOf('dueAt');
  return (
    <>
      <div className={classes['row']}>
        <TextInput
          type="datetime-local"
          label={m.dueAt}
          withAsterisk
          data-field="dueAt"
          value={due}
          {...hintBelow(m.zone(localZone), dueError)}
          error={dueError}
          onChange={(event) => form.set({ due: event.currentTarget.value })}
          onBlur={() => form.visit('dueAt')}
        />
      </div>
      <ChoiceField
        label={m.late}
        hint={m.lateTexts[lateRule]}
        value={lateRule}
        choices={lateRules.map((value) => ({ value, label: m.lateRules[value] }))}
        onChange={(value) => form.set({ lateRule: value })}
      />
      {lateRule === 'part' && (
        <div className={classes['row']}>
          <TextInput
            label={m.percent}
            withAsterisk
            inputMode="decimal"
            data-field="lateFactor"
            autoComplete="off"
            maxLength={6}
            value={latePercent}
            error={form.errorOf('lateFactor')}
            onChange={(event) => form.set({ latePercent: event.currentTarget.value })}
            onBlur={() => form.visit('lateFactor')}
          />
        </div>
      )}
    </>
  );
}
