import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { PageContainer } from '../../../ui/page-container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { contestLanguagesQuery, contestQuery, type StoredContest } from '../api/get-contest.ts';
import { ContestLinks } from '../contest-links.tsx';
import { ContestMissing } from '../contest-missing.tsx';
import { ContestForm } from './contest-form.tsx';
import { contestFormMessages } from './contest-form-messages.ts';
import { toValues } from './contest-values.ts';

export function Component() {
  const contestId = Number(useParams()['contestId']);
  return <EditedContest key={contestId} contestId={contestId} />;
}

function EditedContest({ contestId }: { contestId: number }) {
  const m = useMessages(contestFormMessages);
  const contest = useQuery(contestQuery(contestId));
  const languages = useQuery(contestLanguagesQuery(contestId));
  return (
    <PageContainer width="full">
      <PageHeader
        title={m.editTitle}
        description={contest.data?.title ?? '\u00a0'}
        actions={<ContestLinks contestId={contestId} current="edit" />}
      />
      {contest.data === undefined || languages.data === undefined ? (
        <ContestMissing contest={contest.isError ? contest : languages} />
      ) : (
        <OpenForm contest={contest.data} languages={languages.data.names} />
      )}
    </PageContainer>
  );
}

/** The form keeps its initial values; the currently stored contest decides what may be changed. */
function OpenForm({ contest, languages }: { contest: StoredContest; languages: string[] | null }) {
  const client = useQueryClient();
  const [filledFrom, fillFrom] = useState(contest);
  const [initial, setInitial] = useState(() => toValues(contest, languages));
  const reload = async () => {
    const [fresh, { names }] = await Promise.all([
      client.fetchQuery(contestQuery(contest.id)),
      client.fetchQuery(contestLanguagesQuery(contest.id)),
    ]);
    fillFrom(fresh);
    setInitial(toValues(fresh, names));
  };
  return (
    <ContestForm
      key={filledFrom.gmtModified}
      initial={initial}
      stored={contest}
      onSaved={() => undefined}
      onReload={() => void reload()}
    />
  );
}
