import { useMessages } from '../../lib/messages.ts';
import { CodeBlock } from '../../ui/code/code-block.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { Variant } from './api/variants.ts';
import { describeCheck } from './describe-check.ts';
import { variantMessages } from './variant-messages.ts';
import classes from './variants.module.css';

interface VariantChecksProps {
  checks: Variant['checks'];
  draft: Variant['draft'];
}

export function VariantChecks({ checks, draft }: VariantChecksProps) {
  const m = useMessages(variantMessages);
  return (
    <Sheet title={m.checks} flush>
      <ul className={classes['checks']} aria-label={m.checks}>
        {checks.map((check) => {
          const { isGood, text } = describeCheck(check, m);
          const { program, message, example } = check;
          const mistake = program === 'agreement' ? undefined : draft?.wrongSolutions[program]?.mistake;
          return (
            <li key={program} className={classes['check']}>
              <p className={classes['checkHead']} data-good={isGood || undefined}>
                <strong>{program === 'agreement' ? m.agreement : m.wrong(program + 1)}</strong>
                {' · '}
                {text}
              </p>
              {mistake !== undefined && <p className={classes['note']}>{mistake}</p>}
              {message !== null && message !== '' && <CodeBlock code={message} tone="warn" wraps />}
              {example !== null && (
                <div className={classes['example']}>
                  <CodeBlock code={example.input} label={m.input} tone="info" />
                  <CodeBlock code={example.expected} label={m.expected} />
                  <CodeBlock code={example.output} label={m.actual} tone="bad" />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
