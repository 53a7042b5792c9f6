import { describe, expect, it } from 'vitest';
import { findCodeforcesLink, parseGitHubLink, parseWebLink } from './parse-web-link.ts';

describe('parseWebLink', () => {
  it.each([
    ['https://example.org/blog', 'https://example.org/blog', 'example.org'],
    ['http://example.org:8080', 'http://example.org:8080/', 'example.org:8080'],
    ['  https://www.example.org/a?b=c#d  ', 'https://www.example.org/a?b=c#d', 'example.org'],
    ['example.org', 'https://example.org/', 'example.org'],
    ['example.org/about', 'https://example.org/about', 'example.org'],
    ['example.org:8443/x', 'https://example.org:8443/x', 'example.org:8443'],
    ['HTTPS://Example.ORG', 'https://example.org/', 'example.org'],
  ])('accepts %s', (text, href, label) => {
    expect(parseWebLink(text)).toEqual({ href, label });
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://example.org',
    '//example.org',
    '/admin',
    'https://user:password@example.org',
    'https://github.com@evil.example',
    'https://',
    'nothing',
    '',
    null,
    undefined,
  ])('rejects %s', (text) => {
    expect(parseWebLink(text)).toBeUndefined();
  });

  it('shows the host that the browser opens, not the one that the text suggests', () => {
    expect(parseWebLink('https://evil.example/https://github.com')?.label).toBe('evil.example');
    expect(parseWebLink('https://evil.example\\@github.com')?.label).toBe('evil.example');
  });
});

describe('parseGitHubLink', () => {
  it.each([
    ['octocat', 'https://github.com/octocat', 'github.com/octocat'],
    ['@octocat', 'https://github.com/octocat', 'github.com/octocat'],
    ['https://github.com/octocat/', 'https://github.com/octocat/', 'github.com/octocat'],
    ['github.com/octocat/hello', 'https://github.com/octocat/hello', 'github.com/octocat'],
    ['https://github.com', 'https://github.com/', 'github.com'],
    ['https://git.example.org/octocat', 'https://git.example.org/octocat', 'git.example.org'],
  ])('accepts %s', (text, href, label) => {
    expect(parseGitHubLink(text)).toEqual({ href, label });
  });

  it.each(['javascript:alert(1)', 'a b', '-octocat', ''])('refuses %s', (text) => {
    expect(parseGitHubLink(text)).toBeUndefined();
  });
});

describe('the link of a Codeforces handle', () => {
  it.each([
    ['ada_l', 'https://codeforces.com/profile/ada_l'],
    [' Ada.L-1 ', 'https://codeforces.com/profile/Ada.L-1'],
    ['', undefined],
    [null, undefined],
    ['../x', undefined],
    ['a b', undefined],
  ])('%j: %s', (handle, href) => {
    expect(findCodeforcesLink(handle)?.href).toBe(href);
  });
});
