import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** In the address instead of an id: what is edited does not exist yet. */
export const newRowId = 'new';

/** What is edited stands in the address: Back leads to the list, and a reload stays in the editor. */
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
