/**
 * Focus mode of a page that has no address of its own for it: the shell steps aside while the address says so. Only pages
 * that fill the screen (those without a footer) know it.
 */
import { useLocation } from 'react-router';
import { useRouteHandle } from './route-handle.ts';

const focusParameter = 'focus';
const focusValue = '1';

export const isFocusSearch = (search: string): boolean =>
  new URLSearchParams(search).get(focusParameter) === focusValue;

/** The same search with focus mode switched on or off. */
export function switchFocusSearch(search: string, isFocused: boolean): string {
  const parameters = new URLSearchParams(search);
  if (isFocused) parameters.set(focusParameter, focusValue);
  else parameters.delete(focusParameter);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

export function useFocusMode(): boolean {
  const { search } = useLocation();
  const fillsScreen = useRouteHandle()?.hideFooter ?? false;
  return fillsScreen && isFocusSearch(search);
}
