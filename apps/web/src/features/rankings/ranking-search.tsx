import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { rankingMessages } from './ranking-messages.ts';
import classes from './ranking-page.module.css';

const longestSearch = 100;

interface RankingSearchProps {
  search: string;
  onSearch: (search: string) => void;
}

/** Searches by Enter or by its button; what is searched for stands in the address. */
export function RankingSearch({ search, onSearch }: RankingSearchProps) {
  const m = useMessages(rankingMessages);
  const [text, setText] = useState(search);
  return (
    <form
      role="search"
      aria-label={m.search}
      className={classes['search']}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <TextInput
        className={classes['searchField'] ?? ''}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={longestSearch}
        placeholder={m.searchPlaceholder}
        aria-label={m.search}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        rightSection={
          search !== '' && (
            <ActionIcon size={28} aria-label={m.clear} title={m.clear} onClick={() => onSearch('')}>
              <IconX size={16} stroke={1.75} />
            </ActionIcon>
          )
        }
      />
      <Button type="submit" variant="default">
        {m.searchButton}
      </Button>
    </form>
  );
}
