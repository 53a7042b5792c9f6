import { describe, expect, it } from 'vitest';
import type { RemotePreview } from '../../lib/admin-api/import-remote.ts';
import { formDialogMessages } from '../form-dialog/form-dialog.tsx';
import { renderMarkup } from '../testing/render-markup.tsx';
import { RemoteImportForm } from './remote-import-form.tsx';
import { remoteImportMessages } from './remote-import-messages.ts';
import { RemotePreviewSheet } from './remote-preview-sheet.tsx';

const m = remoteImportMessages['en-US'];
const problem: RemotePreview['problem'] = {
  problemId: 'HDU-1000',
  title: 'A + B',
  timeLimit: 1000,
  memoryLimit: 32,
  description: 'Add <script>alert(1)</script> two numbers.',
  input: '',
  output: '',
  hint: '',
  source: '',
  examples: [{ input: '1 1', output: '2' }],
  tags: [],
  languages: [],
};
const show = (changes: Partial<RemotePreview> = {}) =>
  renderMarkup(<RemotePreviewSheet preview={{ problem, pid: null, warnings: [], ...changes }} />);

describe('the preview of an import', () => {
  it('shows title, limits, samples and languages', () => {
    const { text } = show();
    for (const part of ['HDU-1000 A + B', '1000 ms', '32 MB', m.samples(1), m.allLanguages, m.noWarnings])
      expect(text).toContain(part);
  });

  it('runs nothing of the other site', () => {
    expect(show().html).not.toContain('<script>');
  });

  it('says that the problem exists, and leads to it', () => {
    expect(show({ pid: 12 }).get('link', m.openExisting).href).toBe('/admin/problem/edit/12');
    expect(show().find('link', m.openExisting)).toBeUndefined();
  });

  it('names what could not be taken over', () => {
    const warnings = [
      { code: 'pictureNotStored' as const, detail: 'a.gif', text: 'A picture stays a link: a.gif' },
    ];
    const shown = show({ warnings });
    expect(shown.all('listitem').map(({ text }) => text)).toContain('A picture stays a link: a.gif');
    expect(shown.text).not.toContain(m.noWarnings);
  });
});

describe('the form of an import', () => {
  it('explains the ids of the first site, and links to the import of many', () => {
    const shown = renderMarkup(
      <RemoteImportForm
        submitLabel="Import"
        importManyTo="/admin/remote/import?training=3"
        importProblem={() => Promise.reject(new Error('not called'))}
        onImported={() => Promise.resolve()}
        onClose={() => undefined}
      />,
    );
    expect(shown.text).toContain(m.hint(m.idFormats.HDU, '1000'));
    expect(shown.get('link', m.importMany).href).toBe('/admin/remote/import?training=3');
    expect(shown.names('button')).toEqual([formDialogMessages['en-US'].cancel, m.preview, 'Import']);
  });
});
