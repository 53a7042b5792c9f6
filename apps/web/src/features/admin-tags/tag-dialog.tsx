import { Select } from '@mantine/core';
import { useForm } from '@mantine/form';
import { defaultTagColor, type TagSite } from '@touchstone/contract/tag-limits';
import { isTagColor } from '@touchstone/rules/tags';
import { chooseText, normalizeTranslations } from '@touchstone/rules/translated-text';
import { toFormErrors } from '../../lib/form-failure.ts';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { TagChip } from '../../ui/tag-chip/tag-chip.tsx';
import type { Classification, CountedTag } from './api/list-tags.ts';
import { saveTag, type TagChange } from './api/save-tag.ts';
import { ColorField } from '../../ui/color-field/color-field.tsx';
import { DialogForm, DialogFrame } from '../../ui/form-dialog/form-dialog.tsx';
import { TagFormHead, useNameCheck } from './tag-form-head.tsx';
import { tagFormMessages } from './tag-form-messages.ts';
import classes from './tag-dialogs.module.css';
import { useLast } from '../../lib/use-last.ts';
import { useTagMutation } from './use-tag-mutation.ts';

/** The edited tag, or the classification of a new one. */
export interface EditedTag {
  tag: CountedTag | undefined;
  classificationId: number | null;
}

interface TagDialogProps {
  target: EditedTag | undefined;
  site: TagSite;
  classifications: readonly Classification[];
  onClose: () => void;
}

export function TagDialog({ target, onClose, ...rest }: TagDialogProps) {
  const m = useMessages(tagFormMessages);
  const shown = useLast(target);
  return (
    <DialogFrame
      isOpened={target !== undefined}
      title={shown?.tag === undefined ? m.newTag : m.editTag}
      size={440}
      onClose={onClose}
    >
      {shown !== undefined && <TagForm target={shown} onClose={onClose} {...rest} />}
    </DialogFrame>
  );
}

const fieldOfCode = {
  tagNameEmpty: 'name',
  tagNameTooLong: 'name',
  tagNameTaken: 'name',
  tagColorFormat: 'color',
  classificationGone: 'classification',
} as const;

function useTagForm({
  target: { tag, classificationId },
  site,
  onClose,
}: Omit<TagFormProps, 'classifications'>) {
  const m = useMessages(tagFormMessages);
  const checkName = useNameCheck();
  const save = useTagMutation({
    send: saveTag,
    doneText: ({ id, name }: TagChange) => (id === undefined ? m.tagCreated(name) : m.tagSaved(name)),
    onDone: onClose,
  });
  const form = useForm({
    // A refusal of the server is about the values that were sent.
    onValuesChange: () => save.reset(),
    initialValues: {
      name: tag?.name ?? '',
      nameTranslations: tag?.nameTranslations ?? {},
      color: tag?.color ?? defaultTagColor,
      classification: classificationId === null ? null : String(classificationId),
    },
    validate: {
      name: checkName,
      color: (color) => (isTagColor(color.trim()) ? null : m.colorFormat),
    },
  });
  const submit = form.onSubmit(({ name, nameTranslations, color, classification }) =>
    save.mutate({
      id: tag?.id,
      name: name.trim(),
      nameTranslations: normalizeTranslations(nameTranslations),
      color: color.trim(),
      oj: site,
      tcid: classification === null ? null : Number(classification),
    }),
  );
  return { form, save, submit };
}

interface TagFormProps {
  target: EditedTag;
  site: TagSite;
  classifications: readonly Classification[];
  onClose: () => void;
}

function TagForm({ target, site, classifications, onClose }: TagFormProps) {
  const m = useMessages(tagFormMessages);
  const locale = useLocale();
  const { form, save, submit } = useTagForm({ target, site, onClose });
  const { name: defaultName, nameTranslations: translations } = form.values;
  const shownName = chooseText(defaultName.trim(), normalizeTranslations(translations), locale);
  const { errorOf, refusal } = toFormErrors(save.error, fieldOfCode);
  return (
    <DialogForm
      submitLabel={target.tag === undefined ? m.create : m.save}
      isBusy={save.isPending}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <TagFormHead
        site={site}
        name={{
          ...form.getInputProps('name'),
          placeholder: m.tagPlaceholder,
          error: form.errors['name'] ?? errorOf('name'),
        }}
        translations={{
          value: form.values.nameTranslations,
          onChange: (value) => form.setFieldValue('nameTranslations', value),
        }}
      />
      <ColorField
        value={form.values.color}
        onChange={(color) => form.setFieldValue('color', color)}
        error={form.errors['color'] ?? errorOf('color')}
      />
      <Select
        {...form.getInputProps('classification')}
        label={m.classification}
        placeholder={m.unclassified}
        clearable
        clearButtonProps={{ 'aria-label': m.unclassified }}
        data={classifications.map(({ id, name, nameTranslations }) => ({
          value: String(id),
          label: chooseText(name, nameTranslations, locale),
        }))}
        error={form.errors['classification'] ?? errorOf('classification')}
      />
      <div className={classes['preview']}>
        <span>{m.preview}</span>
        <TagChip name={shownName || m.name} color={form.values.color} />
      </div>
    </DialogForm>
  );
}
