import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { pairAddress } from '../../../lib/similarity-address.ts';
import { truncateName } from '../../../lib/truncate-name.ts';
import type { ComparedProgram } from '../api/comparisons.ts';
import { markFilterOf, percentOf, type Cluster, type PairRow } from '../pairs/select-pairs.ts';
import { resultMessages } from '../result-messages.ts';
import { findNeighbour, layOutGraph, type Direction, type Point } from './graph-layout.ts';
import classes from './graph.module.css';

interface SimilarityGraphProps {
  clusters: readonly Cluster[];
  /** Display ids. */
  problems: ReadonlyMap<number, string>;
  width: number;
  chosen: number | undefined;
  onChoose: (program: number) => void;
}

const arrows: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Thin at 30 percent, thick at 100. */
const strokeOf = (similarity: number) => 1 + 5 * Math.max(0, (percentOf(similarity) - 30) / 70);

/**
 * Programs as nodes, similar pairs as lines. One node is a tab stop; the arrow keys move to others, Enter or a click chooses
 * one. A click on a line opens its pair; by keyboard, the list of the chosen program does the same.
 */
export function SimilarityGraph({ clusters, problems, width, chosen, onChoose }: SimilarityGraphProps) {
  const m = useMessages(resultMessages);
  const nodes = useRef(new Map<number, SVGGElement>());
  const [hovered, setHovered] = useState<number>();
  const layout = useMemo(
    () =>
      layOutGraph(
        clusters.map(({ programs, pairs }) => ({
          ids: programs.map(({ id }) => id),
          edges: pairs.map(({ pair }) => pair),
        })),
        width,
      ),
    [clusters, width],
  );
  const programs = clusters.flatMap((cluster) => cluster.programs);
  const pairs = clusters.flatMap((cluster) => cluster.pairs);
  const active = hovered ?? chosen;
  const near = new Set(
    pairs.flatMap(({ left, right }) =>
      left.id === active || right.id === active ? [left.id, right.id] : [],
    ),
  );
  const stop = chosen ?? programs[0]?.id;
  const move = (event: KeyboardEvent, id: number) => {
    const direction = arrows[event.key];
    if (direction !== undefined) {
      event.preventDefault();
      const next = findNeighbour(layout.points, id, direction);
      if (next === undefined) return;
      onChoose(next);
      nodes.current.get(next)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose(id);
    }
  };
  return (
    <div className={classes['scroll']}>
      <svg
        role="group"
        aria-label={m.graph}
        className={classes['graph']}
        viewBox={`0 0 ${String(layout.width)} ${String(layout.height)}`}
        style={{ minWidth: layout.width, maxWidth: layout.width }}
        data-dimmed={active !== undefined || undefined}
      >
        {pairs.map((row) => (
          <Edge key={row.pair.id} row={row} points={layout.points} isNear={isEnd(row, active)} />
        ))}
        {programs.map((program) => (
          <Node
            key={program.id}
            program={program}
            point={layout.points.get(program.id) ?? { x: 0, y: 0 }}
            label={m.node(
              program.username,
              problems.get(program.problemId) ?? '',
              pairs.filter((row) => isEnd(row, program.id)).length,
            )}
            isChosen={program.id === chosen}
            isNear={near.has(program.id)}
            isTabStop={program.id === stop}
            onNode={(element) => {
              if (element === null) nodes.current.delete(program.id);
              else nodes.current.set(program.id, element);
            }}
            onChoose={() => onChoose(program.id)}
            onHover={(isOver) => setHovered(isOver ? program.id : undefined)}
            onKeyDown={(event) => move(event, program.id)}
          />
        ))}
      </svg>
    </div>
  );
}

const isEnd = ({ left, right }: PairRow, id: number | undefined) => left.id === id || right.id === id;

interface EdgeProps {
  row: PairRow;
  points: ReadonlyMap<number, Point>;
  isNear: boolean;
}

function Edge({ row: { pair, left, right }, points, isNear }: EdgeProps) {
  const navigate = useNavigate();
  const [from, to] = [points.get(left.id), points.get(right.id)];
  if (from === undefined || to === undefined) return null;
  const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the list of the chosen program has the same links for the keyboard
    <g
      className={classes['pair']}
      data-near={isNear || undefined}
      onClick={() => void navigate(pairAddress(pair.id))}
    >
      <title>{`${left.username} – ${right.username}: ${String(percentOf(pair.similarity))}%`}</title>
      <line className={classes['target']} {...ends} />
      <line
        className={classes['edge']}
        data-mark={markFilterOf(pair.mark)}
        strokeWidth={strokeOf(pair.similarity)}
        {...ends}
      />
    </g>
  );
}

interface NodeProps {
  program: ComparedProgram;
  point: Point;
  label: string;
  isChosen: boolean;
  isNear: boolean;
  isTabStop: boolean;
  onNode: (element: SVGGElement | null) => void;
  onChoose: () => void;
  onHover: (isOver: boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const nameLength = 12;

function Node({
  program,
  point,
  label,
  isChosen,
  isNear,
  isTabStop,
  onNode,
  onChoose,
  onHover,
  onKeyDown,
}: NodeProps) {
  const { username } = program;
  const name =
    username.length > nameLength ? `${truncateName(username).slice(0, nameLength - 1)}…` : username;
  return (
    <g transform={`translate(${point.x.toFixed(1)} ${point.y.toFixed(1)})`}>
      <g
        ref={onNode}
        role="button"
        tabIndex={isTabStop ? 0 : -1}
        aria-label={label}
        aria-pressed={isChosen}
        className={classes['node']}
        data-near={isNear || undefined}
        onClick={onChoose}
        onKeyDown={onKeyDown}
        onMouseEnter={() => onHover(true)}
        onMouseLeave={() => onHover(false)}
      >
        <circle className={classes['halo']} r="16" />
        <circle className={classes['dot']} r="9" />
      </g>
      {/* Outside of the button, whose name has all of it. */}
      <text className={classes['name']} y="27" textAnchor="middle" aria-hidden="true">
        {name}
      </text>
    </g>
  );
}
