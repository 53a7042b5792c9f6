import { useMessages } from '../../lib/messages.ts';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { Variant } from './api/variants.ts';
import { variantMessages } from './variant-messages.ts';
import classes from './variants.module.css';

export function VariantStatement({ draft }: { draft: NonNullable<Variant['draft']> }) {
  const m = useMessages(variantMessages);
  return (
    <Sheet title={m.statement}>
      <p className={classes['note']}>{m.limits(draft.timeLimitMs, draft.memoryLimitMb)}</p>
      <Markdown>{draft.description}</Markdown>
      <h3>{m.input}</h3>
      <Markdown>{draft.input}</Markdown>
      <h3>{m.output}</h3>
      <Markdown>{draft.output}</Markdown>
    </Sheet>
  );
}
