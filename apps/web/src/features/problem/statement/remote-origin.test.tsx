import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { findOrigin } from './find-origin.ts';
import { RemoteOrigin } from './remote-origin.tsx';

const url = 'https://acm.hdu.edu.cn/showproblem.php?pid=1000';

describe('the origin of a problem', () => {
  it.each([
    ['an address', url, url],
    ['a link in HTML', `<a style='color:#1A5CC8' href='${url}'>HDU-1000</a>`, url],
    ['a link in Markdown', `[HDU 1000](${url})`, url],
    ['no address', 'ZJCPC 2004', undefined],
    ['nothing', null, undefined],
    ['a script', 'javascript:alert(1)', undefined],
    ['a disguised host', 'https://hdu@evil.example/', undefined],
  ])('is found in %s', (_case, source, href) => {
    expect(findOrigin({ problemId: 'HDU-1000', source })).toEqual({ name: 'HDU 1000', href });
  });

  it('keeps its site secret where a contest hides it', () => {
    expect(findOrigin({ problemId: 'A', source: null })).toEqual({ name: undefined, href: undefined });
  });

  it('is a link to the problem, or a word', () => {
    const show = (problemId: string, source: string | null, isRemote = true) =>
      renderMarkup(<RemoteOrigin problem={{ problemId, source, isRemote }} />);
    expect(show('HDU-1000', url).all('link')[0]?.href).toBe(url);
    expect(show('A', null).text).toBe('Problem of another site');
    expect(show('HDU-1000', url, false).text).toBe('');
  });
});
