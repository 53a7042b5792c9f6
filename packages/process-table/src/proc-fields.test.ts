import { describe, expect, test } from 'vitest';
import { findProcBytes, findProcField } from './proc-fields.ts';

const status = 'Name:\tnode\nVmHWM:\t    2048 kB\nCpus_allowed:\tff\nCpus_allowed_list:\t0-3,5\nGroups:\t\n';

describe('fields of /proc', () => {
  test.each([
    ['Name', 'node'],
    ['Cpus_allowed', 'ff'],
    ['Cpus_allowed_list', '0-3,5'],
    ['Groups', ''],
    ['Missing', undefined],
  ])('finds %s: %s', (name, value) => {
    expect(findProcField(status, name)).toBe(value);
  });

  test.each([
    ['VmHWM', 2048 * 1024],
    ['Name', undefined],
    ['Missing', undefined],
  ])('converts %s to bytes: %s', (name, bytes) => {
    expect(findProcBytes(status, name)).toBe(bytes);
  });
});
