/** A running part that must be stopped. */
export interface Part {
  readonly name: string;
  readonly stop: () => Promise<void>;
  /** Stops without waiting or cleanup. */
  killNow?(): void;
}

export interface PartStack {
  readonly push: (part: Part) => void;
  /** In reverse order. A part that fails to stop does not keep the others running. */
  readonly stopAll: () => Promise<void>;
  readonly killAll: () => void;
}

export function createPartStack(onFailure: (name: string, error: unknown) => void): PartStack {
  const parts: Part[] = [];
  return {
    push: (part) => void parts.push(part),
    stopAll: async () => {
      for (let part = parts.at(-1); part; part = parts.at(-1)) {
        try {
          await part.stop();
        } catch (error) {
          onFailure(part.name, error);
        }
        parts.pop();
      }
    },
    killAll: () => {
      for (const part of parts.toReversed()) part.killNow?.();
    },
  };
}
