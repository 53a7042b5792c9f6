import { NumberInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { tagLimits, type TagSite } from '@touchstone/contract/tag-limits';
import { normalizeTranslations, type Translations } from '@touchstone/rules/translated-text';
import { toFormErrors } from '../../lib/form-failure.ts';
import { useMessages } from '../../lib/messages.ts';
import { DialogForm, DialogFrame } from '../../ui/form-dialog/form-dialog.tsx';
import type { Classification } from './api/list-tags.ts';
import { saveClassification, type ClassificationChange } from './api/save-classification.ts';
import { TagFormHead, useNameCheck } from './tag-form-head.tsx';
import { tagFormMessages } from './tag-form-messages.ts';
import { useLast } from '../../lib/use-last.ts';
import { useTagMutation } from './use-tag-mutation.ts';

/** The edited classification, or the rank of a new one. */
export interface EditedClassification {
  classification: Classification | undefined;
  rank: number;
}

interface ClassificationDialogProps {
  target: EditedClassification | undefined;
  site: TagSite;
  onClose: () => void;
}

export function ClassificationDialog({ target, site, onClose }: ClassificationDialogProps) {
  const m = useMessages(tagFormMessages);
  const shown = useLast(target);
  return (
    <DialogFrame
      isOpened={target !== undefined}
      title={shown?.classification === undefined ? m.newClassification : m.editClassification}
      size={440}
      onClose={onClose}
    >
      {shown !== undefined && <ClassificationForm target={shown} site={site} onClose={onClose} />}
    </DialogFrame>
  );
}

const isRank = (rank: number | string): boolean =>
  typeof rank === 'number' && Number.isInteger(rank) && rank >= 0 && rank <= tagLimits.rankMaximum;

const fieldOfCode = {
  classificationNameEmpty: 'name',
  classificationNameTooLong: 'name',
  classificationNameTaken: 'name',
} as const;

interface ClassificationFormProps {
  target: EditedClassification;
  site: TagSite;
  onClose: () => void;
}

function useClassificationForm({ target, site, onClose }: ClassificationFormProps) {
  const m = useMessages(tagFormMessages);
  const { classification } = target;
  const checkName = useNameCheck();
  const save = useTagMutation({
    send: saveClassification,
    doneText: ({ id, name }: ClassificationChange) =>
      id === undefined ? m.classificationCreated(name) : m.classificationSaved(name),
    onDone: onClose,
  });
  const form = useForm<{ name: string; nameTranslations: Translations; rank: number | string }>({
    // A refusal of the server is about the values that were sent.
    onValuesChange: () => save.reset(),
    initialValues: {
      name: classification?.name ?? '',
      nameTranslations: classification?.nameTranslations ?? {},
      rank: classification?.rank ?? target.rank,
    },
    validate: {
      name: checkName,
      rank: (rank) => (isRank(rank) ? null : m.rankFormat),
    },
  });
  const submit = form.onSubmit(({ name, nameTranslations, rank }) =>
    save.mutate({
      id: classification?.id,
      name: name.trim(),
      nameTranslations: normalizeTranslations(nameTranslations),
      oj: site,
      rank: Number(rank),
    }),
  );
  return { form, save, submit };
}

function ClassificationForm({ target, site, onClose }: ClassificationFormProps) {
  const m = useMessages(tagFormMessages);
  const { form, save, submit } = useClassificationForm({ target, site, onClose });
  const { errorOf, refusal } = toFormErrors(save.error, fieldOfCode);
  return (
    <DialogForm
      submitLabel={target.classification === undefined ? m.create : m.save}
      isBusy={save.isPending}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <TagFormHead
        site={site}
        name={{
          ...form.getInputProps('name'),
          placeholder: m.classificationPlaceholder,
          error: form.errors['name'] ?? errorOf('name'),
        }}
        translations={{
          value: form.values.nameTranslations,
          onChange: (value) => form.setFieldValue('nameTranslations', value),
        }}
      />
      <NumberInput
        {...form.getInputProps('rank')}
        label={m.rank}
        description={m.rankText}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        allowDecimal={false}
        hideControls
      />
    </DialogForm>
  );
}
