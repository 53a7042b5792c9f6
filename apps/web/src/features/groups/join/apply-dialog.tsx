import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { groupLimits } from '@touchstone/contract/group-limits';
import { toFormErrors } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { focusFirstInvalidField } from '../../../ui/settings-form/focus-first-invalid-field.ts';
import { applyToGroup } from '../api/membership.ts';
import { accessOf } from '../group-access.ts';
import { useGroup } from '../use-group.ts';
import { applicationRules, toApplication, type ApplicationValues } from './application-values.ts';
import { joinMessages } from './join-messages.ts';

const fieldOfCode = {
  groupCodeWrong: 'code',
  groupCodeLength: 'code',
  groupReasonLength: 'reason',
} as const;

function useApplication(onDone: () => void) {
  const m = useMessages(joinMessages);
  const { group, groupId } = useGroup();
  const client = useQueryClient();
  const access = accessOf(group.auth);
  const form = useForm<ApplicationValues>({
    initialValues: { code: '', reason: '' },
    validate: applicationRules(access, m),
  });
  const send = useMutation({
    mutationFn: (values: ApplicationValues) => applyToGroup(groupId, toApplication(access, values)),
    onSuccess: async () => {
      showToast('success', m.applied);
      onDone();
      await client.invalidateQueries({ queryKey: ['group', groupId] });
    },
  });
  const refused = toFormErrors(send.error, fieldOfCode);
  const submit = form.onSubmit(
    (values) => send.mutate(values),
    focusFirstInvalidField(form, ['code', 'reason']),
  );
  return { form, access, refused, submit, isBusy: send.isPending };
}

export function ApplyDialog({ onClose }: { onClose: () => void }) {
  const m = useMessages(joinMessages);
  const { group } = useGroup();
  const { form, access, refused, submit, isBusy } = useApplication(onClose);
  const errorOf = (field: keyof ApplicationValues) => form.errors[field] ?? refused.errorOf(field);
  return (
    <FormDialog
      title={m.applyTitle}
      lead={m.applyLead(group.name)}
      submitLabel={m.send}
      isBusy={isBusy}
      refusal={refused.refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      {access === 'private' && (
        <TextInput
          {...form.getInputProps('code')}
          label={m.code}
          description={m.codeHint}
          error={errorOf('code')}
          maxLength={groupLimits.codeLength}
          autoComplete="off"
          data-autofocus
          required
        />
      )}
      <Textarea
        {...form.getInputProps('reason')}
        label={m.reason}
        description={m.reasonLength(groupLimits.reasonMinimum, groupLimits.reasonMaximum)}
        error={errorOf('reason')}
        autosize
        minRows={3}
        maxRows={8}
        data-autofocus={access !== 'private' || undefined}
        required
      />
    </FormDialog>
  );
}
