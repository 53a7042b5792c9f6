import { describeEffects } from '@touchstone/contract/describe-in-use';
import { listEffects } from '@touchstone/contract/in-use';
import { locales } from '@touchstone/contract/locales';
import { answerInUse, useInUseQuestion } from '../../lib/in-use.ts';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { useLast } from '../../lib/use-last.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { inUseMessages } from './in-use-messages.ts';
import classes from './in-use-gate.module.css';

/** The dialog for requests that would change something in use, once per page. */
export function InUseGate() {
  const m = useMessages(inUseMessages);
  const language = locales.indexOf(useLocale());
  const question = useInUseQuestion();
  const shown = useLast(question);
  const effects = shown?.effects ?? {};
  // One piece of advice is enough: that for the gravest effect.
  const [gravest] = listEffects(effects).toReversed();
  return (
    <ConfirmDialog
      opened={question !== undefined}
      title={m.title}
      tone="danger"
      confirmLabel={m.proceed}
      cancelLabel={m.back}
      onConfirm={() => answerInUse(true)}
      onCancel={() => answerInUse(false)}
    >
      <ul className={classes['effects']}>
        {describeEffects(effects).map((texts) => (
          <li key={texts[0]}>{texts[language]}</li>
        ))}
      </ul>
      {gravest !== undefined && <p>{m.safer[gravest]}</p>}
    </ConfirmDialog>
  );
}
