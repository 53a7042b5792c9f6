import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import type { VerifiedCounterExample } from '@touchstone/contract';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { VerdictMark } from '../../../ui/verdict/verdict-mark.tsx';
import { useOpenWorkbench } from '../workbench/open-workbench.ts';
import { assistantMessages } from './assistant-messages.ts';
import classes from './assistant.module.css';

/**
 * An input on which the judge saw the program fail. The judge has confirmed the input, both outputs and the verdict. The line and
 * the explanation are the model's guess, so they are below and say so.
 */
export function CounterExampleCard({ example }: { example: VerifiedCounterExample }) {
  const m = useMessages(assistantMessages);
  const workbench = useOpenWorkbench();
  const take = () => {
    workbench?.setInput(example.input);
    showToast('success', m.used);
  };
  return (
    <section className={classes['card']} aria-label={m.verified}>
      <div className={classes['cardHead']}>
        <IconShieldCheck size={18} stroke={1.75} aria-hidden="true" />
        <strong>{m.verified}</strong>
        <span className={classes['verdict']}>
          <VerdictMark status={example.status} />
        </span>
      </div>
      <p className={classes['cardText']}>{m.verifiedText}</p>
      <Text label={m.input} text={example.input} isCopied />
      <div className={classes['outputs']}>
        <Text label={m.expected} text={example.expected} />
        <Text label={m.output} text={example.output} />
      </div>
      {workbench !== undefined && (
        <Button variant="default" size="compact-sm" onClick={take}>
          {m.useInput}
        </Button>
      )}
      <Guess example={example} />
    </section>
  );
}

function Guess({ example: { line, explanation } }: { example: VerifiedCounterExample }) {
  const m = useMessages(assistantMessages);
  if (line === null && explanation === '') return null;
  return (
    <div className={classes['guess']}>
      <span className={classes['author']}>{m.guess}</span>
      <p className={classes['cardText']}>
        {line !== null && <strong>{m.lineOf(line)}</strong>} {explanation}
      </p>
    </div>
  );
}

function Text({ label, text, isCopied = false }: { label: string; text: string; isCopied?: boolean }) {
  return (
    <div className={classes['sample']}>
      <div className={classes['sampleHead']}>
        <span>{label}</span>
        {isCopied && <CopyButton text={text} />}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard */}
      <pre tabIndex={0} aria-label={label}>
        {text === '' ? ' ' : text}
      </pre>
    </div>
  );
}
