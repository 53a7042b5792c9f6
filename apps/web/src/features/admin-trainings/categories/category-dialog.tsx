import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { locales } from '@touchstone/contract/locales';
import { describeTrainingFormError } from '@touchstone/contract/training-form';
import { trainingDefaults, trainingLimits } from '@touchstone/contract/training-limits';
import { findCategoryErrors } from '@touchstone/rules/trainings/training-form';
import { useState } from 'react';
import { toFormErrors } from '../../../lib/form-failure.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useLast } from '../../../lib/use-last.ts';
import { ColorField } from '../../../ui/color-field/color-field.tsx';
import { DialogForm, DialogFrame } from '../../../ui/form-dialog/form-dialog.tsx';
import { TagChip } from '../../../ui/tag-chip/tag-chip.tsx';
import { invalidateCategories, saveCategory, type Category } from '../api/categories.ts';
import { categoryMessages } from './category-messages.ts';
import classes from './categories.module.css';

/** `new`: a new category. */
export type EditedCategory = Category | 'new';

interface CategoryDialogProps {
  target: EditedCategory | undefined;
  onClose: () => void;
}

export function CategoryDialog({ target, onClose }: CategoryDialogProps) {
  const m = useMessages(categoryMessages);
  const shown = useLast(target);
  return (
    <DialogFrame
      isOpened={target !== undefined}
      title={shown === 'new' ? m.newTitle : m.editTitle}
      size={440}
      onClose={onClose}
    >
      {shown !== undefined && (
        <CategoryForm
          key={shown === 'new' ? 'new' : shown.id}
          category={shown === 'new' ? undefined : shown}
          onClose={onClose}
        />
      )}
    </DialogFrame>
  );
}

interface CategoryFormProps {
  category: Category | undefined;
  onClose: () => void;
}

export function CategoryForm({ category, onClose }: CategoryFormProps) {
  const m = useMessages(categoryMessages);
  const locale = useLocale();
  const client = useQueryClient();
  const [name, setName] = useState(category?.name ?? '');
  const [color, setColor] = useState<string>(category?.color ?? trainingDefaults.categoryColor);
  const [isTried, setTried] = useState(false);
  const errors = findCategoryErrors({ name, color: color.trim() });
  const save = useMutation({
    mutationFn: () => saveCategory({ id: category?.id, name: name.trim(), color: color.trim() }),
    onSuccess: async () => {
      showToast('success', category === undefined ? m.created(name.trim()) : m.saved(name.trim()));
      onClose();
      await invalidateCategories(client);
    },
  });
  const errorOf = (field: 'trainingCategory' | 'color'): string | undefined => {
    const error = isTried ? errors.find((one) => one.field === field) : undefined;
    return error && describeTrainingFormError(error)[locales.indexOf(locale)];
  };
  return (
    <DialogForm
      submitLabel={category === undefined ? m.createOne : m.save}
      isBusy={save.isPending}
      refusal={toFormErrors(save.error).refusal}
      onSubmit={() => {
        setTried(true);
        if (errors.length === 0) save.mutate();
      }}
      onClose={onClose}
    >
      <TextInput
        label={m.name}
        withAsterisk
        data-autofocus
        autoComplete="off"
        value={name}
        maxLength={trainingLimits.categoryNameMaximum}
        error={errorOf('trainingCategory')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <ColorField value={color} onChange={setColor} error={errorOf('color')} />
      <div className={classes['preview']}>
        <span>{m.preview}</span>
        <TagChip name={name.trim() === '' ? m.name : name.trim()} color={color} />
      </div>
    </DialogForm>
  );
}
