import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toFormErrors } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { showToast } from '../../../lib/toasts.ts';
import { DialogForm, DialogFrame } from '../../../ui/form-dialog/form-dialog.tsx';
import { focusFirstInvalidField } from '../../../ui/settings-form/focus-first-invalid-field.ts';
import { useConfirmClose } from '../../../ui/use-confirm-close.tsx';
import { findOwnGroupId } from '../api/find-own-group.ts';
import { creationLimitsQuery } from '../api/get-creation-limits.ts';
import { createGroup } from '../api/save-group.ts';
import { createMessages } from './create-messages.ts';
import { CreationNote } from './creation-note.tsx';
import { DescriptionField } from './description-field.tsx';
import { AccessFields, NameFields } from './group-fields.tsx';
import classes from './group-form.module.css';
import { fieldOfGroupError, fieldsOfGroup, newGroupValues, toGroup } from './group-values.ts';
import { useGroupForm } from './use-group-form.ts';

function useCreation() {
  const m = useMessages(createMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useGroupForm(newGroupValues);
  const create = useMutation({
    mutationFn: async (values: typeof newGroupValues) => {
      await createGroup(toGroup(values));
      return findOwnGroupId(values.name.trim());
    },
    onSuccess: async (groupId, { name }) => {
      showToast('success', m.created(name.trim()));
      void client.invalidateQueries({ queryKey: ['groups'] });
      await navigate(groupId === undefined ? '/group?onlyMine=true' : `/group/${String(groupId)}`);
    },
  });
  const refused = toFormErrors(create.error, fieldOfGroupError);
  const submit = form.onSubmit(
    (values) => create.mutate(values),
    focusFirstInvalidField(form, fieldsOfGroup),
  );
  return { form, refused, submit, isBusy: create.isPending };
}

export function CreateDialog({ onClose }: { onClose: () => void }) {
  const m = useMessages(createMessages);
  const { user } = useSession();
  const limits = useQuery(creationLimitsQuery(user?.uid)).data;
  const { form, refused, submit, isBusy } = useCreation();
  const { close, closeOnEscape, question } = useConfirmClose({ isAtRisk: form.isDirty(), onClose });
  const isRefused = limits !== undefined && limits.refusal !== null;
  return (
    <DialogFrame title={m.title} size={640} isLong closeOnEscape={closeOnEscape} onClose={close}>
      {limits !== undefined && <CreationNote limits={limits} />}
      <DialogForm
        submitLabel={m.submit}
        isBusy={isBusy}
        isDisabled={isRefused}
        refusal={refused.refusal}
        onSubmit={submit}
        onClose={close}
      >
        <fieldset className={classes['fields']} disabled={isRefused}>
          <NameFields form={form} refused={refused} />
          <AccessFields form={form} refused={refused} />
          <DescriptionField form={form} refused={refused} />
        </fieldset>
      </DialogForm>
      {question}
    </DialogFrame>
  );
}
