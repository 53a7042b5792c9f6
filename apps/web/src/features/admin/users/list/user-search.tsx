import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../../lib/messages.ts';
import { roleMessages } from '../role-messages.ts';
import { listMessages } from './list-messages.ts';
import classes from './list.module.css';
import { codeOfRole, readUserFilter, shownRoles, type UserFilter } from './user-filter.ts';

const keywordMaximum = 100;
/** The kit's options cannot have an empty value. */
const everybody = 'all';

interface UserSearchProps {
  keyword: string;
  filter: UserFilter;
  onSearch: (keyword: string) => void;
  onFilter: (filter: UserFilter) => void;
}

export function UserSearch({ keyword, filter, onSearch, onFilter }: UserSearchProps) {
  const m = useMessages(listMessages);
  const roles = useMessages(roleMessages);
  const options = [
    { value: everybody, label: m.everybody },
    { value: 'admins', label: m.admins },
    { value: 'banned', label: m.banned },
    ...shownRoles.map((role) => ({ value: codeOfRole(role), label: roles[role] })),
  ];
  return (
    <div className={classes['tools']}>
      <SearchField key={keyword} keyword={keyword} onSearch={onSearch} />
      <Select
        className={classes['filter'] ?? ''}
        aria-label={m.filter}
        data={options}
        value={filter === '' ? everybody : filter}
        onChange={(value) => onFilter(readUserFilter(value ?? ''))}
        allowDeselect={false}
      />
    </div>
  );
}

function SearchField({ keyword, onSearch }: Pick<UserSearchProps, 'keyword' | 'onSearch'>) {
  const m = useMessages(listMessages);
  const [text, setText] = useState(keyword);
  return (
    <form
      role="search"
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
