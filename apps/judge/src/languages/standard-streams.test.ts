/** Programs that open their standard streams by name, in every language of this machine. */
import { statuses } from '@touchstone/contract/statuses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judgeSubmission } from '../pipeline/index.ts';
import { makeTask, openJudgingFixture, type JudgingFixture } from '../testing/judging-fixture.ts';
import { findPrograms } from './find-programs.ts';
import { languages } from './index.ts';
import { findToolchains } from './program-places.ts';

/** Each opens IN, OUT and ERR by name, copies the input to the output and writes to the error output. */
const programs: Readonly<Record<string, string>> = {
  C: `#include <stdio.h>
int main(void) {
  char line[64];
  FILE *error = fopen("ERR", "w");
  if (!freopen("IN", "r", stdin) || !freopen("OUT", "w", stdout) || !error) return 2;
  if (!fgets(line, sizeof line, stdin)) return 3;
  fputs(line, stdout);
  fputs("note", error);
}`,
  'C++ 17': `#include <fstream>
#include <string>
int main() {
  std::ifstream in("IN"); std::ofstream out("OUT"), error("ERR");
  std::string line;
  if (!std::getline(in, line) || !(out << line << "\\n") || !(error << "note")) return 2;
}`,
  Java: `public class Main {
  public static void main(String[] args) throws Exception {
    byte[] input = new java.io.FileInputStream("IN").readAllBytes();
    try (var out = new java.io.FileOutputStream("OUT")) { out.write(input); }
    try (var error = new java.io.FileOutputStream("ERR")) { error.write('n'); }
  }
}`,
  Python3: `text = open('IN').read()
open('OUT', 'w').write(text)
open('ERR', 'w').write('note')
`,
  'JavaScript Node': `const fs = require('fs');
fs.writeFileSync('OUT', fs.readFileSync('IN', 'utf8'));
fs.writeFileSync('ERR', 'note');
`,
  TypeScript: `const fs: any = require('fs');
fs.writeFileSync('OUT', fs.readFileSync('IN', 'utf8') as string);
fs.writeFileSync('ERR', 'note');
`,
  Golang: `package main
import "os"
func main() {
	text, err := os.ReadFile("IN")
	if err != nil { panic(err) }
	if err := os.WriteFile("OUT", text, 0644); err != nil { panic(err) }
	if err := os.WriteFile("ERR", []byte("note"), 0644); err != nil { panic(err) }
}
`,
  Rust: `use std::fs;
fn main() {
    let text = fs::read_to_string("IN").unwrap();
    fs::write("OUT", text).unwrap();
    fs::write("ERR", "note").unwrap();
}
`,
  PHP: `<?php
if (file_put_contents('OUT', file_get_contents('IN')) === false || !file_put_contents('ERR', 'note')) exit(2);
`,
  Ruby: `text = File.read('IN')
File.open('OUT', 'w') { |out| out.write(text) }
File.open('ERR', 'w') { |error| error.write('note') }
`,
};

const { places } = await findToolchains();
const found = await Promise.all(
  languages
    .filter(({ name }) => name in programs)
    .map(async (language) => ({ name: language.name, search: await findPrograms(language, places) })),
);
const installed = found.filter(({ search }) => 'programs' in search).map(({ name }) => name);

let fixture: JudgingFixture;
beforeAll(async () => {
  fixture = await openJudgingFixture(installed);
});
afterAll(() => fixture.close());

const { signal } = new AbortController();

const namesOfSystem = [
  ['/dev/stdin', '/dev/stdout', '/dev/stderr'],
  ['/dev/fd/0', '/dev/fd/1', '/dev/fd/2'],
  ['/proc/self/fd/0', '/proc/self/fd/1', '/proc/self/fd/2'],
] as const;

/** PHP follows links itself, and there is no path behind a pipe: outside of a sandbox, too. It has names of its own. */
const ownNames: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  PHP: [
    ['php://stdin', 'php://stdout', 'php://stderr'],
    ['php://fd/0', 'php://fd/1', 'php://fd/2'],
  ],
};

describe.each(installed)('a program in %s', (language) => {
  test.each(ownNames[language] ?? namesOfSystem)('can open %s, %s and %s', async (input, output, error) => {
    const code = (programs[language] ?? '')
      .replaceAll('IN', input)
      .replaceAll('OUT', output)
      .replaceAll('ERR', error);
    const conditions = { memoryLimitMb: 256, timeLimitMs: 5000 };
    const cases = [{ input: 'a line\n', answer: 'a line\n' }];
    const task = await makeTask(fixture, { language, code, conditions, cases });
    expect(await judgeSubmission(fixture.judging.parts, task, { signal })).toMatchObject({
      status: statuses.accepted,
      errorMessage: null,
    });
  });
});
