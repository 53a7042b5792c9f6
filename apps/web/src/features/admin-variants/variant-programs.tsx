import { useMessages } from '../../lib/messages.ts';
import { CodeBlock } from '../../ui/code/code-block.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { Variant } from './api/variants.ts';
import { variantMessages } from './variant-messages.ts';
import classes from './variants.module.css';

interface VariantProgramsProps {
  draft: NonNullable<Variant['draft']>;
  cases: Variant['cases'];
}

export function VariantPrograms({ draft, cases }: VariantProgramsProps) {
  const m = useMessages(variantMessages);
  const { generator, validator, solutions, wrongSolutions } = draft;
  const programs = [
    ...solutions.map((one, index) => ({ ...one, label: m.solution(index + 1) })),
    ...wrongSolutions.map((one, index) => ({ ...one, label: m.wrong(index + 1) })),
    { ...generator, label: `${m.generator}: ${generator.argumentLines.join(' | ')}` },
    { ...validator, label: m.validator },
  ];
  return (
    <>
      <Sheet title={m.programs}>
        <div className={classes['programs']}>
          {programs.map(({ label, language, code }) => (
            <CodeBlock
              key={label}
              code={code}
              language={language}
              label={`${label} (${language})`}
              tone="ink"
            />
          ))}
        </div>
      </Sheet>
      {cases.length > 0 && (
        <Sheet title={m.cases(cases.length)}>
          <div className={classes['programs']}>
            {cases.map(({ input, output }, index) => (
              <div key={input} className={classes['example']}>
                <CodeBlock code={input} label={`${m.input} ${String(index + 1)}`} tone="info" />
                <CodeBlock code={output} label={`${m.output} ${String(index + 1)}`} />
              </div>
            ))}
          </div>
        </Sheet>
      )}
    </>
  );
}
