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

  it('of several files has one source with main, and the others are units of their own', () => {
    const program = assemble('cpp', { 'main.cpp': 'int main() {}', 'a.cc': 'int a;', 'a.h': '' });
    expect(program).toMatchObject({
      code: 'int main() {}',
      extraFiles: { 'a.cc': 'int a;', 'a.h': '' },
      sources: ['a.cc'],
    });
  });

  it('of both languages is compiled as C++', () => {
    expect(assemble('cpp', { 'a.c': 'int a;', 'b.cpp': 'int main() {}' })).toMatchObject({
      code: 'int main() {}',
      sources: ['a.c'],
    });
  });

  it('with main in a folder keeps its place, for the files beside it', () => {
    const files = { 'src/run.cpp': '#include "a.h"\nint main() {}', 'src/a.h': '', 'src/a.cpp': '' };
    expect(assemble('cpp', files)).toMatchObject({
      code: '#include "src/run.cpp"\n',
      extraFiles: files,
      sources: ['src/a.cpp'],
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
    ['another name', `class Help {}\npublic class Jury { ${main} }`],
    ['a package', `package a.b;\npublic class J { ${main} }`],
  ])('of one file stays unchanged, with %s', (_, code) => {
    expect(assemble('java', { 'J.java': code })).toMatchObject({ code, extraFiles: {} });
  });

  it('of several files has them in the folders of their packages', () => {
    const start = `package a.b;\npublic class Start { ${main} }`;
    const files = { 'Start.java': start, 'Help.java': 'package a.c;\nclass Help {}', 'data.txt': '1' };
    expect(assemble('java', files)).toMatchObject({
      code: start,
      extraFiles: { 'a/c/Help.java': files['Help.java'], 'data.txt': '1' },
      sources: ['a/c/Help.java'],
    });
  });

  it('of several files starts at the given entry, else at Main', () => {
    const files = { 'Main.java': `class Main { ${main} }`, 'Other.java': `class Other { ${main} }` };
    expect(assemble('java', files)).toMatchObject({
      code: files['Main.java'],
      extraFiles: { 'Other.java': files['Other.java'] },
    });
    expect(assemble('java', files, 'Other')).toMatchObject({
      code: files['Other.java'],
      sources: ['Main.java'],
    });
    const both = { 'A.java': `class B { ${main} }\nclass A { ${main} }` };
    expect(assemble('java', both, 'A')).toMatchObject({
      code: expect.stringContaining('A.main(args)'),
      sources: ['A.java'],
    });
  });
});
