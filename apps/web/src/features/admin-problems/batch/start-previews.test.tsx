import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/index.ts';
import { previewAddress, type PreviewScope } from '../../../ui/rejudge-preview/preview-calls.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { startPreviews } from './start-previews.ts';
import { StartedPreviewList } from './started-previews.tsx';

const problems = [
  { id: 1, problemId: 'A1', title: 'Sum' },
  { id: 2, problemId: 'A2', title: 'Product' },
  { id: 3, problemId: 'A3', title: 'Quotient' },
];
const refused = new ApiError({
  kind: 'business',
  message: 'Nothing to judge',
  isAdminCall: false,
  toastsError: false,
});

describe('startPreviews', () => {
  it('starts one per problem, also after a refusal', async () => {
    const asked: PreviewScope[] = [];
    const start = (scope: PreviewScope) => {
      asked.push(scope);
      return scope.pid === 2 ? Promise.reject(refused) : Promise.resolve({ id: 10 + (scope.pid ?? 0) });
    };
    const started = await startPreviews(problems, { everywhere: true, start });
    expect(asked).toEqual([1, 2, 3].map((pid) => ({ pid, everywhere: true })));
    const { text, all } = renderMarkup(<StartedPreviewList started={started} />, { locale: 'en-US' });
    expect(all('link').map(({ name, href }) => [name, href])).toEqual([
      ['A1 Sum', previewAddress(11)],
      ['A3 Quotient', previewAddress(13)],
    ]);
    expect(text).toContain('A2 Product');
    expect(text).toContain('Nothing to judge');
  });

  it('does not hide a defect', async () => {
    const start = () => Promise.reject(new TypeError('undefined'));
    await expect(startPreviews(problems, { everywhere: false, start })).rejects.toThrow(TypeError);
  });
});
