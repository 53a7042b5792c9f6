import { describe, expect, it } from 'vitest';
import { assembleProgram } from './assemble-program.ts';
import { findLanguageByCode, findLanguageByFile, type KnownLanguage } from './known-languages.ts';

function getLanguage(code: string): KnownLanguage {
  const language = findLanguageByCode(code);
  if (!language) throw new Error(`no language ${code}`);
  return language;
}
const assemble = (code: string, files: Record<string, string>, entry?: string) =>
  assembleProgram({ language: getLanguage(code), files, entry });

describe('the language of a file', () => {
  it.each([
    ['a.c', 'C With O2'],
    ['a.cpp', 'C++ 20 With O2'],
    ['a.cc', 'C++ 20 With O2'],
    ['a.cxx', 'C++ 20 With O2'],
    ['a.C', 'C++ 20 With O2'],
    ['a.java', 'Java'],
    ['a.py', 'Python3'],
    ['a.py2', 'Python2'],
    ['a.PY', 'Python3'],
    ['a.go', 'Golang'],
    ['a.rs', 'Rust'],
    ['a.cs', 'C#'],
    ['a.php', 'PHP'],
    ['a.js', 'JavaScript Node'],
    ['a.ts', 'TypeScript'],
    ['a.rb', 'Ruby'],
    ['a.pas', 'Pascal'],
    ['a.kt', 'Kotlin'],
    ['a.hs', undefined],
    ['makefile', undefined],
  ])('%s is %s', (file, name) => {
    expect(findLanguageByFile(file)?.names[0]).toBe(name);
  });
});

describe('a program in C or C++', () => {
  it('of one file stays unchanged, beside its headers', () => {
    expect(assemble('c', { 'sum.c': 'int main;', 'sum.h': '//' })).toMatchObject({
      code: 'int main;',
      extraFiles: { 'sum.h': '//' },
    });
  });

  it('of several files becomes one unit, with main last', () => {
    const program = assemble('cpp', { 'main.cpp': 'int main() {}', 'a.cc': 'int a;', 'a.h': '' });
    expect(program).toMatchObject({
      code: '#include "a.cc"\n#include "jury-main.cpp"\n',
      extraFiles: { 'jury-main.cpp': 'int main() {}', 'a.cc': 'int a;', 'a.h': '' },
    });
  });

  it('of both languages is compiled as C++', () => {
    expect(assemble('cpp', { 'a.c': 'int a;', 'b.cpp': 'int main() {}' })).toMatchObject({
      code: '#include "a.c"\n#include "b.cpp"\n',
    });
  });

  it('does not include a file twice', () => {
    const program = assemble('c', { 'sum.c': '#include "part.c"\nint main;', 'part.c': 'int part;' });
    expect(program).toMatchObject({
      code: '#include "part.c"\nint main;',
      extraFiles: { 'part.c': 'int part;' },
    });
  });
});

describe('a program in Python', () => {
  it.each<[string, Record<string, string>, string | undefined, string]>([
    ['its only file', { 'sum.py': 'sum' }, undefined, 'sum'],
    ['main.py', { 'main.py': 'main', 'a.py': 'a' }, undefined, 'main'],
    [
      'the one that asks for __main__',
      { 'b.py': "if __name__ == '__main__':", 'a.py': 'a' },
      undefined,
      "if __name__ == '__main__':",
    ],
    ['the one that the package names', { 'main.py': 'main', 'a.py': 'a' }, 'a.py', 'a'],
    ['the same without ending', { 'main.py': 'main', 'a.py': 'a' }, 'a', 'a'],
  ])('begins with %s', (_, files, entry, code) => {
    expect(assemble('python3', files, entry)).toMatchObject({ code });
  });

  it('is refused if its entry file is not clear', () => {
    expect(assemble('python3', { 'a.py': '', 'b.py': '' })).toMatchObject({
      reason: expect.stringContaining('a.py, b.py'),
    });
  });
});

describe('a program in Java', () => {
  const main = 'public static void main(String[] args) {}';

  it('whose class is Main stays unchanged', () => {
    const code = `public class Main { ${main} }`;
    expect(assemble('java', { 'anything.java': code })).toMatchObject({ code, extraFiles: {} });
  });

  it.each([
    ['a public class', { 'Jury.java': `class Help {}\npublic class Jury { ${main} }` }, 'Jury', 'Jury.java'],
    [
      'a class named like its file',
      { 'Jury.java': `class Other {}\nclass Jury { ${main} }` },
      'Jury',
      'Jury.java',
    ],
    [
      'a class that only a comment makes Main',
      { 'J.java': `// class Main\nclass J { ${main} }` },
      'J',
      'J.java',
    ],
    ['a class in a package', { 'J.java': `package a.b;\npublic class J { ${main} }` }, 'a.b.J', 'a/b/J.java'],
  ])('with %s is called from Main', (_, files, name, path) => {
    const program = assemble('java', files);
    expect(program).toMatchObject({ code: expect.stringContaining(`${name}.main(args);`) });
    expect('extraFiles' in program && Object.keys(program.extraFiles)).toEqual([path]);
  });

  it('of several files starts at the given entry, else at Main', () => {
    const files = { 'Main.java': `class Main { ${main} }`, 'Other.java': `class Other { ${main} }` };
    expect(assemble('java', files)).toMatchObject({
      code: files['Main.java'],
      extraFiles: { 'Other.java': files['Other.java'] },
    });
    expect(assemble('java', files, 'Other')).toMatchObject({
      code: expect.stringContaining('Other.main(args)'),
    });
  });
});
