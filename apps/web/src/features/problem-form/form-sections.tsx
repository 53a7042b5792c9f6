import { memo } from 'react';
import { useMessages } from '../../lib/messages.ts';
import type { FormLanguage } from './api/list-form-languages.ts';
import { ExtraFilesSection } from './files/extra-files-section.tsx';
import type { FormChecks } from './form-checks.ts';
import { formMessages } from './form-messages.ts';
import type { FormMode } from './form-mode.ts';
import { IdentitySection } from './identity/identity-section.tsx';
import { listCheckerLanguages } from './judging/checker-languages.ts';
import { JudgingSection } from './judging/judging-section.tsx';
import { LimitsSection } from './judging/limits-section.tsx';
import { LanguagesSection } from './languages/languages-section.tsx';
import { ProblemSection } from './parts/problem-section.tsx';
import type { SectionName } from './parts/sections.ts';
import { useChanges, useForm } from './state/use-form.ts';
import { StatementFormSection } from './statement/statement-section.tsx';
import { TestDataSection } from './test-data/test-data-section.tsx';

interface FormSectionsProps {
  names: readonly SectionName[];
  mode: FormMode;
  problemId: number | undefined;
  languages: readonly FormLanguage[];
  isRemote: boolean;
  canPublish: boolean;
  isInRunningContest: boolean;
  checks: FormChecks;
}

/** Rendered once: every field subscribes to its own value. */
export const FormSections = memo(function FormSections({ names, ...parts }: FormSectionsProps) {
  return names.map((name) => <Section key={name} name={name} {...parts} />);
});

interface SectionProps extends Omit<FormSectionsProps, 'names'> {
  name: SectionName;
}

function Section({ name, mode, problemId, languages, isRemote, canPublish, ...others }: SectionProps) {
  switch (name) {
    case 'identity':
      return <IdentitySection mode={mode} problemId={problemId} canPublish={canPublish} />;
    case 'statement':
      return <StatementFormSection />;
    case 'limits':
      return <LimitsSection isRemote={isRemote} isScoringFixed={mode.kind === 'contest'} />;
    case 'judging':
      return <JudgingSection problemId={problemId} checkerLanguages={listCheckerLanguages(languages)} />;
    case 'data':
      return <TestDataSection problemId={problemId} isInRunningContest={others.isInRunningContest} />;
    case 'languages':
      return <LanguagesSection languages={languages} />;
    case 'files':
      return <ExtraFilesSection />;
    case 'checks':
      return <ChecksSection problemId={problemId} checks={others.checks} />;
    default:
      return name satisfies never;
  }
}

interface ChecksSectionProps {
  problemId: number | undefined;
  checks: FormChecks;
}

function ChecksSection({ problemId, checks }: ChecksSectionProps) {
  const m = useMessages(formMessages);
  const form = useForm();
  const isDirty = useChanges(form).size > 0;
  return (
    <ProblemSection name="checks" title={m.sections.checks} description={m.checksText}>
      <checks.Results
        problemId={problemId}
        canEdit
        isDirty={isDirty}
        onUseTimeLimit={(timeLimitMs) => form.set('timeLimit', String(timeLimitMs))}
      />
    </ProblemSection>
  );
}
