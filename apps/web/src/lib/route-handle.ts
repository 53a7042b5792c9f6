/** The metadata of a route for its page and the shell. */
import type { LocalisedText } from '@touchstone/contract/locales';
import { useMatches } from 'react-router';
import { useLocale } from './locale.ts';

export type ShellMode = 'default' | 'training' | 'contest' | 'group';

export interface RouteHandle {
  name: string;
  title: LocalisedText;
  mode: ShellMode;
  hideFooter: boolean;
}

const isRouteHandle = (value: unknown): value is RouteHandle =>
  typeof value === 'object' && value !== null && 'name' in value && 'title' in value;

export function useRouteHandle(): RouteHandle | undefined {
  const matches = useMatches();
  return matches.map((match) => match.handle).findLast(isRouteHandle);
}

export function useRouteTitle(): string | undefined {
  const locale = useLocale();
  return useRouteHandle()?.title[locale];
}
