import { expect, it } from 'vitest';
import { shortVersion } from './short-version.ts';

it.each([
  ['g++ (Debian 12.2.0-14+deb12u1) 12.2.0', 'GCC 12.2.0'],
  ['gcc (Ubuntu 13.2.0) 13.2.0', 'GCC 13.2.0'],
  ['javac 17.0.20.1', 'JDK 17.0.20.1'],
  ['Python 3.11.2', 'Python 3.11.2'],
  ['go version go1.19.8 linux/arm64', 'Go 1.19.8'],
  ['rustc 1.95.0 (59807616e 2026-04-14)', 'rustc 1.95.0'],
  ['v24.21.0', 'Node.js 24.21.0'],
  ['7.3.17', '7.3.17'],
  ['unknown', undefined],
  ['', undefined],
])('%j is %s', (text, short) => {
  expect(shortVersion(text)).toBe(short);
});
