import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toFormErrors } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { FormSection } from '../../../ui/settings-form/form-section.tsx';
import { focusFirstInvalidField } from '../../../ui/settings-form/focus-first-invalid-field.ts';
import { SettingsForm } from '../../../ui/settings-form/settings-form.tsx';
import { updateGroup } from '../api/save-group.ts';
import { DescriptionField } from '../form/description-field.tsx';
import { AccessFields, NameFields } from '../form/group-fields.tsx';
import {
  fieldOfGroupError,
  fieldsOfGroup,
  toGroup,
  valuesOfGroup,
  type GroupValues,
} from '../form/group-values.ts';
import { useGroupForm } from '../form/use-group-form.ts';
import { useGroup } from '../use-group.ts';
import { settingMessages } from './setting-messages.ts';

/** Keeps the values of the moment it was opened, even if the group is loaded again. */
export function InfoForm() {
  const m = useMessages(settingMessages);
  const { group, groupId } = useGroup();
  const client = useQueryClient();
  const [initial] = useState(() => valuesOfGroup(group));
  const form = useGroupForm(initial);
  const save = useMutation({
    mutationFn: (values: GroupValues) => updateGroup(groupId, toGroup(values)),
    onSuccess: async (_answer, values) => {
      showToast('success', m.saved);
      form.setInitialValues(values);
      form.resetDirty(values);
      await client.invalidateQueries({ queryKey: ['group', groupId, 'info'] });
    },
  });
  const refused = toFormErrors(save.error, fieldOfGroupError);
  return (
    <SettingsForm
      isDirty={form.isDirty()}
      isSaving={save.isPending}
      failure={refused.refusal === undefined ? undefined : save.error}
      onSubmit={form.onSubmit((values) => save.mutate(values), focusFirstInvalidField(form, fieldsOfGroup))}
      onDiscard={() => {
        form.reset();
        save.reset();
      }}
    >
      <FormSection title={m.names} description={m.namesText}>
        <NameFields form={form} refused={refused} />
      </FormSection>
      <FormSection title={m.joining} description={m.joiningText}>
        <AccessFields form={form} refused={refused} />
      </FormSection>
      <FormSection title={m.about} description={m.aboutText}>
        <DescriptionField form={form} refused={refused} groupId={groupId} />
      </FormSection>
    </SettingsForm>
  );
}
