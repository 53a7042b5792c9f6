import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { localLanguagesQuery } from '../../../lib/language-list.ts';
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
