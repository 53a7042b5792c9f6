import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examineMachine } from '../machine.ts';
import { openConformanceSandbox, type ConformanceSandbox } from './conformance-sandbox.ts';
import { listGroups } from './host-groups.ts';
import { listHelpers } from './host-processes.ts';

let conformance: ConformanceSandbox;
beforeAll(async () => {
  conformance = await openConformanceSandbox('afterwards');
});
afterAll(async () => await conformance.close());

describe('control groups', () => {
  it('of the machine are used, not given up for weaker limits', () => {
    const { controlGroups, weaknesses } = conformance.sandbox.confinement;
    expect({ controlGroups, weaknesses }).toMatchObject({
      controlGroups: examineMachine(1).controlGroups.version,
    });
  });

  it('of a helper wait for its runs', () => {
    const { controlGroups } = conformance.sandbox.confinement;
    const groups = listHelpers().flatMap(listGroups);
    expect(groups.length > 0).toBe(controlGroups !== 'none');
  });
});
