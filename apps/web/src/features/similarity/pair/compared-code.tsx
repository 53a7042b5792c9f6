import { useMemo, type Ref } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import highlight from '../../../ui/code/highlighted-lines.module.css';
import { VerdictMark } from '../../../ui/verdict/verdict-mark.tsx';
import type { OpenedPair } from '../api/comparisons.ts';
import { pairMessages } from '../pair-messages.ts';
import { personOf } from '../pairs/pair-table.tsx';
import { splitCode, type CodeLine, type CodeSegment, type FragmentPlace } from './code-lines.ts';
import classes from './pair.module.css';

interface ComparedCodeProps {
  program: OpenedPair['left'];
  places: readonly FragmentPlace[];
  chosen: number | undefined;
  codeRef: Ref<HTMLDivElement>;
  onScroll: () => void;
  onChoose: (fragment: number) => void;
  submissionTo: string;
}

/** One of the two programs, with its shared fragments. */
export function ComparedCode({
  program,
  places,
  chosen,
  codeRef,
  onScroll,
  onChoose,
  submissionTo,
}: ComparedCodeProps) {
  const m = useMessages(pairMessages);
  const { code, language } = program;
  // The grammars load on demand; until then the code is plain, at the same size.
  const runs = useQuery({
    queryKey: ['similarity', 'colours', program.submitId],
    queryFn: async () => (await import('./coloured-runs.ts')).listColouredRuns(code, language),
    staleTime: Infinity,
  });
  const lines = useMemo(() => splitCode(code, runs.data ?? [], places), [code, runs.data, places]);
  return (
    <section className={classes['program']}>
      <header className={classes['programHead']}>
        <strong>{personOf(program)}</strong>
        <VerdictMark status={program.status} form="short" />
        <span>{language}</span>
        <Link to={submissionTo}>{m.submission(program.submitId)}</Link>
      </header>
      <div
        className={classes['code']}
        ref={codeRef}
        onScroll={onScroll}
        role="group"
        aria-label={m.program(program.username)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the program scrolls, also by keyboard
        tabIndex={0}
      >
        <CodeLines lines={lines} chosen={chosen} onChoose={onChoose} />
      </div>
    </section>
  );
}

interface CodeLinesProps {
  lines: readonly CodeLine[];
  chosen: number | undefined;
  onChoose: (fragment: number) => void;
}

function CodeLines({ lines, chosen, onChoose }: CodeLinesProps) {
  return (
    <pre className={`${classes['lines'] ?? ''} ${highlight['root'] ?? ''}`}>
      {lines.map(({ number, segments }) => (
        <div key={number} className={classes['line']}>
          <span className={classes['lineNumber']} aria-hidden="true">
            {number}
          </span>
          <code>
            {segments.map((segment) => (
              <Segment key={segment.from} segment={segment} chosen={chosen} onChoose={onChoose} />
            ))}
            {'\n'}
          </code>
        </div>
      ))}
    </pre>
  );
}

interface SegmentProps {
  segment: CodeSegment;
  chosen: number | undefined;
  onChoose: (fragment: number) => void;
}

function Segment({ segment: { text, className, fragment }, chosen, onChoose }: SegmentProps) {
  if (fragment === undefined) return <span className={className}>{text}</span>;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the bar of fragments does the same for the keyboard
    <mark
      className={className}
      data-tone={fragment % 2}
      data-chosen={fragment === chosen || undefined}
      onClick={() => onChoose(fragment)}
    >
      {text}
    </mark>
  );
}
