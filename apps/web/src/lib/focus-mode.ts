/**
 * Focus mode of a page without a separate address for it: a query parameter hides the shell. Only pages that fill the
 * screen (those without a footer) support it.
 */
import { useLocation } from 'react-router';
import { useRouteHandle } from './route-handle.ts';

const focusParameter = 'focus';
const focusValue = '1';

export const isFocusSearch = (search: string): boolean =>
  new URLSearchParams(search).get(focusParameter) === focusValue;

/** The same query string with focus mode switched on or off. */
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
