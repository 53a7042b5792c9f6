import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createObjectLog, type LogEntry, type ObjectLog } from './object-log.ts';

const change = fc.record({
  type: fc.constantFrom('teams', 'judgements'),
  id: fc.nat({ max: 12 }).map(String),
  /** Undefined: the object is removed. */
  text: fc.option(fc.nat({ max: 3 }).map(String), { nil: undefined }),
});

function apply(log: ObjectLog, { type, id, text }: { type: string; id: string; text: string | undefined }) {
  if (text === undefined) log.remove(type, id);
  else log.put(type, id, text);
}

const stateOf = (log: ObjectLog) =>
  new Map(
    ['teams', 'judgements'].flatMap((type) =>
      [...log.list(type)].map(({ id, text }) => [`${type} ${id}`, text]),
    ),
  );

function applyEntries(known: ReadonlyMap<string, string | undefined>, entries: readonly LogEntry[]) {
  const state = new Map(known);
  for (const { type, id, isGone, text } of entries) {
    if (isGone) state.delete(`${type} ${id}`);
    else state.set(`${type} ${id}`, text);
  }
  return state;
}

const sorted = (state: ReadonlyMap<string, string | undefined>) =>
  [...state].toSorted(([one], [other]) => (one < other ? -1 : 1));

test('a client that resumes from any entry reaches the current state', () => {
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 200 }),
      fc.array(change, { maxLength: 200 }),
      (earlier, later) => {
        const log = createObjectLog();
        for (const one of earlier) apply(log, one);
        const [known, token] = [stateOf(log), log.last()];
        for (const one of later) apply(log, one);
        expect(sorted(applyEntries(known, log.since(token, Number.MAX_SAFE_INTEGER)))).toEqual(
          sorted(stateOf(log)),
        );
        // Also from the start, and in small batches.
        let [position, state] = [0, new Map<string, string | undefined>()];
        for (let entries = log.since(0, 3); entries.length > 0; entries = log.since(position, 3)) {
          state = applyEntries(state, entries);
          position = entries.at(-1)?.number ?? position;
        }
        expect(sorted(state)).toEqual(sorted(stateOf(log)));
      },
    ),
    { numRuns: 200 },
  );
});

test('does not repeat unchanged objects', () => {
  const log = createObjectLog();
  expect([log.put('teams', '1', 'a'), log.put('teams', '1', 'a'), log.put('teams', '1', 'b')]).toEqual([
    true,
    false,
    true,
  ]);
  expect([log.remove('teams', '1'), log.remove('teams', '1'), log.remove('teams', '2')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(log.since(0, 10)).toMatchObject([{ type: 'teams', id: '1', isGone: true, number: 3 }]);
});

test('stays as small as the number of objects', () => {
  const log = createObjectLog();
  for (let round = 0; round < 20_000; round += 1) log.put('teams', String(round % 3), String(round));
  expect(log.since(0, Number.MAX_SAFE_INTEGER)).toHaveLength(3);
  expect(log.find('teams', '0')?.text).toBe('19998');
  expect(log.last()).toBe(20_000);
});
