import { describe, expect, it } from 'vitest';
import { canJoinImage, hasPrivileges, hasSpareCapabilities, listAllowedCores } from './privileges.ts';

const everything = '         0          0 4294967295\n';

describe('privileges', () => {
  it.each([
    ['root', '000001ffffffffff', everything, true],
    ['root of a container without sys_resource', '000001fffeffffff', everything, true],
    ['root of a container without sys_admin', '00000000a80425fb', everything, false],
    ['an ordinary user', '0000000000000000', everything, false],
    ['root of a user namespace with enough ids', '000001ffffffffff', '0 100000 65536\n', true],
    ['root of a user namespace with one id', '000001ffffffffff', '         0       1000          1\n', false],
    ['root of a user namespace with two ranges', '000001ffffffffff', '0 1000 1\n1 100000 65536\n', true],
  ])('of %s', (_, capabilities, userMap, expected) => {
    const status = `Name:\tnode\nCapEff:\t${capabilities}\nSeccomp:\t0\n`;
    expect(hasPrivileges({ status, userMap, highestUser: 60_616 })).toBe(expected);
  });
});

describe('spare capabilities', () => {
  it.each([
    ['root', '000001ffffffffff', '000001ffffffffff', true],
    ['root with the needed ones', '00000000002401eb', '00000000002401eb', false],
    ['root with the needed ones but for the image', '00000000002001eb', '00000000002001eb', false],
    ['root of a container without sys_admin', '00000000a80425fb', '00000000a80425fb', false],
    ['an ordinary user', '0000000000000000', '000001ffffffffff', false],
  ])('of %s', (_, effective, bounding, expected) => {
    expect(hasSpareCapabilities(`CapEff:\t${effective}\nCapBnd:\t${bounding}\n`)).toBe(expected);
  });
});

describe('the image of the run-time files', () => {
  it.each([
    ['00000000002401eb', true],
    ['00000000002001eb', false],
  ])('with the capabilities %s: %s', (effective, expected) => {
    expect(canJoinImage(`CapEff:\t${effective}\n`)).toBe(expected);
  });
});

describe('the cores of this process', () => {
  it.each([
    ['0-1', [0, 1]],
    ['3', [3]],
    ['0-2,5,8-9', [0, 1, 2, 5, 8, 9]],
  ])('are read from %s', (list, cores) => {
    expect(listAllowedCores(`Cpus_allowed:\tff\nCpus_allowed_list:\t${list}\n`)).toEqual(cores);
  });
});
