import { Select, Switch, TextInput } from '@mantine/core';
import { trainingLimits } from '@touchstone/contract/training-limits';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { hintBelow } from '../../../ui/hint-below.ts';
import { FormSection } from '../../../ui/settings-form/form-section.tsx';
import { TranslationsFields } from '../../../ui/translations/translations-fields.tsx';
import type { Category } from '../api/categories.ts';
import type { TrainingScope } from '../training-scope.ts';
import { DescriptionField } from './description-field.tsx';
import { trainingFormMessages } from './training-form-messages.ts';
import classes from './training-form.module.css';
import type { TrainingFormState } from './use-training-form.ts';

interface BasicsSectionProps {
  form: TrainingFormState;
  scope: TrainingScope;
  categories: readonly Category[];
}

export function BasicsSection({ form, scope, categories }: BasicsSectionProps) {
  const m = useMessages(trainingFormMessages);
  const { values } = form;
  return (
    <FormSection title={m.basics} description={m.basicsText}>
      <TextInput
        label={m.title}
        withAsterisk
        data-field="title"
        autoComplete="off"
        value={values.title}
        error={form.errorOf('title')}
        maxLength={trainingLimits.titleMaximum}
        onChange={(event) => form.set({ title: event.currentTarget.value })}
        onBlur={() => form.visit('title')}
      />
      <TranslationsFields
        label={m.title}
        value={values.titleTranslations}
        maxLength={trainingLimits.titleMaximum}
        onChange={(titleTranslations) => form.set({ titleTranslations })}
      />
      <DescriptionField form={form} scope={scope} />
      <div className={classes['row']}>
        <TextInput
          label={m.rank}
          withAsterisk
          inputMode="numeric"
          data-field="rank"
          autoComplete="off"
          value={values.rank}
          {...hintBelow(m.rankHint, form.errorOf('rank'))}
          error={form.errorOf('rank')}
          maxLength={10}
          onChange={(event) => form.set({ rank: event.currentTarget.value })}
          onBlur={() => form.visit('rank')}
        />
        <CategoryField form={form} scope={scope} categories={categories} />
      </div>
      <Switch
        label={m.listed}
        description={m.listedText}
        checked={values.isListed}
        onChange={(event) => form.set({ isListed: event.currentTarget.checked })}
      />
    </FormSection>
  );
}

/** Without a category, the form leads to the page that creates one. */
function CategoryField({ form, scope, categories }: BasicsSectionProps) {
  const m = useMessages(trainingFormMessages);
  if (categories.length === 0)
    return (
      <FormAlert kind="warning">
        {scope.groupId === undefined ? (
          <>
            {m.noCategories} <Link to="/admin/training/category">{m.toCategories}</Link>
          </>
        ) : (
          m.noCategoriesGroup
        )}
      </FormAlert>
    );
  return (
    <Select
      label={m.category}
      withAsterisk
      data-field="trainingCategory"
      placeholder={m.categoryPlaceholder}
      data={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={form.values.categoryId === null ? null : String(form.values.categoryId)}
      error={form.errorOf('trainingCategory')}
      allowDeselect={false}
      onChange={(value) => form.set({ categoryId: value === null ? null : Number(value) })}
      onBlur={() => form.visit('trainingCategory')}
    />
  );
}
