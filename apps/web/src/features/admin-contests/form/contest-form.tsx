import type { StoredContest } from '../api/get-contest.ts';
import type { ContestScope } from '../contest-scope.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useSaveShortcut } from '../../../ui/use-save-shortcut.ts';
import { SettingsForm } from '../../../ui/settings-form/settings-form.tsx';
import { AudienceSection } from './audience-section.tsx';
import { AwardsSection } from './awards-section.tsx';
import { BasicsSection, TimesSection, TypeSection } from './basics-sections.tsx';
import { BoardSection, ServiceSection } from './board-sections.tsx';
import { ExamSection } from './exam-section.tsx';
import { contestFormMessages } from './contest-form-messages.ts';
import type { ContestValues } from './contest-values.ts';
import { useContestForm } from './use-contest-form.ts';

interface ContestFormProps {
  scope: ContestScope;
  initial: ContestValues;
  /** Undefined: a new contest. */
  stored: StoredContest | undefined;
  onSaved: (contestId: number) => void;
  /** Fills the form from the stored contest. */
  onReload?: () => void;
}

export function ContestForm({ scope, initial, stored, onSaved, onReload }: ContestFormProps) {
  const m = useMessages(contestFormMessages);
  const form = useContestForm({ scope, initial, stored, onSaved });
  const isNew = stored === undefined;
  useSaveShortcut(form.submit);
  return (
    <SettingsForm
      isDirty={form.isDirty}
      isSaving={form.save.isPending}
      failure={form.save.error}
      {...(form.isOutdated && onReload !== undefined && { onReload })}
      {...(isNew && { texts: { clean: m.untouched, save: m.create } })}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      onDiscard={form.discard}
    >
      <BasicsSection form={form} />
      <TimesSection form={form} />
      <TypeSection form={form} isNew={isNew} />
      <AudienceSection form={form} />
      <ExamSection form={form} />
      <BoardSection form={form} />
      <ServiceSection form={form} />
      <AwardsSection form={form} />
    </SettingsForm>
  );
}
