import { useEffect, useEffectEvent } from 'react';
import type { Player } from './use-player.ts';

interface StageKeys {
  player: Player;
  toggleFullScreen: () => void;
  toggleHelp: () => void;
  isHelpOpen: () => boolean;
}

/** Listens on the window, because the presenter may not use the mouse. */
export function useStageKeys({ player, toggleFullScreen, toggleHelp, isHelpOpen }: StageKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnButton = event.target instanceof HTMLButtonElement;
    if (isOnButton && (event.key === ' ' || event.key === 'Enter')) return;
    const act = actionOf(event.key, { player, toggleFullScreen, toggleHelp });
    if (act === undefined || (isHelpOpen() && act !== toggleHelp)) return;
    event.preventDefault();
    // A held key repeats steps, but does not toggle play and pause.
    if (event.repeat && event.key !== ' ' && !event.key.startsWith('Arrow')) return;
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

type Actions = Omit<StageKeys, 'isHelpOpen'>;

function actionOf(key: string, { player, toggleFullScreen, toggleHelp }: Actions): (() => void) | undefined {
  const actions: Record<string, () => void> = {
    ' ': player.next,
    ArrowRight: player.next,
    ArrowLeft: player.back,
    Enter: player.togglePlaying,
    '+': () => player.changeSpeed(1),
    '=': () => player.changeSpeed(1),
    '-': () => player.changeSpeed(-1),
    f: toggleFullScreen,
    F: toggleFullScreen,
    '?': toggleHelp,
    '？': toggleHelp,
  };
  return actions[key];
}
