import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { PageContainer } from '../../../ui/page-container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { nextFullHour } from '../../../lib/next-full-hour.ts';
import { ContestLinks } from '../contest-links.tsx';
import { ContestForm } from './contest-form.tsx';
import { contestFormMessages } from './contest-form-messages.ts';
import { newContestValues } from './contest-values.ts';

export function Component() {
  const m = useMessages(contestFormMessages);
  const navigate = useNavigate();
  const [initial] = useState(() => newContestValues(nextFullHour(new Date()).getTime()));
  const [createdId, setCreatedId] = useState<number>();
  // Runs after the form counts as clean: otherwise the guard would ask for confirmation.
  useEffect(() => {
    if (createdId !== undefined)
      void navigate(`/admin/contest/${String(createdId)}/problems`, { replace: true });
  }, [createdId, navigate]);
  return (
    <PageContainer width="full">
      <PageHeader title={m.newTitle} description={m.newDescription} actions={<ContestLinks />} />
      <ContestForm initial={initial} stored={undefined} onSaved={setCreatedId} />
    </PageContainer>
  );
}
