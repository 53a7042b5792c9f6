import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { SettingsForm } from '../../../ui/settings-form/settings-form.tsx';
import { useSaveShortcut } from '../../../ui/use-save-shortcut.ts';
import { categoriesQuery, type Category } from '../api/categories.ts';
import type { StoredTraining } from '../api/get-training-form.ts';
import type { TrainingScope } from '../training-scope.ts';
import { TrainingUnavailable } from '../training-unavailable.tsx';
import { AccessSection } from './access-section.tsx';
import { BasicsSection } from './basics-section.tsx';
import { DueSection } from './due-section.tsx';
import { trainingFormMessages } from './training-form-messages.ts';
import type { TrainingValues } from './training-values.ts';
import { useTrainingForm } from './use-training-form.ts';

interface TrainingFormProps {
  scope: TrainingScope;
  initial: TrainingValues;
  /** Undefined: a new training. */
  stored: StoredTraining | undefined;
  onSaved: (trainingId: number) => void;
  /** Fills the form from the stored training. */
  onReload?: () => void;
}

/** Waits for the categories: without one the form says so instead of asking for it. */
export function TrainingForm(props: TrainingFormProps) {
  const categories = useQuery(categoriesQuery(props.scope));
  if (categories.data === undefined) return <TrainingUnavailable query={categories} />;
  return <OpenForm categories={categories.data} {...props} />;
}

function OpenForm({
  scope,
  initial,
  stored,
  categories,
  onSaved,
  onReload,
}: TrainingFormProps & { categories: readonly Category[] }) {
  const m = useMessages(trainingFormMessages);
  const form = useTrainingForm({ scope, initial, stored, hasCategories: categories.length > 0, onSaved });
  useSaveShortcut(form.submit);
  return (
    <SettingsForm
      isDirty={form.isDirty}
      isSaving={form.save.isPending}
      failure={form.save.error}
      {...(form.isOutdated && onReload !== undefined && { onReload })}
      {...(stored === undefined && { texts: { clean: m.untouched, save: m.create } })}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      onDiscard={form.discard}
    >
      <BasicsSection form={form} scope={scope} categories={categories} />
      <AccessSection form={form} scope={scope} participantCount={stored?.participantCount ?? 0} />
      <DueSection form={form} />
    </SettingsForm>
  );
}
