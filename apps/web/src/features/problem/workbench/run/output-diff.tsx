import { useMemo } from 'react';
import { useMessages } from '../../../../lib/messages.ts';
import { showBlanks } from '../../../../ui/explanation/visible-blanks.ts';
import { compareOutput, type DiffRow, type Piece } from './compare-output.ts';
import classes from './output-diff.module.css';
import { runMessages } from './run-messages.ts';

interface SideProps {
  line: number | undefined;
  pieces: readonly Piece[];
  kind: DiffRow['kind'];
  side: 'expected' | 'actual';
}

/** Renders blanks inside a difference, because they are often the only difference. */
function Side({ line, pieces, kind, side }: SideProps) {
  const m = useMessages(runMessages);
  const isAbsent = line === undefined;
  const isDifferent = kind !== 'same' && !isAbsent;
  const Mark = side === 'expected' ? 'ins' : 'del';
  return (
    <>
      <td className={classes['number']}>{line}</td>
      <td
        className={classes['text']}
        data-side={isDifferent ? side : undefined}
        data-absent={isAbsent || undefined}
      >
        {isAbsent && (
          <span className={classes['note']}>{side === 'actual' ? m.missingLine : m.extraLine}</span>
        )}
        {pieces.map((piece, index) =>
          piece.isDifferent ? (
            // oxlint-disable-next-line react/no-array-index-key -- pieces have no other name, and never move
            <Mark key={index} className={classes['mark']}>
              {showBlanks(piece.text)}
            </Mark>
          ) : (
            piece.text
          ),
        )}
        {isDifferent && pieces.length === 0 && <Mark className={classes['mark']}>↵</Mark>}
      </td>
    </>
  );
}

/** Expected and actual output side by side. */
export function OutputDiff({ expected, actual }: { expected: string; actual: string }) {
  const m = useMessages(runMessages);
  const rows = useMemo(() => compareOutput(expected, actual), [expected, actual]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, also by keyboard
    <div className={classes['root']} tabIndex={0} role="region" aria-label={m.difference}>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th colSpan={2} scope="col">
              {m.expected}
            </th>
            <th colSpan={2} scope="col">
              {m.yours}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${String(row.expectedLine)}-${String(row.actualLine)}`}>
              <Side line={row.expectedLine} pieces={row.expected} kind={row.kind} side="expected" />
              <Side line={row.actualLine} pieces={row.actual} kind={row.kind} side="actual" />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
