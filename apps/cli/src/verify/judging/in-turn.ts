/**
 * Several work at once, and each may speak only when those before it are done: what it says until then is kept. So whoever
 * listens hears one after the other, and the first of them live.
 */
export interface Turns {
  say(index: number, words: () => void): void;
  /** It has nothing more to say. */
  finish(index: number): void;
}

export function createTurns(): Turns {
  let current = 0;
  const done = new Set<number>();
  const kept = new Map<number, (() => void)[]>();
  return {
    say(index, words) {
      if (index === current) words();
      else kept.set(index, [...(kept.get(index) ?? []), words]);
    },
    finish(index) {
      done.add(index);
      while (done.has(current)) {
        current += 1;
        for (const words of kept.get(current) ?? []) words();
        kept.delete(current);
      }
    },
  };
}
