import { describe, expect, it } from 'vitest';
import { banner } from './banner.ts';
import { localAddress } from './server-address.ts';

const site = { address: 'http://127.0.0.1:8000', host: '127.0.0.1', dataDirectory: '/srv/data' };

describe('the banner', () => {
  it('shows the generated password, in one column', () => {
    const text = banner({ ...site, root: { username: 'root', password: 'abc123' } });
    const values = ['http://127.0.0.1:8000', 'root', 'abc123', '仅显示这一次', '/srv/data', 'Ctrl-C'];
    const lines = text.split('\n');
    const columns = values.map((value) => {
      const line = lines.find((candidate) => candidate.includes(value)) ?? '';
      return terminalWidth(line.slice(0, line.indexOf(value)));
    });
    expect(columns).toEqual(values.map(() => columns[0]));
  });

  it('does not show a password from the configuration', () => {
    expect(banner({ ...site, root: { username: 'root', password: undefined } })).toContain('ROOT_PASSWORD');
  });

  it('does not mention root if root exists', () => {
    expect(banner({ ...site, root: undefined })).not.toMatch(/Password|User/);
  });
});

describe('the address to open', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:80'],
    ['0.0.0.0', 'http://127.0.0.1:80'],
    ['::', 'http://[::1]:80'],
    ['::1', 'http://[::1]:80'],
    ['judge.example.test', 'http://judge.example.test:80'],
  ])('for %s is %s', (host, expected) => {
    expect(localAddress(host, 80)).toBe(expected);
  });
});

function terminalWidth(text: string): number {
  return Array.from(text).reduce((width, sign) => width + (/[\u2e80-\uffff]/.test(sign) ? 2 : 1), 0);
}
