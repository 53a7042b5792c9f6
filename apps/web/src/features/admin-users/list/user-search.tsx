import { Select } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { roleMessages } from '../role-messages.ts';
import { listMessages } from './list-messages.ts';
import classes from './list.module.css';
import { codeOfRole, parseUserFilter, shownRoles, type UserFilter } from './user-filter.ts';

/** Mantine's options cannot have an empty value. */
const allUsers = 'all';

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
    { value: allUsers, label: m.allUsers },
    { value: 'admins', label: m.admins },
    { value: 'banned', label: m.banned },
    ...shownRoles.map((role) => ({ value: codeOfRole(role), label: roles[role] })),
  ];
  return (
    <>
      <SearchField keyword={keyword} texts={m} onSearch={onSearch} />
      <Select
        className={classes['filter'] ?? ''}
        aria-label={m.filter}
        data={options}
        value={filter === '' ? allUsers : filter}
        onChange={(value) => onFilter(parseUserFilter(value ?? ''))}
        allowDeselect={false}
      />
    </>
  );
}
