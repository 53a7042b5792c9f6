/**
 * The list from which the user of this tab opens problems: problem pages lead to its previous and next problem, and
 * back to it.
 */
import { readJson, type KeyValueStorage } from './storage.ts';

const trailKey = 'problem-trail';

export interface ProblemTrail {
  /** The list with its filters and page. */
  listAddress: string;
  /** The display ids of its page. */
  problemIds: readonly string[];
}

export interface TrailNeighbours {
  listAddress: string;
  previous: string | undefined;
  next: string | undefined;
}

export function saveTrail(storage: KeyValueStorage, trail: ProblemTrail): void {
  try {
    storage.setItem(trailKey, JSON.stringify(trail));
  } catch (error) {
    // Without storage the problem page has no neighbours.
    if (!(error instanceof DOMException)) throw error;
  }
}

const isListAddress = (address: string) => /^\/(?:problem|practice)(?:[?#]|$)/.test(address);

/** Undefined if the problem was not opened from a list. */
export function findNeighbours(storage: KeyValueStorage, problemId: string): TrailNeighbours | undefined {
  const stored = readJson(storage, trailKey);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { listAddress, problemIds } = stored as Partial<Record<keyof ProblemTrail, unknown>>;
  if (typeof listAddress !== 'string' || !isListAddress(listAddress) || !Array.isArray(problemIds))
    return undefined;
  const ids = problemIds.filter((id) => typeof id === 'string');
  const index = ids.indexOf(problemId);
  if (index === -1) return undefined;
  return { listAddress, previous: ids[index - 1], next: ids[index + 1] };
}
