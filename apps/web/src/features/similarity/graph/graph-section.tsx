import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { pairAddress } from '../../../lib/similarity-address.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { ComparedProgram } from '../api/comparisons.ts';
import { personOf } from '../pairs/pair-table.tsx';
import { markFilterOf, markFilters, type Cluster, type PairRow } from '../pairs/select-pairs.ts';
import type { ShownResult } from '../shown-result.ts';
import { resultMessages } from '../result-messages.ts';
import { SimilarityBar } from '../similarity-bar.tsx';
import { similarityMessages } from '../similarity-messages.ts';
import classes from './graph.module.css';
import { nodesMaximum } from './graph-layout.ts';
import { SimilarityGraph } from './similarity-graph.tsx';

const widths = { wide: 880, narrow: 330 };

/** As many whole clusters as are drawn, the largest first. */
export function limitClusters(clusters: readonly Cluster[], maximum: number): Cluster[] {
  let count = 0;
  return clusters.filter(({ programs }) => {
    count += programs.length;
    return count <= maximum;
  });
}

/** The graph, its legend and the pairs of the chosen program. */
export function GraphSection({ result, clusters }: ShownResult) {
  const m = useMessages(resultMessages);
  const [chosen, setChosen] = useState<number>();
  const isNarrow = useMediaQuery('(max-width: 767.98px)', false, { getInitialValueInEffect: false });
  const drawn = useMemo(() => limitClusters(clusters, nodesMaximum), [clusters]);
  const problems = useMemo(
    () => new Map(result.problems.map(({ id, displayId }) => [id, displayId])),
    [result.problems],
  );
  if (clusters.length === 0)
    return (
      <Sheet>
        <EmptyState title={m.noClusters}>{m.noClustersText}</EmptyState>
      </Sheet>
    );
  const count = (list: readonly Cluster[]) => list.reduce((sum, { programs }) => sum + programs.length, 0);
  const program = drawn.flatMap(({ programs }) => programs).find(({ id }) => id === chosen);
  return (
    <div className={classes['section']}>
      <Sheet>
        <p className={classes['help']}>{m.graphHelp}</p>
        <Legend />
        <SimilarityGraph
          clusters={drawn}
          problems={problems}
          width={isNarrow ? widths.narrow : widths.wide}
          chosen={program?.id}
          onChoose={setChosen}
        />
        {drawn.length < clusters.length && (
          <p className={classes['help']}>{m.limited(count(drawn), count(clusters))}</p>
        )}
      </Sheet>
      <Chosen
        program={program}
        problem={problems.get(program?.problemId ?? 0) ?? ''}
        pairs={drawn
          .flatMap(({ pairs }) => pairs)
          .filter(({ left, right }) => left.id === chosen || right.id === chosen)}
      />
    </div>
  );
}

function Legend() {
  const m = useMessages(resultMessages);
  return (
    <ul className={classes['legend']}>
      {markFilters.map((mark) => (
        <li key={mark}>
          <svg width="28" height="8" aria-hidden="true">
            <line className={classes['edge']} data-mark={mark} x1="0" y1="4" x2="28" y2="4" strokeWidth="3" />
          </svg>
          {m.legend[mark]}
        </li>
      ))}
    </ul>
  );
}

interface ChosenProps {
  program: ComparedProgram | undefined;
  problem: string;
  pairs: readonly PairRow[];
}

/** The pairs of the chosen program, as links. */
function Chosen({ program, problem, pairs }: ChosenProps) {
  const m = useMessages(resultMessages);
  const words = useMessages(similarityMessages);
  if (program === undefined) return <p className={classes['choose']}>{m.chooseNode}</p>;
  return (
    <Sheet title={m.chosen(personOf(program), problem)}>
      <ul className={classes['pairs']} aria-live="polite">
        {pairs.map(({ pair, left, right }) => {
          const other = left.id === program.id ? right : left;
          return (
            <li key={pair.id}>
              <Link to={pairAddress(pair.id)} aria-label={m.openPair(program.username, other.username)}>
                {personOf(other)}
              </Link>
              <SimilarityBar similarity={pair.similarity} />
              <span>{words.marks[markFilterOf(pair.mark)]}</span>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
