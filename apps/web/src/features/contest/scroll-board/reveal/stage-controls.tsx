import {
  IconKeyboard,
  IconMaximize,
  IconMinus,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
  IconPlus,
} from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { useMessages } from '../../../../lib/messages.ts';
import { revealMessages } from './reveal-messages.ts';
import classes from './stage-controls.module.css';
import { StageHelp } from './stage-help.tsx';
import { useStageKeys } from './use-stage-keys.ts';
import type { Player } from './use-player.ts';

function toggleFullScreen(): void {
  // If the browser rejects full screen, the window stays as it is.
  const isFull = document.fullscreenElement !== null;
  void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
}

const icon = { size: 18, stroke: 1.75 };

export function StageControls({ player, done, all }: { player: Player; done: number; all: number }) {
  const m = useMessages(revealMessages);
  const help = useRef<HTMLDialogElement>(null);
  const toggleHelp = () => (help.current?.open === true ? help.current.close() : help.current?.showModal());
  useStageKeys({ player, toggleFullScreen, toggleHelp, isHelpOpen: () => help.current?.open === true });
  return (
    <div className={classes['bar']} aria-label={m.controls} role="toolbar">
      <Control label={m.back} onPress={player.back} isDisabled={done === 0}>
        <IconPlayerSkipBackFilled {...icon} />
      </Control>
      <Control
        label={player.isPlaying ? m.pause : m.play}
        onPress={player.togglePlaying}
        isDisabled={done === all}
      >
        {player.isPlaying ? <IconPlayerPauseFilled {...icon} /> : <IconPlayerPlayFilled {...icon} />}
      </Control>
      <Control label={m.next} onPress={player.next} isDisabled={done === all}>
        <IconPlayerSkipForwardFilled {...icon} />
      </Control>
      <span className={classes['progress']}>{m.progress(done, all)}</span>
      <span className={classes['track']} aria-hidden="true">
        <span style={{ transform: `scaleX(${String(all === 0 ? 1 : done / all)})` }} />
      </span>
      <Control label={m.slower} onPress={() => player.changeSpeed(-1)}>
        <IconMinus {...icon} />
      </Control>
      <span className={classes['speed']}>{player.speed}×</span>
      <Control label={m.faster} onPress={() => player.changeSpeed(1)}>
        <IconPlus {...icon} />
      </Control>
      <Control label={m.fullScreen} onPress={toggleFullScreen}>
        <IconMaximize {...icon} />
      </Control>
      <Control label={m.help} onPress={toggleHelp}>
        <IconKeyboard {...icon} />
      </Control>
      <StageHelp ref={help} />
    </div>
  );
}

interface ControlProps {
  label: string;
  onPress: () => void;
  isDisabled?: boolean;
  children: ReactNode;
}

function Control({ label, onPress, isDisabled = false, children }: ControlProps) {
  return (
    <button
      type="button"
      className={classes['control']}
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      onClick={(event) => {
        // After a mouse click, the space bar must reveal the next step instead of pressing this button again.
        if (event.detail > 0) event.currentTarget.blur();
        if (!isDisabled) onPress();
      }}
    >
      {children}
    </button>
  );
}
