import type { Ref } from 'react';
import { useMessages } from '../../../../lib/messages.ts';
import { revealMessages } from './reveal-messages.ts';
import classes from './stage-controls.module.css';

/** The native dialog element: it stays above full screen, traps the focus and closes on Escape. */
export function StageHelp({ ref }: { ref: Ref<HTMLDialogElement> }) {
  const m = useMessages(revealMessages);
  const rows: readonly (readonly [keys: readonly string[], meaning: string])[] = [
    [['Space', '→'], m.keys.next],
    [['←'], m.keys.back],
    [['Enter'], m.keys.play],
    [['+', '−'], m.keys.speed],
    [['F'], m.keys.fullScreen],
    [['?'], m.keys.help],
  ];
  return (
    <dialog ref={ref} className={classes['help']} aria-label={m.help}>
      <h2>{m.help}</h2>
      <dl>
        {rows.map(([keys, meaning]) => (
          <div key={meaning}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit">{m.close}</button>
      </form>
    </dialog>
  );
}
