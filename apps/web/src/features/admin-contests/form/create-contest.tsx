import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { nextFullHour } from '../../../lib/next-full-hour.ts';
import { ContestLinks } from '../contest-links.tsx';
import { headingLevelOf, pageUrl, type ContestScope } from '../contest-scope.ts';
import { ContestForm } from './contest-form.tsx';
import { contestFormMessages } from './contest-form-messages.ts';
import { newContestValues } from './contest-values.ts';

/** The form of a new contest. After the first save it leads to the problems. */
export function CreateContest({ scope }: { scope: ContestScope }) {
  const m = useMessages(contestFormMessages);
  const navigate = useNavigate();
  const [initial] = useState(() => newContestValues(nextFullHour(new Date()).getTime()));
  const [created, setCreated] = useState<string>();
  // Runs after the form counts as clean: otherwise the guard would ask for confirmation.
  useEffect(() => {
    if (created !== undefined) void navigate(created, { replace: true });
  }, [created, navigate]);
  return (
    <>
      <PageHeader
        level={headingLevelOf(scope)}
        title={m.newTitle}
        description={m.newDescription}
        actions={<ContestLinks scope={scope} />}
      />
      <ContestForm
        scope={scope}
        initial={initial}
        stored={undefined}
        onSaved={(id) => setCreated(pageUrl(scope, id, 'problems'))}
      />
    </>
  );
}
