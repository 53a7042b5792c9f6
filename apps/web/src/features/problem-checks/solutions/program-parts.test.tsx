import { locales } from '@touchstone/contract/locales';
import { describe, expect, it } from 'vitest';
import { renderHook } from '../../../ui/testing/render-hook.tsx';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { offeredLanguages, ProgramFrame, useProgramChecks } from './program-parts.tsx';
import { solutionMessages } from './solution-messages.ts';

const nothing = () => undefined;

describe('the languages of a program', () => {
  it.each([
    ['a new one has those of the site', undefined, ['C', 'C++ 17']],
    ['a known one does not repeat its own', { language: 'C++ 17' }, ['C++ 17', 'C']],
    ['an imported one keeps its own', { language: 'Perl' }, ['Perl', 'C', 'C++ 17']],
  ])('%s', (_case, before, offered) => {
    expect(offeredLanguages(before, ['C', 'C++ 17'])).toEqual(offered);
  });
});

describe.each(locales)('the checks of a program in %s', (locale) => {
  const m = solutionMessages[locale];
  const checks = () => renderHook(() => useProgramChecks(['main.cpp']), { locale });

  it('refuse a name that is empty or taken, whatever blanks are around it', () => {
    const { name } = checks();
    expect(['', '  ', 'main.cpp', ' main.cpp ', 'brute.cpp'].map(name)).toEqual([
      m.nameEmpty,
      m.nameEmpty,
      m.nameTaken,
      m.nameTaken,
      null,
    ]);
  });

  it('want a language and code', () => {
    const { language, code } = checks();
    expect([language(''), language('C')]).toEqual([m.languageEmpty, null]);
    expect([code(' \n'), code('int main() {}')]).toEqual([m.codeEmpty, null]);
  });
});

describe('the frame of the form', () => {
  const frame = { failure: undefined, isBusy: false, onRemove: undefined, onClose: nothing };
  const texts = { save: 'Save', remove: 'Delete' };

  it('neither removes nor saves twice while it is busy', () => {
    const shown = renderMarkup(
      <ProgramFrame {...frame} texts={texts} isBusy onRemove={nothing} onSubmit={nothing}>
        <i />
      </ProgramFrame>,
    );
    expect(shown.get('button', 'Delete').isDisabled).toBe(true);
    expect(shown.all('button').at(-1)?.attribute('data-loading')).toBeDefined();
  });
});
