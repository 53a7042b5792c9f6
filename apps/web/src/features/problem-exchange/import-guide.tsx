import { importFormats } from '@touchstone/contract/problem-exchange';
import { useMessages } from '../../lib/messages.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { formatNames } from './format-names.ts';
import classes from './import.module.css';
import { importMessages } from './import-messages.ts';

const rules = ['whole', 'encodings', 'pictures'] as const;

export function ImportGuide() {
  const m = useMessages(importMessages);
  return (
    <aside className={classes['guide']} aria-label={m.formatsTitle}>
      <Sheet title={m.formatsTitle}>
        <dl className={classes['formats']}>
          {importFormats.map((format) => (
            <div key={format}>
              <dt>{formatNames[format]}</dt>
              <dd>{m.formats[format]}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
      <Sheet title={m.rulesTitle}>
        <ul className={classes['rules']}>
          {rules.map((rule) => (
            <li key={rule}>{m.rules[rule]}</li>
          ))}
        </ul>
      </Sheet>
    </aside>
  );
}
