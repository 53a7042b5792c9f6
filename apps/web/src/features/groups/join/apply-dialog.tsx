import { Button, Modal, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { groupLimits } from '@touchstone/contract/group-limits';
import { toFormFailure } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { focusFirstInvalidField } from '../../../ui/settings-form/focus-first-invalid-field.ts';
import { applyToGroup } from '../api/membership.ts';
import { accessOf } from '../group-access.ts';
import { useGroup } from '../use-group.ts';
import { applicationRules, toApplication, type ApplicationValues } from './application-values.ts';
import { joinMessages } from './join-messages.ts';
import classes from './join.module.css';

const fieldOfCode = {
  groupCodeWrong: 'code',
  groupCodeLength: 'code',
  groupReasonLength: 'reason',
} as const;

export function ApplyDialog({ onClose }: { onClose: () => void }) {
  const m = useMessages(joinMessages);
  const { group } = useGroup();
  return (
    <Modal
      opened
      onClose={onClose}
      title={m.applyTitle}
      size={480}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <p className={classes['lead']}>{m.applyLead(group.name)}</p>
      <ApplyForm onClose={onClose} />
    </Modal>
  );
}

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
  const failure = send.error === null ? undefined : toFormFailure(send.error, fieldOfCode);
  const submit = form.onSubmit(
    (values) => send.mutate(values),
    focusFirstInvalidField(form, ['code', 'reason']),
  );
  return { form, access, failure, submit, isBusy: send.isPending };
}

function ApplyForm({ onClose }: { onClose: () => void }) {
  const m = useMessages(joinMessages);
  const { form, access, failure, submit, isBusy } = useApplication(onClose);
  const errorOf = (field: keyof ApplicationValues) =>
    form.errors[field] ?? (failure?.field === field ? failure.text : undefined);
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      {failure !== undefined && failure.field === undefined && (
        <FormAlert kind="error">{failure.text}</FormAlert>
      )}
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
      <div className={classes['buttons']}>
        <Button variant="default" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button type="submit" loading={isBusy}>
          {m.send}
        </Button>
      </div>
    </form>
  );
}
