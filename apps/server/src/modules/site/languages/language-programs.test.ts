/**
 * Every sample is compiled and run with the command that the help page shows, if its compiler is installed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { LanguageFamily } from './language-programs.ts';
import { localLanguages, programsOf, type LocalLanguage } from './local-languages.ts';

interface Running {
  file: string;
  command: string;
  /** A command that succeeds if the tools are installed. */
  probe: string;
}

const runningOf: Record<LanguageFamily, (language: LocalLanguage) => Running> = {
  c: () => ({ file: 'main.c', command: './main', probe: 'gcc --version' }),
  cpp: () => ({ file: 'main.cpp', command: './main', probe: 'g++ --version' }),
  python3: python,
  python2: python,
  java: () => ({ file: 'Main.java', command: 'java -cp Main.jar Main', probe: 'javac -version' }),
  kotlin: () => ({ file: 'main.kt', command: 'java -jar main.jar', probe: 'kotlinc -version' }),
  go: () => ({ file: 'main.go', command: './main', probe: 'go version' }),
  rust: () => ({ file: 'main.rs', command: './main', probe: 'rustc --version' }),
  csharp: () => ({ file: 'Main.cs', command: 'mono main', probe: 'mcs --version && mono --version' }),
  javascriptNode: () => ({ file: 'main.js', command: 'node main.js', probe: 'node --version' }),
  typescript: () => ({ file: 'main.ts', command: 'node main.ts', probe: 'node --version' }),
  javascriptV8: () => ({ file: 'main.js', command: 'd8 main.js', probe: 'd8 -e 0' }),
  php: () => ({ file: 'main.php', command: 'php main.php', probe: 'php --version' }),
  ruby: () => ({ file: 'main.rb', command: 'ruby main.rb', probe: 'ruby --version' }),
  pascal: () => ({ file: 'main.pas', command: './main', probe: 'fpc -iV' }),
};

function python({ compileCommand }: LocalLanguage): Running {
  const program = compileCommand?.split(' ')[0] ?? '';
  return { file: 'main.py', command: `${program} main.py`, probe: `${program} --version` };
}

const folder = mkdtempSync(join(tmpdir(), 'touchstone-languages-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Node is the one of this process, which the site ships. */
const environment = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}` };

function shell(command: string, options: { cwd: string; input: string }) {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    ...options,
    encoding: 'utf8',
    env: environment,
    timeout: 240_000,
  });
  return { status, stdout, stderr };
}

const isInstalled = (language: LocalLanguage) =>
  shell(runningOf[language.family](language).probe, { cwd: folder, input: '' }).status === 0;

/** Compiles in a separate folder and returns how to run the program. */
function build(language: LocalLanguage, source: string) {
  const { file, command } = runningOf[language.family](language);
  const cwd = mkdtempSync(join(folder, 'run-'));
  writeFileSync(join(cwd, file), source);
  const compiled = shell(language.compileCommand ?? ':', { cwd, input: '' });
  expect(compiled).toMatchObject({ status: 0 });
  return (input: string) => shell(command, { cwd, input });
}

/** A site without these languages judges nothing: their absence is a failure, not a reason to skip. */
const indispensable = localLanguages.filter(
  ({ family, name }) => family === 'c' || family === 'cpp' || name === 'Python3',
);
const furtherInstalled = localLanguages.filter(
  (language) => !indispensable.includes(language) && isInstalled(language),
);
test('C, C++ and Python 3 are installed', () => {
  expect(indispensable.filter((language) => !isInstalled(language))).toEqual([]);
  expect(indispensable.map(({ name }) => name)).toContain('C++ 23 With O2');
});

const installed = [...indispensable, ...furtherInstalled];
const withNames = (languages: LocalLanguage[]) =>
  languages.map((language) => [language.name, language] as const);

test.each(withNames(installed))('the sample of %s adds two numbers, large ones too', (_name, language) => {
  const run = build(language, programsOf(language).sample);
  expect(run('1 2\n')).toMatchObject({ status: 0, stdout: '3\n' });
  expect(run('3000000000 -1\n')).toMatchObject({ status: 0, stdout: '2999999999\n' });
});

const firstOfFamily = installed.filter(
  ({ family }, index) => installed.findIndex((other) => other.family === family) === index,
);

test.each(withNames(firstOfFamily))('the template of %s compiles and runs as it is', (_name, language) => {
  const run = build(language, programsOf(language).template);
  expect(run('1 2\n')).toMatchObject({ status: 0, stdout: '' });
});
