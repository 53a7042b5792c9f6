import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { changeParameters } from '../../lib/search-parameters.ts';

/** Stands in the address instead of an id while a new row is edited. */
export const newRowId = 'new';

/** Keeps the id of the edited row in the address: Back leads to the list, and a reload stays in the editor. */
export function useEditedId() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const listSearch = changeParameters(parameters, { edit: '' }).toString();
  const close = useCallback(() => void navigate({ search: listSearch }), [navigate, listSearch]);
  const open = (value: string) =>
    void navigate({ search: changeParameters(parameters, { edit: value }).toString() });
  return { edited: parameters.get('edit'), open, close };
}
