import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { changeParameters } from '../../lib/search-parameters.ts';
import { comparisonAddress } from '../../lib/similarity-address.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Figures } from '../../ui/figures/figures.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TabBar } from '../../ui/tab-bar/tab-bar.tsx';
import type { ComparisonResult } from './api/comparisons.ts';
import { ClusterList } from './clusters/cluster-list.tsx';
import { GraphSection } from './graph/graph-section.tsx';
import { MinimumField } from './minimum-field.tsx';
import { PairsSection } from './pairs/pairs-section.tsx';
import { defaultMinimum, joinPrograms, listClusters } from './pairs/select-pairs.ts';
import { resultMessages } from './result-messages.ts';
import type { ShownResult } from './shown-result.ts';
import classes from './similarity.module.css';

/** From the address; outside of the possible values it is the default. */
export function parseMinimum(text: string | null, threshold: number): number {
  const minimum = Number(text);
  const isPossible = text !== null && Number.isInteger(minimum) && minimum >= threshold && minimum <= 100;
  return isPossible ? minimum : defaultMinimum(threshold);
}

/** Figures, the smallest similarity for all tabs, and the tabs. */
export function ResultParts({ result }: { result: ComparisonResult }) {
  const m = useMessages(resultMessages);
  const [parameters, setParameters] = useSearchParams();
  const minimum = parseMinimum(parameters.get('min'), result.threshold);
  const rows = useMemo(() => joinPrograms(result), [result]);
  const clusters = useMemo(() => listClusters(rows, minimum), [rows, minimum]);
  const shown = { result, rows, minimum, clusters };
  const address = (tab: string) => {
    const query = new URLSearchParams();
    if (tab !== '') query.set('tab', tab);
    const min = parameters.get('min');
    if (min !== null) query.set('min', min);
    const text = query.toString();
    return comparisonAddress(result.id) + (text === '' ? '' : `?${text}`);
  };
  const tabs = [
    { key: 'pairs', name: m.pairsTab, to: address('') },
    { key: 'clusters', name: m.clustersTab, to: address('clusters') },
    { key: 'graph', name: m.graphTab, to: address('graph') },
  ];
  const wanted = parameters.get('tab') ?? '';
  const current = tabs.some(({ key }) => key === wanted) ? wanted : 'pairs';
  if (rows.length === 0)
    return (
      <Sheet>
        <ResultFigures {...shown} />
        <EmptyState title={m.none}>{m.noneText(result.threshold)}</EmptyState>
      </Sheet>
    );
  return (
    <div className={classes['stack']}>
      <Sheet>
        <div className={classes['summary']}>
          <ResultFigures {...shown} />
          <MinimumField
            key={minimum}
            minimum={minimum}
            threshold={result.threshold}
            onChange={(value) =>
              setParameters(
                (before) => changeParameters(before, { min: String(value), currentPage: '', cluster: '' }),
                { replace: true },
              )
            }
          />
        </div>
        <Notes result={result} />
      </Sheet>
      <div>
        <TabBar label={m.tabs} tabs={tabs} current={current} />
        {current === 'pairs' && <PairsSection {...shown} />}
        {current === 'clusters' && <ClusterList {...shown} />}
        {current === 'graph' && <GraphSection {...shown} />}
      </div>
    </div>
  );
}

function ResultFigures({ result, rows, clusters }: ShownResult) {
  const m = useMessages(resultMessages);
  const figures = [
    { name: m.figures.total, value: result.total },
    { name: m.figures.pairs, value: rows.length },
    { name: m.figures.clusters, value: clusters.length },
    { name: m.figures.marked, value: rows.filter(({ pair }) => pair.mark !== null).length },
  ];
  return <Figures figures={figures} />;
}

function Notes({ result: { tooShort, omitted, ignored } }: { result: ComparisonResult }) {
  const m = useMessages(resultMessages);
  const notes = [
    ...(tooShort > 0 ? [m.tooShort(tooShort)] : []),
    ...(omitted > 0 ? [m.omitted(omitted)] : []),
    ...(ignored.length > 0 ? [m.ignored(ignored.join(', '))] : []),
  ];
  return notes.map((note) => (
    <p key={note} className={classes['note']}>
      {note}
    </p>
  ));
}
