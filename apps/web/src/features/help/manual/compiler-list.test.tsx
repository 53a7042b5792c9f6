import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { localLanguagesQuery } from '../../../lib/language-list.ts';
import { languageVersionsQuery } from '../api/list-language-versions.ts';
import { CompilerList } from './compiler-list.tsx';
import { manualMessages } from './manual-messages.ts';

const m = manualMessages['en-US'];
const language = (id: number, name: string) => ({
  id,
  name,
  description: `${name} compiler 12`,
  compileCommand: `compile ${name}`,
  codeTemplate: null,
  template: null,
});
const render = (data: unknown) =>
  renderMarkup(<CompilerList />, {
    queries: data === undefined ? [] : [[localLanguagesQuery.queryKey, data]],
  });

describe('the list of compilers', () => {
  it('names every language', () => {
    const { text } = render([language(1, 'C++ 17'), language(2, 'Go')]);
    expect(text).toContain('C++ 17');
    expect(text).toContain('Go');
    expect(text).not.toContain(m.noMatch);
  });

  it('shows versions and notes in the language of the reader', () => {
    const { text } = renderMarkup(<CompilerList />, {
      locale: 'zh-CN',
      queries: [
        [localLanguagesQuery.queryKey, [language(1, 'C++ 17 With O2')]],
        [languageVersionsQuery.queryKey, [{ name: 'C++ 17 With O2', version: 'g++ (Debian) 12.2.0' }]],
      ],
    });
    expect(text).toContain('GCC 12.2.0 · C++17 标准 · O2 优化');
  });

  it('says so if no judge has offered any yet', () => {
    expect(render([]).text).toContain(m.none);
  });

  it('can be loaded again after an error', () => {
    expect(render(new Error('offline')).all('button')).not.toEqual([]);
  });

  it('is not called empty while it loads', () => {
    expect(render(undefined).text).not.toContain(m.none);
  });
});
