/**
 * Where the programs of a graph are drawn. Each cluster is laid out on its own by forces (Fruchterman and Reingold) and the
 * clusters are placed in rows, the largest first. Nothing is random and nothing moves later: the same comparison has the same
 * picture. A library would animate thousands of nodes; a comparison has at most `nodesMaximum`.
 */
export interface GraphEdge {
  readonly left: number;
  readonly right: number;
  /** 0 to 1. */
  readonly similarity: number;
}

export interface GraphCluster {
  readonly ids: readonly number[];
  readonly edges: readonly GraphEdge[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface GraphLayout {
  readonly width: number;
  readonly height: number;
  readonly points: ReadonlyMap<number, Point>;
}

export const nodesMaximum = 300;
/** Between two programs: a name fits below each. */
const distance = 84;
/** Around a cluster, with room for names. */
const padding = { x: 52, top: 28, bottom: 40 };
const rounds = 120;
const largestFactor = 3;

export function layOutGraph(clusters: readonly GraphCluster[], width: number): GraphLayout {
  const points = new Map<number, Point>();
  const row = { x: 0, y: 0, height: 0 };
  let widest = 0;
  for (const cluster of clusters) {
    const box = layOutCluster(cluster);
    if (row.x > 0 && row.x + box.width > width) {
      row.y += row.height;
      row.x = 0;
      row.height = 0;
    }
    for (const [id, { x, y }] of box.points) points.set(id, { x: row.x + x, y: row.y + y });
    row.x += box.width;
    row.height = Math.max(row.height, box.height);
    widest = Math.max(widest, row.x);
  }
  return { width: Math.max(width, widest), height: row.y + row.height, points };
}

/** From the top left corner of the cluster. */
function layOutCluster({ ids, edges }: GraphCluster): GraphLayout {
  const places = ids.length < 3 ? placeInLine(ids) : spread(relax(placeInCircle(ids), edges));
  const xs = [...places.values()].map(({ x }) => x);
  const ys = [...places.values()].map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    width: Math.max(...xs) - left + 2 * padding.x,
    height: Math.max(...ys) - top + padding.top + padding.bottom,
    points: new Map(
      [...places].map(([id, { x, y }]) => [id, { x: x - left + padding.x, y: y - top + padding.top }]),
    ),
  };
}

const placeInLine = (ids: readonly number[]) =>
  new Map(ids.map((id, index) => [id, { x: index * distance, y: 0 }]));

function placeInCircle(ids: readonly number[]) {
  const radius = (distance * ids.length) / (2 * Math.PI);
  return new Map(
    ids.map((id, index) => {
      const angle = (2 * Math.PI * index) / ids.length - Math.PI / 2;
      return [id, { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }];
    }),
  );
}

function relax(places: Map<number, { x: number; y: number }>, edges: readonly GraphEdge[]) {
  const nodes = [...places.values()].map((place) => ({ place, dx: 0, dy: 0 }));
  const byId = new Map([...places.keys()].map((id, index) => [id, nodes[index]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const node of nodes) [node.dx, node.dy] = [0, 0];
    for (const [index, one] of nodes.entries())
      for (const other of nodes.slice(index + 1))
        push(one, other, (length) => (distance * distance) / length);
    for (const { left, right, similarity } of edges) {
      const [one, other] = [byId.get(left), byId.get(right)];
      if (one !== undefined && other !== undefined)
        push(one, other, (length) => (-similarity * length * length) / distance);
    }
    const step = distance * (1 - round / rounds) * 0.2;
    for (const node of nodes) {
      const length = Math.hypot(node.dx, node.dy) || 1;
      node.place.x += (node.dx / length) * Math.min(length, step);
      node.place.y += (node.dy / length) * Math.min(length, step);
    }
  }
  return places;
}

/** Forces pull a dense cluster together. It is enlarged until a name fits below each program. */
function spread(places: ReadonlyMap<number, Point>): ReadonlyMap<number, Point> {
  const all = [...places.values()];
  const nearest = Math.min(
    ...all.flatMap((one, index) =>
      all.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    ),
  );
  const factor = Math.min(largestFactor, Math.max(1, distance / nearest));
  return new Map([...places].map(([id, { x, y }]) => [id, { x: x * factor, y: y * factor }]));
}

interface MovedNode {
  place: { x: number; y: number };
  dx: number;
  dy: number;
}

/** A negative force pulls. */
function push(one: MovedNode, other: MovedNode, force: (length: number) => number) {
  const [x, y] = [one.place.x - other.place.x, one.place.y - other.place.y];
  const length = Math.max(1, Math.hypot(x, y));
  const strength = force(length) / length;
  one.dx += x * strength;
  one.dy += y * strength;
  other.dx -= x * strength;
  other.dy -= y * strength;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

const vectors: Readonly<Record<Direction, Point>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

/** The program that an arrow key leads to: near, and rather straight ahead than aside. */
export function findNeighbour(
  points: ReadonlyMap<number, Point>,
  from: number,
  direction: Direction,
): number | undefined {
  const start = points.get(from);
  if (start === undefined) return undefined;
  const vector = vectors[direction];
  let best: { id: number; cost: number } | undefined;
  for (const [id, { x, y }] of points) {
    const ahead = (x - start.x) * vector.x + (y - start.y) * vector.y;
    if (ahead <= 1) continue;
    const aside = Math.abs((x - start.x) * vector.y) + Math.abs((y - start.y) * vector.x);
    const cost = ahead + 2 * aside;
    if (best === undefined || cost < best.cost) best = { id, cost };
  }
  return best?.id;
}
