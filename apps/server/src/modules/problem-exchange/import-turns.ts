/** One import at a time on each server: they are heavy, and two of the same archive would race for its display ids. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };
}

export type Turns = ReturnType<typeof createTurns>;
