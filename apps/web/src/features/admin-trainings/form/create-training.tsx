import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { nextFullHour } from '../../../lib/next-full-hour.ts';
import { useMessages } from '../../../lib/messages.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { TrainingLinks } from '../training-links.tsx';
import { problemsUrl, type TrainingScope } from '../training-scope.ts';
import { TrainingForm } from './training-form.tsx';
import { trainingFormMessages } from './training-form-messages.ts';
import { newTrainingValues } from './training-values.ts';

const weekMs = 7 * 86_400_000;

/** The due date that a form suggests: in a week. */
export const suggestDueMs = (now: Date): number => nextFullHour(now).getTime() + weekMs;

/** The form of a new training. After the first save it leads to the problems. */
export function CreateTraining({ scope }: { scope: TrainingScope }) {
  const m = useMessages(trainingFormMessages);
  const navigate = useNavigate();
  const [initial] = useState(() => newTrainingValues(suggestDueMs(new Date())));
  const [created, setCreated] = useState<string>();
  // Runs after the form counts as clean: otherwise the guard would ask for confirmation.
  useEffect(() => {
    if (created !== undefined) void navigate(created, { replace: true });
  }, [created, navigate]);
  return (
    <>
      <PageHeader
        title={m.newTitle}
        description={m.newDescription}
        level={scope.groupId === undefined ? 1 : 2}
        actions={<TrainingLinks scope={scope} />}
      />
      <TrainingForm
        scope={scope}
        initial={initial}
        stored={undefined}
        onSaved={(id) => setCreated(problemsUrl(scope, id))}
      />
    </>
  );
}
