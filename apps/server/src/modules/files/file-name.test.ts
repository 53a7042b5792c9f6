import { expect, test } from 'vitest';
import { extensionOf, fileNameOf } from './file-name.ts';

test.each([
  ['data.zip', 'data.zip'],
  ['第三题 样例.zip', '第三题 样例.zip'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\notes.txt', 'notes.txt'],
  ['/', 'file'],
  ['', 'file'],
  ['..', 'file'],
  ['.', 'file'],
  ['.bashrc', '.bashrc'],
  ['a\r\nSet-Cookie: x=1.txt', 'aSet-Cookie: x=1.txt'],
  ['nul\0.txt', 'nul.txt'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['half \ud800.txt', 'half \ufffd.txt'],
  ['<img src=x onerror=alert(1)>.html', '<img src=x onerror=alert(1)>.html'],
  [`${'长'.repeat(300)}.pdf`, `${'长'.repeat(251)}.pdf`],
])('%j becomes %j', (sent, name) => {
  expect(fileNameOf(sent)).toBe(name);
});

test.each([
  ['a.pdf', '.pdf'],
  ['a.tar.gz', '.gz'],
  ['a', ''],
  ['a.', ''],
  ['a.中文', ''],
  ['a.p df', ''],
  ['a.waytoolongextension', ''],
])('the extension of %j is %j', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});
