import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DiscussionCategory } from '@touchstone/contract';
import { discussionLimits } from '@touchstone/contract/discussion-limits';
import { useState } from 'react';
import { toFormErrors } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { DialogForm, DialogFrame } from '../../../ui/form-dialog/form-dialog.tsx';
import { useConfirmClose } from '../../../ui/use-confirm-close.tsx';
import { categoriesQuery, saveCategories } from '../api/categories.ts';
import { categoryMessages } from './category-messages.ts';
import {
  canAddCategory,
  findCategoryErrors,
  toSentCategories,
  type CategoryValue,
} from './category-values.ts';
import classes from './category-dialog.module.css';

interface CategoryDialogProps {
  categories: readonly DiscussionCategory[];
  onClose: () => void;
}

/** Edits the whole list. Saving stores all of it. */
export function CategoryDialog({ categories, onClose }: CategoryDialogProps) {
  const m = useMessages(categoryMessages);
  const client = useQueryClient();
  const [values, setValues] = useState<readonly CategoryValue[]>(() =>
    categories.map(({ id, name }) => ({ id, name, key: String(id) })),
  );
  const [isChecked, setChecked] = useState(false);
  const errors = findCategoryErrors(values);
  const save = useMutation({
    mutationFn: () => saveCategories(toSentCategories(values)),
    onSuccess: (saved) => {
      client.setQueryData(categoriesQuery.queryKey, saved);
      showToast('success', m.saved);
      onClose();
    },
  });
  const isDirty = JSON.stringify(toSentCategories(values)) !== JSON.stringify(toNamed(categories));
  const { close, closeOnEscape, question } = useConfirmClose({ isAtRisk: isDirty, onClose });
  return (
    <DialogFrame title={m.title} closeOnEscape={closeOnEscape} onClose={close}>
      <DialogForm
        lead={m.text}
        submitLabel={m.save}
        isBusy={save.isPending}
        refusal={toFormErrors(save.error).refusal}
        onSubmit={() => {
          setChecked(true);
          if (errors.every((error) => error === undefined)) save.mutate();
        }}
        onClose={close}
      >
        <CategoryFields values={values} errors={isChecked ? errors : []} onChange={setValues} />
      </DialogForm>
      {question}
    </DialogFrame>
  );
}

const toNamed = (categories: readonly DiscussionCategory[]) =>
  categories.map(({ id, name }) => ({ id, name }));

interface CategoryFieldsProps {
  values: readonly CategoryValue[];
  errors: readonly ReturnType<typeof findCategoryErrors>[number][];
  onChange: (values: readonly CategoryValue[]) => void;
}

function CategoryFields({ values, errors, onChange }: CategoryFieldsProps) {
  const m = useMessages(categoryMessages);
  const add = () => onChange([...values, { name: '', key: crypto.randomUUID() }]);
  return (
    <>
      {values.map((value, index) => {
        const error = errors[index];
        return (
          <div key={value.key} className={classes['row']}>
            <TextInput
              className={classes['name'] ?? ''}
              aria-label={m.name(index + 1)}
              value={value.name}
              maxLength={discussionLimits.categoryNameMaximum}
              error={error === undefined ? undefined : m[error]}
              data-autofocus={(value.id === undefined && value.name === '') || undefined}
              onChange={({ currentTarget: { value: name } }) =>
                onChange(values.map((one) => (one.key === value.key ? { ...one, name } : one)))
              }
            />
            {value.id === undefined && (
              <ActionIcon
                variant="subtle"
                size={36}
                aria-label={m.remove(index + 1)}
                onClick={() => onChange(values.filter((one) => one.key !== value.key))}
              >
                <IconX size={16} stroke={1.75} />
              </ActionIcon>
            )}
          </div>
        );
      })}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.75} />}
        disabled={!canAddCategory(values)}
        onClick={add}
      >
        {m.add}
      </Button>
    </>
  );
}
