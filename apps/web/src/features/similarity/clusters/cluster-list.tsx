import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { comparisonAddress, pairAddress } from '../../../lib/similarity-address.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { percentOf, type Cluster } from '../pairs/select-pairs.ts';
import { personOf } from '../pairs/pair-table.tsx';
import type { ShownResult } from '../shown-result.ts';
import { resultMessages } from '../result-messages.ts';
import classes from './cluster-list.module.css';

/** Groups of people whose programs are connected by similar pairs, the largest first. */
export function ClusterList({ result, clusters, minimum }: ShownResult) {
  const m = useMessages(resultMessages);
  if (clusters.length === 0)
    return (
      <Sheet>
        <EmptyState title={m.noClusters}>{m.noClustersText}</EmptyState>
      </Sheet>
    );
  return (
    <ul className={classes['clusters']}>
      {clusters.map((cluster) => (
        <li key={cluster.number}>
          <ClusterCard
            cluster={cluster}
            problem={result.problems.find(({ id }) => id === cluster.programs[0]?.problemId)?.displayId ?? ''}
            pairsTo={`${comparisonAddress(result.id)}?min=${String(minimum)}&cluster=${String(cluster.number)}`}
          />
        </li>
      ))}
    </ul>
  );
}

interface ClusterCardProps {
  cluster: Cluster;
  problem: string;
  pairsTo: string;
}

function ClusterCard({ cluster: { number, programs, pairs }, problem, pairsTo }: ClusterCardProps) {
  const m = useMessages(resultMessages);
  const percents = pairs.map(({ pair }) => percentOf(pair.similarity));
  const [onlyPair] = pairs;
  const target = pairs.length === 1 && onlyPair !== undefined ? pairAddress(onlyPair.pair.id) : pairsTo;
  return (
    <Sheet
      title={m.clusterTitle(number)}
      actions={
        <Button component={Link} to={target} variant="default" size="compact-sm">
          {pairs.length === 1 ? m.compare : m.showPairs}
        </Button>
      }
    >
      <p className={classes['facts']}>
        <span>
          {m.problem} {problem}
        </span>
        <span>{m.clusterSize(programs.length)}</span>
        <span>{m.clusterPairs(pairs.length)}</span>
        <strong>{m.range(Math.min(...percents), Math.max(...percents))}</strong>
      </p>
      <ul className={classes['members']}>
        {programs.map((program) => (
          <li key={program.id}>{personOf(program)}</li>
        ))}
      </ul>
    </Sheet>
  );
}
