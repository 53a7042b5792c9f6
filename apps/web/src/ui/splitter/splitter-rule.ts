/**
 * Where a splitter may stand. The right pane keeps what it needs; a left pane too narrow to be read collapses instead, and
 * opens again at its own width. On screens where both cannot have their least, the left pane takes what is left over.
 */
const leastLeft = 420;
const leastRight = 580;
const openedLeft = 431;

const separatorWidth = 1;

export type SplitterPlace = { kind: 'collapsed' } | { kind: 'open'; left: number };

export interface SplitterRange {
  least: number;
  most: number;
}

/** How wide the left pane may be in a splitter of this width. */
export function splitterRange(total: number): SplitterRange {
  const most = Math.max(0, total - separatorWidth - leastRight);
  return { least: Math.min(leastLeft, most), most };
}

/** Where the separator stands when somebody puts it at `wanted`. */
export function placeSplitter(wanted: number, total: number): SplitterPlace {
  const { least, most } = splitterRange(total);
  if (wanted < least) return { kind: 'collapsed' };
  return { kind: 'open', left: Math.round(Math.min(wanted, most)) };
}

/** Where a collapsed left pane opens again. */
export const resetSplitter = (total: number): SplitterPlace => placeSplitter(openedLeft, total);

const keyStep = 24;

/** What a key does to the separator; undefined for keys that mean nothing to it. */
export function moveByKey(key: string, place: SplitterPlace, total: number): SplitterPlace | undefined {
  const { most } = splitterRange(total);
  const opened = place.kind === 'open' ? place.left : undefined;
  switch (key) {
    case 'ArrowLeft':
      return opened === undefined ? place : placeSplitter(opened - keyStep, total);
    case 'ArrowRight':
      return opened === undefined ? resetSplitter(total) : placeSplitter(opened + keyStep, total);
    case 'Home':
      return { kind: 'collapsed' };
    case 'End':
      return { kind: 'open', left: most };
    case 'Enter':
      return opened === undefined ? resetSplitter(total) : { kind: 'collapsed' };
    default:
      return undefined;
  }
}

const collapsedText = 'collapsed';

export const writeSplitterPlace = (place: SplitterPlace): string =>
  place.kind === 'collapsed' ? collapsedText : String(place.left);

/** What was remembered, or undefined for nothing that can be used. Widths are fitted to the screen when shown. */
export function readSplitterPlace(text: string | null): SplitterPlace | undefined {
  if (text === collapsedText) return { kind: 'collapsed' };
  const left = text === null || text === '' ? Number.NaN : Number(text);
  return Number.isFinite(left) && left >= 0 ? { kind: 'open', left } : undefined;
}
