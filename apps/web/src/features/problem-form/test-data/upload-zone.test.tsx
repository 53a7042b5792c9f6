import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { Sending, Taken, UploadZone } from './upload-zone.tsx';

const nothing = () => undefined;
const idle = { state: { kind: 'idle' }, take: nothing, replace: nothing, cancel: nothing } as const;

describe('the upload zone', () => {
  it.each([
    [false, 'An input without an answer gets an empty one.'],
    [
      true,
      'An archive replaces all test cases below; those with the same name keep their score and subtask.',
    ],
  ])('explains what an archive does (with cases: %s)', (hasCases, text) => {
    const markup = renderMarkup(<UploadZone hasCases={hasCases} upload={idle} />);
    expect(markup.text).toContain(text);
    expect(markup.find('button', 'Choose file')).toBeDefined();
  });
});

describe('an upload', () => {
  it('that failed says why and lets the user choose again', () => {
    const upload = { ...idle, state: { kind: 'failed', text: 'The archive is damaged' } } as const;
    const markup = renderMarkup(<UploadZone hasCases={false} upload={upload} />);
    expect(markup.all('alert').map(({ text }) => text)).toEqual(['The archive is damaged']);
    expect(markup.find('button', 'Choose file')).toBeDefined();
  });

  it.each([
    [0, 'Uploading data.zip 0%'],
    [0.999, 'Uploading data.zip 99%'],
    [1, 'Uploaded, checking data.zip 100%'],
  ])('with share %d shows its progress and can be cancelled', (share, text) => {
    const state = { kind: 'sending', name: 'data.zip', share } as const;
    const markup = renderMarkup(<Sending state={state} onCancel={nothing} />);
    expect(markup.text).toContain(text);
    expect(markup.find('button', 'Cancel upload')).toBeDefined();
  });
});

describe('findings in the archive', () => {
  const taken = { kind: 'taken', withoutAnswer: [], ignored: [], ignoredCount: 0 } as const;

  it('are not mentioned if there are none', () => {
    expect(renderMarkup(<Taken state={taken} />).text).toBe('');
  });

  it('name at most five files, and count all of them', () => {
    const names = ['1.in', '2.in', '3.in', '4.in', '5.in', '6.in'];
    const { text } = renderMarkup(<Taken state={{ ...taken, withoutAnswer: names }} />);
    expect(text).toContain('6 inputs have no answer');
    expect(text).toContain('1.in, 2.in, 3.in, 4.in, 5.in');
    expect(text).not.toContain('6.in');
  });

  it('count ignored files beyond those that the server names', () => {
    const { text } = renderMarkup(<Taken state={{ ...taken, ignored: ['a.md'], ignoredCount: 40 }} />);
    expect(text).toContain('40 files are not test data and will be ignored: a.md');
  });

  it('are listed with the comma of the language', () => {
    const state = { ...taken, ignored: ['a.md', 'b.md'], ignoredCount: 2 };
    expect(renderMarkup(<Taken state={state} />, { locale: 'zh-CN' }).text).toContain('a.md、b.md');
  });
});
