import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** Stands in the address instead of an id while a new row is edited. */
export const newRowId = 'new';

/** Keeps the id of the edited row in the address: Back leads to the list, and a reload stays in the editor. */
export function useEditedId() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const list = new URLSearchParams(parameters);
  list.delete('edit');
  const listSearch = list.toString();
  const close = useCallback(() => void navigate({ search: listSearch }), [navigate, listSearch]);
  const open = (value: string) => {
    const search = new URLSearchParams(list);
    search.set('edit', value);
    void navigate({ search: search.toString() });
  };
  return { edited: parameters.get('edit'), open, close };
}
