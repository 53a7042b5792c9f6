/** Code that travels with a navigation from a submission to the editor of its problem. */
export interface OpenedCode {
  code: string;
  language: string;
}

const key = 'openedCode';

export const openedCodeState = (opened: OpenedCode): object => ({ [key]: opened });

/** `state` of a location is whatever a navigation stored there. */
export function parseOpenedCode(state: unknown): OpenedCode | undefined {
  if (typeof state !== 'object' || state === null || !(key in state)) return undefined;
  const opened: unknown = state[key];
  if (typeof opened !== 'object' || opened === null) return undefined;
  if (!('code' in opened) || !('language' in opened)) return undefined;
  const { code, language } = opened;
  return typeof code === 'string' && typeof language === 'string' ? { code, language } : undefined;
}
