/** Programs that open their standard streams by name, in every language of this machine. */
import { statuses } from '@touchstone/contract/statuses';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgeSubmission } from '../pipeline/index.ts';
import { makeTask, openJudgingFixture, type JudgingFixture } from '../testing/judging-fixture.ts';
import { findPrograms } from './find-programs.ts';
import { languages } from './index.ts';
import { findToolchains } from './program-places.ts';

/**
 * Each reads three names from its input, opens its standard streams by them, copies the first line of the
 * input to the output and writes to the error output. So one program is enough for all names.
 */
const programs: Readonly<Record<string, string>> = {
  C: `#include <stdio.h>
int main(void) {
  char in[64], out[64], err[64], line[64];
  if (scanf("%63s%63s%63s", in, out, err) != 3) return 4;
  FILE *error = fopen(err, "w");
  if (!freopen(in, "r", stdin) || !freopen(out, "w", stdout) || !error) return 2;
  if (!fgets(line, sizeof line, stdin)) return 3;
  fputs(line, stdout);
  fputs("note", error);
}`,
  'C++ 17': `#include <fstream>
#include <iostream>
#include <string>
int main() {
  std::string inName, outName, errorName, line;
  if (!(std::cin >> inName >> outName >> errorName)) return 4;
  std::ifstream in(inName); std::ofstream out(outName), error(errorName);
  if (!std::getline(in, line) || !(out << line << "\\n") || !(error << "note")) return 2;
}`,
  Java: `public class Main {
  public static void main(String[] args) throws Exception {
    String[] names = new String(System.in.readAllBytes()).trim().split(" ");
    byte[] input = new java.io.FileInputStream(names[0]).readAllBytes();
    try (var out = new java.io.FileOutputStream(names[1])) { out.write(input); }
    try (var error = new java.io.FileOutputStream(names[2])) { error.write('n'); }
  }
}`,
  Python3: `names = input().split()
text = open(names[0]).read()
open(names[1], 'w').write(text)
open(names[2], 'w').write('note')
`,
  'JavaScript Node': `const fs = require('fs');
const names = fs.readFileSync(0, 'utf8').trim().split(' ');
fs.writeFileSync(names[1], fs.readFileSync(names[0], 'utf8'));
fs.writeFileSync(names[2], 'note');
`,
  TypeScript: `const fs: any = require('fs');
const names = (fs.readFileSync(0, 'utf8') as string).trim().split(' ');
fs.writeFileSync(names[1], fs.readFileSync(names[0], 'utf8') as string);
fs.writeFileSync(names[2], 'note');
`,
  Golang: `package main
import ("fmt"; "os")
func main() {
	var in, out, note string
	if _, err := fmt.Scan(&in, &out, &note); err != nil { panic(err) }
	text, err := os.ReadFile(in)
	if err != nil { panic(err) }
	if err := os.WriteFile(out, text, 0644); err != nil { panic(err) }
	if err := os.WriteFile(note, []byte("note"), 0644); err != nil { panic(err) }
}
`,
  Rust: `use std::fs;
fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let names: Vec<&str> = line.split_whitespace().collect();
    let text = fs::read_to_string(names[0]).unwrap();
    fs::write(names[1], text).unwrap();
    fs::write(names[2], "note").unwrap();
}
`,
  PHP: `<?php
$names = explode(' ', trim(fgets(STDIN)));
rewind(STDIN);
if (file_put_contents($names[1], file_get_contents($names[0])) === false) exit(2);
if (!file_put_contents($names[2], 'note')) exit(2);
`,
  Ruby: `names = gets.split
text = File.read(names[0])
File.open(names[1], 'w') { |out| out.write(text) }
File.open(names[2], 'w') { |error| error.write('note') }
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

test.each(installed)('a program in %s can open its standard streams by their names', async (language) => {
  const cases = (ownNames[language] ?? namesOfSystem).map((names) => {
    const line = `${names.join(' ')}\n`;
    return { input: line, answer: line };
  });
  const conditions = { memoryLimitMb: 256, timeLimitMs: 5000 };
  const task = await makeTask(fixture, { language, code: programs[language] ?? '', conditions, cases });
  const {
    status,
    errorMessage,
    cases: judged,
  } = await judgeSubmission(fixture.judging.parts, task, { signal });
  const names = judged.map(({ seq, status: found }) => [cases[seq - 1]?.input, found]);
  expect({ status, errorMessage, names }).toEqual({
    status: statuses.accepted,
    errorMessage: null,
    names: cases.map(({ input }) => [input, statuses.accepted]),
  });
});
