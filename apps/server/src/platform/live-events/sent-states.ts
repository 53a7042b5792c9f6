/** What a subscriber was sent last of each thing. Bounded: beyond, the oldest is forgotten, and sent again should it change. */
export interface SentStates {
  /** False where this state is the one that was sent last. */
  readonly note: (stateKey: number, state: string) => boolean;
  readonly stateKeys: () => readonly number[];
  readonly clear: () => void;
}

const maxStates = 1000;

export function createSentStates(): SentStates {
  const states = new Map<number, string>();
  return {
    note: (stateKey, state) => {
      if (states.get(stateKey) === state) return false;
      states.delete(stateKey);
      states.set(stateKey, state);
      const [oldest] = states.keys();
      if (states.size > maxStates && oldest !== undefined) states.delete(oldest);
      return true;
    },
    stateKeys: () => [...states.keys()],
    clear: () => {
      states.clear();
    },
  };
}
