import { smallCompile, type CommandLine, type Language } from './language.ts';

/** The Node that runs the judge comes before any other (see program-places.ts): it always exists, in a known version. */
const ownNode = 'node';

/** Without these options the heap is sized by the host's memory, and the stack is one megabyte whatever the limit. */
const runtime: CommandLine = ['{node}', '--max-old-space-size={memoryMb}', '--stack-size={nodeStackKb}'];

const nodeSelfTest = `const [a, b] = require('fs').readFileSync(0, 'utf8').split(' ').map(Number);
console.log(a + b);
`;

export const javascriptNode: Language = {
  name: 'JavaScript Node',
  sourceFile: 'main.js',
  programs: { node: [ownNode] },
  compile: [],
  artefact: 'main.js',
  run: [...runtime, 'main.js'],
  version: ['{node}', '--version'],
  compileLimits: smallCompile,
  selfTest: nodeSelfTest,
};

export const javascriptV8: Language = {
  name: 'JavaScript V8',
  sourceFile: 'main.js',
  programs: { shell: ['d8'] },
  compile: [],
  artefact: 'main.js',
  run: ['{shell}', 'main.js'],
  version: ['{shell}', '-e', 'print(version())'],
  compileLimits: smallCompile,
  runTime: { paths: ['{shell}/../*.bin', '{shell}/../icudtl.dat'] },
  selfTest: `const [a, b] = readline().split(' ').map(Number);
print(a + b);
`,
};

/** Types are removed, not checked: a submission is judged by what it does. Enums and namespaces are translated. */
const removeTypes = `const { readFileSync, writeFileSync } = require('node:fs');
const { stripTypeScriptTypes } = require('node:module');
const source = readFileSync('main.ts', 'utf8');
try {
  writeFileSync('main.js', stripTypeScriptTypes(source, { mode: 'transform', sourceUrl: 'main.ts' }));
} catch (error) {
  console.error(error.stack.replace(/\\n    at [^]*/, ''));
  process.exit(1);
}
`;

export const typescript: Language = {
  name: 'TypeScript',
  sourceFile: 'main.ts',
  programs: { node: [ownNode] },
  compile: [['{node}', '--disable-warning=ExperimentalWarning', '--eval', removeTypes]],
  artefact: 'main.js',
  run: [...runtime, 'main.js'],
  version: ['{node}', '--version'],
  compileLimits: smallCompile,
  selfTest: `enum Part { First, Second }
const parts: number[] = require('fs').readFileSync(0, 'utf8').split(' ').map(Number);
console.log(parts[Part.First] + parts[Part.Second]);
`,
};
