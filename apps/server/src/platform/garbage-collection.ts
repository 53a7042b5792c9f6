/**
 * How this works: a collection of V8's old generation marks all that is alive, 115 MB in a busy server, and every request waits for a
 * part of that. V8 collects after a growth by a third if the old generation grows slowly; here it may triple. It also collects if
 * there was no collection for 100 seconds, to give memory back, in a busy server too; here it does not. So that the old generation
 * grows slowly, objects are not made in it: V8 would do so for places in the code whose objects it found alive, which then keep
 * alive what they refer to. Figures: `docs/decisions/0067-garbage-collection.md`.
 */
import { setFlagsFromString } from 'node:v8';

export const garbageCollectionFlags = [
  '--heap-growing-percent=200',
  '--memory-reducer-gc-count=0',
  '--no-allocation-site-pretenuring',
];

/** Before the server is loaded: code that is compiled already keeps its way of making objects. */
export function tuneGarbageCollection(): void {
  for (const flag of garbageCollectionFlags) setFlagsFromString(flag);
}
