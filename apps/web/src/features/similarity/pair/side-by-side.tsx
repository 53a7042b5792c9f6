import { ActionIcon, Checkbox } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import type { OpenedPair } from '../api/comparisons.ts';
import { pairMessages } from '../pair-messages.ts';
import { linesOfPlace } from './code-lines.ts';
import { ComparedCode } from './compared-code.tsx';
import classes from './pair.module.css';
import { useScrollTogether } from './use-scroll-together.ts';

interface SideBySideProps {
  pair: OpenedPair;
  submissionTo: (program: OpenedPair['left']) => string;
}

/** Both programs with their shared fragments; they scroll together. */
export function SideBySide({ pair, submissionTo }: SideBySideProps) {
  const m = useMessages(pairMessages);
  const { left, right, fragments } = pair;
  const [chosen, setChosen] = useState<number>();
  const [isTogether, setIsTogether] = useState(true);
  const places = useMemo(
    () => ({ left: fragments.map((one) => one.left), right: fragments.map((one) => one.right) }),
    [fragments],
  );
  const lines = useMemo(
    () =>
      fragments.map((one) => ({
        left: linesOfPlace(left.code, one.left),
        right: linesOfPlace(right.code, one.right),
      })),
    [fragments, left.code, right.code],
  );
  const { leftPane, rightPane, scrollTo, onScroll } = useScrollTogether({
    lines,
    counts: { left: countLines(left.code), right: countLines(right.code) },
    isTogether,
  });
  const choose = (fragment: number) => {
    setChosen(fragment);
    const place = lines[fragment];
    if (place !== undefined) scrollTo(place.left.first, place.right.first);
  };
  const step = (by: 1 | -1) => {
    const last = fragments.length - 1;
    const next = chosen === undefined ? (by === 1 ? 0 : last) : chosen + by;
    choose(Math.min(last, Math.max(0, next)));
  };
  const place = chosen === undefined ? undefined : lines[chosen];
  const rangeOf = ({ first, last }: { first: number; last: number }) => m.lines(first + 1, last + 1);
  return (
    <>
      <div className={classes['bar']}>
        <div className={classes['steps']}>
          <ActionIcon
            size={32}
            variant="default"
            aria-label={m.previousFragment}
            title={m.previousFragment}
            disabled={fragments.length === 0 || chosen === 0}
            onClick={() => step(-1)}
          >
            <IconChevronUp size={16} stroke={1.75} />
          </ActionIcon>
          <ActionIcon
            size={32}
            variant="default"
            aria-label={m.nextFragment}
            title={m.nextFragment}
            disabled={fragments.length === 0 || chosen === fragments.length - 1}
            onClick={() => step(1)}
          >
            <IconChevronDown size={16} stroke={1.75} />
          </ActionIcon>
          <span role="status">
            {fragments.length === 0 && m.noFragments}
            {fragments.length > 0 && place === undefined && `${m.fragments}: ${String(fragments.length)}`}
            {place !== undefined &&
              `${m.fragmentOf((chosen ?? 0) + 1, fragments.length)} · ${rangeOf(place.left)} ↔ ${rangeOf(place.right)}`}
          </span>
        </div>
        <Checkbox
          label={m.together}
          checked={isTogether}
          onChange={({ currentTarget }) => setIsTogether(currentTarget.checked)}
        />
      </div>
      <div className={classes['panes']}>
        <ComparedCode
          program={left}
          places={places.left}
          chosen={chosen}
          codeRef={leftPane}
          onScroll={() => onScroll('left')}
          onChoose={choose}
          submissionTo={submissionTo(left)}
        />
        <ComparedCode
          program={right}
          places={places.right}
          chosen={chosen}
          codeRef={rightPane}
          onScroll={() => onScroll('right')}
          onChoose={choose}
          submissionTo={submissionTo(right)}
        />
      </div>
      <p className={classes['help']}>{m.help}</p>
    </>
  );
}

const countLines = (code: string) => code.replace(/\n$/, '').split('\n').length;
