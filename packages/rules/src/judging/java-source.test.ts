import { describe, expect, test } from 'vitest';
import { nameJavaSource, parseJavaSource } from './java-source.ts';

const main = 'public static void main(String[] args) { if (true) { } }';

describe('the names of a Java program', () => {
  test.each([
    ['the usual class', `public class Main { ${main} }`, 'Main.java', 'Main'],
    ['a public class of another name', `public class Solution { ${main} }`, 'Solution.java', 'Solution'],
    ['a class that is not public', `class A { ${main} }`, 'Main.java', 'A'],
    ['a helper before the class', `class B {}\npublic final class A { ${main} }`, 'A.java', 'A'],
    ['main outside the public class', `public class A {}\nclass B { ${main} }`, 'A.java', 'B'],
    ['two classes with main', `class A { ${main} }\nclass Main { ${main} }`, 'Main.java', 'Main'],
    ['a package', `package a.b ;\npublic class A { ${main} }`, 'A.java', 'a.b.A'],
    [
      'a package after a comment',
      `/* package x; */ package y;\nclass Main { ${main} }`,
      'Main.java',
      'y.Main',
    ],
    ['a nested public class', `class Main { public static class P {} ${main} }`, 'Main.java', 'Main'],
    ['class in a comment', `// public class A\n/* public class B */class C { ${main} }`, 'Main.java', 'C'],
    ['class in a string', `class C { String s = "} public class D {"; ${main} }`, 'Main.java', 'C'],
    ['a brace as character', `class C { char c = '}'; char q = '\\''; ${main} }`, 'Main.java', 'C'],
    ['a text block', `class C { String s = """\n } public class D { " """; ${main} }`, 'Main.java', 'C'],
    ['letters outside ASCII', `public class 解 { ${main} }`, '解.java', '解'],
    ['an enum with main', `public enum E { A; ${main} }`, 'E.java', 'E'],
    ['a public interface beside', `public interface I {}\nclass M { ${main} }`, 'I.java', 'M'],
    ['main without static', 'class M { void main() {} }', 'Main.java', 'M'],
    ['no main', 'public class A {}', 'A.java', 'A'],
    ['nothing', '', 'Main.java', 'Main'],
  ])('%s', (_, code, sourceFile, mainClass) => {
    expect(nameJavaSource(code)).toEqual({ sourceFile, mainClass });
  });

  test('a public class with a name that no file can have', () => {
    const problem = { problem: 'The name of the public class is too long for a file name.' };
    expect(nameJavaSource(`public class ${'A'.repeat(251)} { ${main} }`)).toEqual(problem);
    expect(nameJavaSource(`public class ${'解'.repeat(84)} { ${main} }`)).toEqual(problem);
    expect(nameJavaSource(`public class ${'A'.repeat(250)} { ${main} }`)).toMatchObject({
      mainClass: 'A'.repeat(250),
    });
  });

  test.each(['/*', '"""', '"', "'", 'package a', 'public ', '{', '}', 'class '])('many times %j', (text) => {
    expect(parseJavaSource(text.repeat(30_000)).classes.length).toBeLessThan(30_000);
  });
});
