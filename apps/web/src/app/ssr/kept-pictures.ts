/** Keeps the newest of what takes long to make, within a bound. What is asked for twice at once is made once. */
export function createKeptPictures<Value>(most: number, sizeOf: (value: Value) => number) {
  const kept = new Map<string, Promise<Value>>();
  const sizes = new Map<string, number>();
  let total = 0;

  function forget(key: string): void {
    kept.delete(key);
    total -= sizes.get(key) ?? 0;
    sizes.delete(key);
  }

  function measure(key: string, size: number): void {
    sizes.set(key, size);
    total += size;
    for (const oldest of kept.keys()) {
      if (total <= most) break;
      if (sizes.has(oldest)) forget(oldest);
    }
  }

  return {
    find: async (key: string, make: () => Promise<Value>): Promise<Value> => {
      const known = kept.get(key);
      if (known !== undefined) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const made = make();
      kept.set(key, made);
      try {
        const value = await made;
        measure(key, key.length + sizeOf(value));
        return value;
      } catch (error) {
        forget(key);
        throw error;
      }
    },
  };
}
