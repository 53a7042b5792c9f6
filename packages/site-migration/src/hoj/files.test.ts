import { expect, test } from 'vitest';
import { mediaTypeOf, pathInFolder } from './files.ts';

test.each([
  ['/hoj/file/md/a.png', 'file/md/a.png'],
  ['hoj/file/md/a.png', 'file/md/a.png'],
  ['\\hoj\\file\\md\\a.png', 'file/md/a.png'],
  ['/file/a.png', 'file/a.png'],
])('the path %s is %s in the folder', (path, inFolder) => {
  expect(pathInFolder(path)).toBe(inFolder);
});

test.each([
  ['\u0089PNG', 'image/png'],
  ['\u00ff\u00d8\u00ff', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['RIFF....WEBP', 'image/webp'],
  ['%PDF-1.7', 'application/pdf'],
  ['<script>', 'application/octet-stream'],
])('content that begins with %s', (head, type) => {
  expect(mediaTypeOf(Buffer.from(head, 'latin1'))).toBe(type);
});
