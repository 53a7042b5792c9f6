import { IconCode, IconFileText } from '@tabler/icons-react';
import { useMessages } from '../../lib/messages.ts';
import { problemMessages } from './problem-messages.ts';
import type { NarrowPane } from './use-narrow-pane.ts';
import classes from './view-switch.module.css';

interface ViewSwitchProps {
  pane: NarrowPane;
  onChange: (pane: NarrowPane) => void;
}

/** On screens with space for one pane, switches between them within reach of the thumb. */
export function ViewSwitch({ pane, onChange }: ViewSwitchProps) {
  const m = useMessages(problemMessages);
  return (
    <div className={classes['root']} role="group" aria-label={m.views}>
      <button
        type="button"
        className={classes['choice']}
        aria-pressed={pane === 'left'}
        data-shows-pane="left"
        onClick={() => onChange('left')}
      >
        <IconFileText size={18} stroke={1.75} aria-hidden="true" />
        {m.statement}
      </button>
      <button
        type="button"
        className={classes['choice']}
        aria-pressed={pane === 'right'}
        data-shows-pane="right"
        onClick={() => onChange('right')}
      >
        <IconCode size={18} stroke={1.75} aria-hidden="true" />
        {m.code}
      </button>
    </div>
  );
}
