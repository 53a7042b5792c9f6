import { describe, expect, it } from 'vitest';
import { OptionsError, parseOptions } from './options.ts';

describe('the options of the kernel test', () => {
  it('default to both versions, on the system that is here', () => {
    expect(parseOptions([], 'arm64')).toEqual({
      versions: ['v2', 'v1'],
      architecture: 'arm64',
      files: [],
    });
  });

  it('name a version, another architecture and test files', () => {
    const words = '--cgroup v1 --architecture x64 --files memory --files time'.split(' ');
    expect(parseOptions(words, 'arm64')).toEqual({
      versions: ['v1'],
      architecture: 'x64',
      files: ['memory', 'time'],
    });
  });

  it.each([
    ['an unknown option', ['--fast'], 'arm64', 'Usage'],
    ['an unknown version', ['--cgroup', 'v3'], 'arm64', '--cgroup is v1 or v2, not v3'],
    ['an unknown architecture', [], 'riscv64', 'no kernel test for the architecture riscv64'],
  ])('refuse %s', (_, words, host, message) => {
    expect(() => parseOptions(words, host)).toThrow(OptionsError);
    expect(() => parseOptions(words, host)).toThrow(message);
  });
});
