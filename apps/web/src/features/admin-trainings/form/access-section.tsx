import { TextInput } from '@mantine/core';
import { trainingLimits } from '@touchstone/contract/training-limits';
import { parseTrainingPassword } from '@touchstone/rules/trainings/training-form';
import { useMessages } from '../../../lib/messages.ts';
import { ChoiceField } from '../../../ui/choice/choice-field.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { hintBelow } from '../../../ui/hint-below.ts';
import { FormSection } from '../../../ui/settings-form/form-section.tsx';
import type { TrainingScope } from '../training-scope.ts';
import { visibilityMessages } from '../visibility-messages.ts';
import { trainingFormMessages } from './training-form-messages.ts';
import type { TrainingFormState } from './use-training-form.ts';

interface AccessSectionProps {
  form: TrainingFormState;
  scope: TrainingScope;
  /** Members who would have to join again after a change of the password. */
  participantCount: number;
}

export function AccessSection({ form, scope, participantCount }: AccessSectionProps) {
  const m = useMessages(trainingFormMessages);
  const { names, texts, groupPublic } = useMessages(visibilityMessages);
  const { auth, password } = form.values;
  const isNewPassword =
    form.baseline.auth === 'Private' &&
    parseTrainingPassword(password) !== parseTrainingPassword(form.baseline.password);
  const error = form.errorOf('privatePwd');
  const hint = auth === 'Public' && scope.groupId !== undefined ? groupPublic : texts[auth];
  return (
    <FormSection title={m.access} description={m.accessText}>
      <ChoiceField
        label={m.access}
        hint={hint}
        field="auth"
        value={auth}
        choices={(['Public', 'Private'] as const).map((value) => ({ value, label: names[value] }))}
        onChange={(value) => form.set({ auth: value })}
      />
      {auth === 'Private' && (
        <TextInput
          label={m.password}
          withAsterisk
          data-field="privatePwd"
          autoComplete="off"
          value={password}
          {...hintBelow(m.passwordHint, error)}
          error={error}
          maxLength={trainingLimits.passwordMaximum}
          onChange={(event) => form.set({ password: event.currentTarget.value })}
          onBlur={() => form.visit('privatePwd')}
        />
      )}
      {auth === 'Private' && isNewPassword && participantCount > 0 && (
        <FormAlert kind="warning">{m.passwordDrops(participantCount)}</FormAlert>
      )}
    </FormSection>
  );
}
