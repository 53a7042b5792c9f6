import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './search-field.module.css';

/** Longer than any real search, short enough for every list. */
const keywordMaximum = 100;

interface SearchFieldProps {
  /** The current search. */
  keyword: string;
  texts: { search: string; searchPlaceholder: string; searchButton: string; clear: string };
  /** Trimmed; empty when the search is cleared. */
  onSearch: (keyword: string) => void;
}

/** Searches on Enter or by its button. The field follows changes of `keyword`. */
export function SearchField(props: SearchFieldProps) {
  return <Field key={props.keyword} {...props} />;
}

function Field({ keyword, texts, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(keyword);
  return (
    <form
      role="search"
      aria-label={texts.search}
      className={classes['root']}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <TextInput
        className={classes['field'] ?? ''}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={keywordMaximum}
        placeholder={texts.searchPlaceholder}
        aria-label={texts.search}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        rightSection={
          keyword !== '' && (
            <ActionIcon size={28} aria-label={texts.clear} title={texts.clear} onClick={() => onSearch('')}>
              <IconX size={16} stroke={1.75} />
            </ActionIcon>
          )
        }
      />
      <Button type="submit" variant="default">
        {texts.searchButton}
      </Button>
    </form>
  );
}
