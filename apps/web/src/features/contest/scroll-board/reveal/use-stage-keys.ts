import { useEffect, useEffectEvent } from 'react';
import { stageActionOf, type StageAction } from './stage-actions.ts';
import type { Player } from './use-player.ts';

interface StageKeys {
  player: Player;
  toggleFullScreen: () => void;
  toggleHelp: () => void;
  isHelpOpen: () => boolean;
}

/** Listens on the window, because the presenter may not use the mouse. */
export function useStageKeys({ player, toggleFullScreen, toggleHelp, isHelpOpen }: StageKeys): void {
  const actions: Record<StageAction, () => void> = {
    next: player.next,
    back: player.back,
    togglePlaying: player.togglePlaying,
    faster: () => player.changeSpeed(1),
    slower: () => player.changeSpeed(-1),
    toggleFullScreen,
    toggleHelp,
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOnButton = event.target instanceof HTMLButtonElement;
    const action = stageActionOf(event, { isOnButton, isHelpOpen: isHelpOpen() });
    if (action === undefined) return;
    event.preventDefault();
    if (action !== 'none') actions[action]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
