import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { auditMessages } from './audit-messages.ts';
import classes from './audit-log.module.css';

const keywordMaximum = 100;

interface AuditSearchProps {
  keyword: string;
  onSearch: (keyword: string) => void;
}

export function AuditSearch({ keyword, onSearch }: AuditSearchProps) {
  const m = useMessages(auditMessages);
  const [text, setText] = useState(keyword);
  return (
    <form
      role="search"
      className={classes['search']}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text);
      }}
    >
      <TextInput
        className={classes['searchField'] ?? ''}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={keywordMaximum}
        placeholder={m.searchPlaceholder}
        aria-label={m.search}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        rightSection={
          keyword !== '' && (
            <ActionIcon size={28} aria-label={m.clear} onClick={() => onSearch('')}>
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
