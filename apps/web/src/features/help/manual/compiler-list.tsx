import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { localLanguagesQuery, type Language } from '../../../lib/language-list.ts';
import { languageVersionsQuery } from '../api/list-language-versions.ts';
import { CompilerEntry } from './compiler-entry.tsx';
import classes from './compiler-list.module.css';
import { filterLanguages } from './language-list.ts';
import { manualMessages } from './manual-messages.ts';
import { shortVersion } from './short-version.ts';

const expectedLanguages = 25;

export function CompilerList() {
  const m = useMessages(manualMessages);
  const [search, setSearch] = useState('');
  return (
    <>
      <p>{m.compilersText}</p>
      <TextInput
        className={classes['search'] ?? ''}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        placeholder={m.searchPlaceholder}
        aria-label={m.search}
        leftSection={<IconSearch size={16} stroke={1.75} />}
      />
      <div className={classes['list']}>
        <Languages search={search} onClear={() => setSearch('')} />
      </div>
    </>
  );
}

function Languages({ search, onClear }: { search: string; onClear: () => void }) {
  const m = useMessages(manualMessages);
  const { data, isError, refetch } = useQuery(localLanguagesQuery);
  // The list does not wait for the versions.
  const { data: versions } = useQuery(languageVersionsQuery);
  const versionOf = (wanted: string) =>
    shortVersion(versions?.find(({ name }) => name === wanted)?.version ?? '');
  if (data === undefined)
    return isError ? (
      <ErrorState compact onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton rows={expectedLanguages} height={44} />
    );
  if (data.length === 0)
    return (
      <EmptyState compact title={m.none}>
        {m.noneText}
      </EmptyState>
    );
  const found: Language[] = filterLanguages(data, search);
  if (found.length === 0)
    return (
      <EmptyState
        compact
        title={m.noMatch}
        action={
          <Button variant="default" onClick={onClear}>
            {m.clear}
          </Button>
        }
      >
        {m.noMatchText}
      </EmptyState>
    );
  return found.map((language) => (
    <CompilerEntry key={language.id} language={language} version={versionOf(language.name)} />
  ));
}
