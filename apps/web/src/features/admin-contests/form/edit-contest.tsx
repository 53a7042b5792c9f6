import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { AssistantSwitch } from '../../../ui/assistant-switch/assistant-switch.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { contestLanguagesQuery, contestQuery, type StoredContest } from '../api/get-contest.ts';
import { ContestLinks } from '../contest-links.tsx';
import { ContestMissing } from '../contest-missing.tsx';
import { headingLevelOf, type ContestScope } from '../contest-scope.ts';
import { ContestForm } from './contest-form.tsx';
import { contestFormMessages } from './contest-form-messages.ts';
import { toValues } from './contest-values.ts';

interface EditContestProps {
  scope: ContestScope;
  contestId: number;
}

export function EditContest({ scope, contestId }: EditContestProps) {
  const m = useMessages(contestFormMessages);
  const contest = useQuery(contestQuery(contestId));
  const languages = useQuery(contestLanguagesQuery(contestId));
  return (
    <>
      <PageHeader
        level={headingLevelOf(scope)}
        title={m.editTitle}
        description={contest.data?.title ?? '\u00a0'}
        actions={<ContestLinks scope={scope} contestId={contestId} current="edit" />}
      />
      {contest.data === undefined || languages.data === undefined ? (
        <ContestMissing contest={contest.isError ? contest : languages} />
      ) : (
        <>
          <OpenForm scope={scope} contest={contest.data} languages={languages.data.names} />
          <AssistantSwitch target={{ cid: contestId }} />
        </>
      )}
    </>
  );
}

interface OpenFormProps {
  scope: ContestScope;
  contest: StoredContest;
  languages: string[] | null;
}

/** The form keeps its initial values; the currently stored contest decides what may be changed. */
function OpenForm({ scope, contest, languages }: OpenFormProps) {
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
      scope={scope}
      initial={initial}
      stored={contest}
      onSaved={() => undefined}
      onReload={() => void reload()}
    />
  );
}
