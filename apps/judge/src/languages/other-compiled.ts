import { mediumCompile, type Language } from './language.ts';

/** Filled beforehand: see go-cache.ts. */
export const sandboxGoCache = '/opt/touchstone/go-cache';

export const go: Language = {
  name: 'Golang',
  sourceFile: 'main.go',
  programs: { compiler: ['go'] },
  compile: [['{compiler}', 'build', '-o', 'main', 'main.go']],
  artefact: 'main',
  run: ['./main'],
  version: ['{compiler}', 'version'],
  compileLimits: mediumCompile,
  environment: {
    compile: { GOCACHE: sandboxGoCache, GOPATH: '/w/go', GO111MODULE: 'off', GOFLAGS: '', CGO_ENABLED: '0' },
    run: { GODEBUG: 'madvdontneed=1' },
  },
  selfTest: `package main

import "fmt"

func main() {
	var a, b int64
	fmt.Scan(&a, &b)
	fmt.Println(a + b)
}
`,
};

export const rust: Language = {
  name: 'Rust',
  sourceFile: 'main.rs',
  programs: { compiler: ['rustc'] },
  compile: [['{compiler}', '-O', '-o', 'main', 'main.rs']],
  artefact: 'main',
  run: ['./main'],
  version: ['{compiler}', '--version'],
  compileLimits: mediumCompile,
  selfTest: `use std::io::*;
fn main() {
    let mut text = String::new();
    stdin().read_to_string(&mut text).unwrap();
    println!("{}", text.split_whitespace().map(|part| part.parse::<i64>().unwrap()).sum::<i64>());
}
`,
};

export const csharp: Language = {
  name: 'C#',
  sourceFile: 'Main.cs',
  programs: { compiler: ['mcs'], runtime: ['mono'] },
  compile: [['{compiler}', '-optimize+', '-r:System.Numerics', '-out:main', 'Main.cs']],
  artefact: 'main',
  run: ['{runtime}', 'main'],
  version: ['{compiler}', '--version'],
  compileLimits: mediumCompile,
  runTime: {
    paths: ['{runtime}/../../lib/mono', '/etc/mono', '/usr/lib/lib[mM]ono*.so*', '/usr/lib/cli'],
    leftOut: ['monodoc', 'xbuild', 'msbuild', 'mcs.exe'],
  },
  selfTest: `using System;
class MainClass {
  static void Main() {
    var parts = Console.ReadLine().Split(' ');
    Console.WriteLine(long.Parse(parts[0]) + long.Parse(parts[1]));
  }
}
`,
};

export const pascal: Language = {
  name: 'Pascal',
  sourceFile: 'main.pas',
  programs: { compiler: ['fpc'] },
  compile: [['{compiler}', '-O2', '-v0', '-Sgic', '-omain', 'main.pas']],
  artefact: 'main',
  run: ['./main'],
  version: ['{compiler}', '-iV'],
  compileLimits: mediumCompile,
  selfTest: `var a, b: int64;
begin
  readln(a, b);
  writeln(a + b);
end.
`,
};
