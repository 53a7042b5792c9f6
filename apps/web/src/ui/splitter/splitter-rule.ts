/**
 * The positions of a splitter. The right pane keeps its minimum width; a left pane too narrow to read collapses
 * instead, and opens again at its default width. On screens too small for both minimums, the left pane takes the rest.
 */
const leastLeft = 420;
const leastRight = 580;
const openedLeft = 431;

const separatorWidth = 1;

export type SplitterPosition = { kind: 'collapsed' } | { kind: 'open'; left: number };

export interface SplitterRange {
  least: number;
  most: number;
}

/** The possible widths of the left pane in a splitter of this width. */
export function splitterRange(total: number): SplitterRange {
  const most = Math.max(0, total - separatorWidth - leastRight);
  return { least: Math.min(leastLeft, most), most };
}

/** The position of the separator after it is moved to `wanted`. */
export function moveSplitter(wanted: number, total: number): SplitterPosition {
  const { least, most } = splitterRange(total);
  if (wanted < least) return { kind: 'collapsed' };
  return { kind: 'open', left: Math.round(Math.min(wanted, most)) };
}

/** The position at which a collapsed left pane opens again. */
export const resetSplitter = (total: number): SplitterPosition => moveSplitter(openedLeft, total);

const keyStep = 24;

/** The position after a key press; undefined for other keys. */
export function moveByKey(key: string, place: SplitterPosition, total: number): SplitterPosition | undefined {
  const { most } = splitterRange(total);
  const opened = place.kind === 'open' ? place.left : undefined;
  switch (key) {
    case 'ArrowLeft':
      return opened === undefined ? place : moveSplitter(opened - keyStep, total);
    case 'ArrowRight':
      return opened === undefined ? resetSplitter(total) : moveSplitter(opened + keyStep, total);
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

export const formatSplitterPosition = (place: SplitterPosition): string =>
  place.kind === 'collapsed' ? collapsedText : String(place.left);

/** Parses a stored position; undefined if it is not valid. Widths are fitted to the screen when shown. */
export function parseSplitterPosition(text: string | null): SplitterPosition | undefined {
  if (text === collapsedText) return { kind: 'collapsed' };
  const left = text === null || text === '' ? Number.NaN : Number(text);
  return Number.isFinite(left) && left >= 0 ? { kind: 'open', left } : undefined;
}
