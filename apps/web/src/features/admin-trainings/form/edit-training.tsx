import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { AssistantSwitch } from '../../../ui/assistant-switch/assistant-switch.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { trainingFormQuery, type StoredTraining } from '../api/get-training-form.ts';
import { TrainingLinks } from '../training-links.tsx';
import type { TrainingScope } from '../training-scope.ts';
import { TrainingUnavailable } from '../training-unavailable.tsx';
import { suggestDueMs } from './create-training.tsx';
import { TrainingForm } from './training-form.tsx';
import { trainingFormMessages } from './training-form-messages.ts';
import { toValues } from './training-values.ts';

interface EditTrainingProps {
  scope: TrainingScope;
  trainingId: number;
}

export function EditTraining({ scope, trainingId }: EditTrainingProps) {
  const m = useMessages(trainingFormMessages);
  const training = useQuery(trainingFormQuery(trainingId));
  return (
    <>
      <PageHeader
        title={m.editTitle}
        description={training.data?.training.title ?? '\u00a0'}
        level={scope.groupId === undefined ? 1 : 2}
        actions={<TrainingLinks scope={scope} trainingId={trainingId} current="edit" />}
      />
      {training.data === undefined ? (
        <TrainingUnavailable query={training} />
      ) : (
        <>
          {/* Above: the form grows when its editor has loaded. */}
          <AssistantSwitch target={{ tid: trainingId }} />
          <OpenForm stored={training.data} scope={scope} />
        </>
      )}
    </>
  );
}

/** The form keeps its initial values; the currently stored training decides about warnings. */
function OpenForm({ stored, scope }: { stored: StoredTraining; scope: TrainingScope }) {
  const client = useQueryClient();
  const [filledFrom, fillFrom] = useState(stored);
  const [dueMs] = useState(() => suggestDueMs(new Date()));
  const reload = async () => fillFrom(await client.fetchQuery(trainingFormQuery(stored.training.id)));
  return (
    <TrainingForm
      key={filledFrom.training.gmtModified}
      scope={scope}
      initial={toValues(filledFrom, dueMs)}
      stored={stored}
      onSaved={() => undefined}
      onReload={() => void reload()}
    />
  );
}
