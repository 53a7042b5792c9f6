/** What a key does during the reveal. Pure. */
export type StageAction =
  | 'next'
  | 'back'
  | 'togglePlaying'
  | 'faster'
  | 'slower'
  | 'toggleFullScreen'
  | 'toggleHelp';

const actions: ReadonlyMap<string, StageAction> = new Map([
  [' ', 'next'],
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'back'],
  ['Enter', 'togglePlaying'],
  ['+', 'faster'],
  ['=', 'faster'],
  ['-', 'slower'],
  ['f', 'toggleFullScreen'],
  ['F', 'toggleFullScreen'],
  ['?', 'toggleHelp'],
  ['？', 'toggleHelp'],
]);

type Key = Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Undefined leaves the key to the browser. `none` takes it without an effect: a held key repeats steps, but does not
 * toggle play and pause.
 */
export function stageActionOf(
  { key, repeat, ctrlKey, metaKey, altKey }: Key,
  { isOnButton, isHelpOpen }: { isOnButton: boolean; isHelpOpen: boolean },
): StageAction | 'none' | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  // A focused button is pressed by these.
  if (isOnButton && (key === ' ' || key === 'Enter')) return undefined;
  const action = actions.get(key);
  if (action === undefined || (isHelpOpen && action !== 'toggleHelp')) return undefined;
  return repeat && action !== 'next' && action !== 'back' ? 'none' : action;
}
