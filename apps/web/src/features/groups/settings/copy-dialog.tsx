import { Checkbox, NumberInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toFormErrors } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { DialogForm, DialogFrame } from '../../../ui/form-dialog/form-dialog.tsx';
import { focusFirstInvalidField } from '../../../ui/settings-form/focus-first-invalid-field.ts';
import { useConfirmClose } from '../../../ui/use-confirm-close.tsx';
import { copyGroup } from '../api/save-group.ts';
import { NameFields } from '../form/group-fields.tsx';
import classes from '../form/group-form.module.css';
import {
  fieldOfGroupError,
  fieldsOfGroup,
  toGroup,
  valuesOfGroup,
  type GroupValues,
} from '../form/group-values.ts';
import { useGroupForm } from '../form/use-group-form.ts';
import { useGroup } from '../use-group.ts';
import { copiedParts, type CopiedPart } from './copied-parts.ts';
import { settingMessages } from './setting-messages.ts';

function useCopy() {
  const m = useMessages(settingMessages);
  const { group, groupId } = useGroup();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [parts, setParts] = useState<readonly string[]>(copiedParts);
  const [shiftDays, setShiftDays] = useState<number | string>(0);
  // Name and short name are unique on the site, so the copy needs new ones.
  const form = useGroupForm({ ...valuesOfGroup(group), name: '', shortName: '' });
  const copy = useMutation({
    mutationFn: (values: GroupValues) => {
      const isCopied = (part: CopiedPart) => parts.includes(part);
      return copyGroup({
        gid: groupId,
        ...toGroup(values),
        announcements: isCopied('announcements'),
        problems: isCopied('problems'),
        trainings: isCopied('trainings'),
        contests: isCopied('contests'),
        shiftDays: Number(shiftDays),
      });
    },
    onSuccess: async (made) => {
      showToast('success', m.copied(made));
      void client.invalidateQueries({ queryKey: ['groups'] });
      await navigate(`/group/${String(made.gid)}`);
    },
  });
  const refused = toFormErrors(copy.error, fieldOfGroupError);
  const submit = form.onSubmit((values) => copy.mutate(values), focusFirstInvalidField(form, fieldsOfGroup));
  return { form, refused, submit, isBusy: copy.isPending, parts, setParts, shiftDays, setShiftDays };
}

/** A group for the next term, with the content of this one. */
export function CopyDialog({ onClose }: { onClose: () => void }) {
  const m = useMessages(settingMessages);
  const { form, refused, submit, isBusy, parts, setParts, shiftDays, setShiftDays } = useCopy();
  const { close, closeOnEscape, question } = useConfirmClose({ isAtRisk: form.isDirty(), onClose });
  return (
    <DialogFrame title={m.copy} size={560} isLong closeOnEscape={closeOnEscape} onClose={close}>
      <DialogForm
        submitLabel={m.copyButton}
        isBusy={isBusy}
        refusal={refused.refusal}
        onSubmit={submit}
        onClose={close}
      >
        <FormAlert kind="info">{m.copyNote}</FormAlert>
        <NameFields form={form} refused={refused} />
        <Checkbox.Group label={m.copyParts} value={[...parts]} onChange={setParts}>
          <div className={classes['accesses']}>
            {copiedParts.map((part) => (
              <Checkbox key={part} value={part} label={m.parts[part]} />
            ))}
          </div>
        </Checkbox.Group>
        <NumberInput
          label={m.shift}
          description={m.shiftHint}
          min={-3650}
          max={3650}
          allowDecimal={false}
          value={shiftDays}
          onChange={setShiftDays}
        />
      </DialogForm>
      {question}
    </DialogFrame>
  );
}
