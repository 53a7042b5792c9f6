import { IconArrowRight, IconCircleCheck } from '@tabler/icons-react';
import { previewOutcomes } from '@touchstone/contract/rejudge-preview-limits';
import { useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Figures } from '../../ui/figures/figures.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { VerdictMark } from '../../ui/verdict/verdict-mark.tsx';
import type { Preview } from './api/preview.ts';
import { previewMessages } from './preview-messages.ts';
import classes from './preview.module.css';

const tones: Partial<Record<(typeof previewOutcomes)[number], 'bad' | 'warn'>> = {
  changed: 'bad',
  rescored: 'warn',
  unknown: 'warn',
};

/** How many results change, and from which verdict to which. */
export function PreviewSummary({ preview }: { preview: Preview }) {
  const m = useMessages(previewMessages);
  const { counts, moves } = preview;
  const shown = previewOutcomes.filter((outcome) => counts[outcome] > 0 || outcome === 'changed');
  const changesNothing = counts.changed + counts.rescored === 0 && preview.state === 'ready';
  return (
    <Sheet>
      <Figures
        figures={shown.map((outcome) => ({
          name: m.figures[outcome],
          value: counts[outcome],
          tone: counts[outcome] > 0 ? tones[outcome] : undefined,
        }))}
      />
      {moves.length > 0 && (
        <ul className={classes['moves']} aria-label={m.moves}>
          {moves.map(({ from, to, count }) => (
            <li key={`${String(from)} ${String(to)}`}>
              <VerdictMark status={from} form="short" />
              <IconArrowRight size={14} stroke={1.75} aria-label={m.becomes} role="img" />
              <VerdictMark status={to} form="short" />
              <strong>{count}</strong>
            </li>
          ))}
        </ul>
      )}
      {counts.unknown > 0 && <p className={classes['note']}>{m.unknownNote}</p>}
      {changesNothing && (
        <EmptyState
          icon={<IconCircleCheck size={24} stroke={1.5} />}
          title={counts.unknown === 0 ? m.nothing : m.nothingKnown}
        >
          {counts.unknown === 0 ? m.nothingText : m.nothingKnownText(counts.unknown)}
        </EmptyState>
      )}
    </Sheet>
  );
}
