import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../testing/render-markup.tsx';
import { previewAddress, previewListQuery, type ListedPreview } from './preview-calls.ts';
import { PreviewList } from './preview-list.tsx';

const preview: ListedPreview = {
  id: 5,
  state: 'ready',
  pid: null,
  problemId: null,
  problemTitle: null,
  cid: 7,
  contestTitle: 'Cup',
  isEverywhere: false,
  startedAt: '2026-05-01T08:00:00.000+0000',
  startedBy: 'jury',
  appliedAt: null,
  appliedBy: null,
  undoneAt: null,
  undoneBy: null,
  total: 3,
  judged: 3,
};

describe('the list of previews', () => {
  const render = (data: unknown) =>
    renderMarkup(<PreviewList scope={{ cid: 7 }} />, {
      locale: 'en-US',
      queries: [[previewListQuery({ cid: 7 }).queryKey, data]],
    });

  it('links to each with its state', () => {
    const other = { ...preview, id: 6, pid: 1, problemId: 'A', problemTitle: 'Sum', state: 'applied' };
    const shown = render([preview, other]);
    expect(shown.all('link').map(({ name, href }) => [name, href])).toEqual([
      ['Whole contest', previewAddress(5)],
      ['A Sum', previewAddress(6)],
    ]);
    expect(shown.text).toContain('Ready');
    expect(shown.text).toContain('Applied');
  });

  it('is empty, or failed', () => {
    expect(render([]).text).toContain('There are no previews yet.');
    expect(render(new Error('offline')).text).toContain('Could not load the previews');
  });
});
