import { IconPlayerPlay } from '@tabler/icons-react';
import { useMessages } from '../../lib/messages.ts';
import { CopyButton } from '../copy-button.tsx';
import type { Example } from './parse-examples.ts';
import classes from './samples.module.css';
import { statementMessages } from './statement-messages.ts';

interface SamplesProps {
  examples: readonly Example[];
  /** Undefined for interactive samples, which cannot be run alone. */
  onRun: ((index: number) => void) | undefined;
}

export function Samples({ examples, onRun }: SamplesProps) {
  const m = useMessages(statementMessages);
  return examples.map((example, index) => (
    <section key={m.sample(index + 1)} className={classes['root']} aria-label={m.sample(index + 1)}>
      <div className={classes['head']}>
        <h3 className={classes['title']}>{m.sample(index + 1)}</h3>
        {onRun !== undefined && (
          <button type="button" className={classes['run']} onClick={() => onRun(index)}>
            <IconPlayerPlay size={14} stroke={2} aria-hidden="true" />
            {m.run}
          </button>
        )}
      </div>
      <div className={classes['pair']}>
        <SampleText name={m.sampleInput} text={example.input} />
        <SampleText name={m.sampleOutput} text={example.output} />
      </div>
    </section>
  ));
}

/** The final line break belongs to the file, not to the visible text. */
const shownText = (text: string): string => text.replace(/\r?\n$/, '');

function SampleText({ name, text }: { name: string; text: string }) {
  const m = useMessages(statementMessages);
  const shown = shownText(text);
  return (
    <div className={classes['side']}>
      <div className={classes['name']}>
        <span>{name}</span>
        <CopyButton text={text} />
      </div>
      {shown === '' ? (
        <p className={classes['empty']}>{m.emptySample}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long samples scroll, also by keyboard
        <pre className={classes['text']} tabIndex={0} aria-label={name}>
          {shown}
        </pre>
      )}
    </div>
  );
}
