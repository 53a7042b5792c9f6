import { smallCompile, type Language } from './language.ts';

export const php: Language = {
  name: 'PHP',
  sourceFile: 'main.php',
  programs: { interpreter: ['php'] },
  compile: [],
  artefact: 'main.php',
  run: ['{interpreter}', 'main.php'],
  version: ['{interpreter}', '--version'],
  compileLimits: smallCompile,
  selfTest: `<?php
fscanf(STDIN, "%d %d", $a, $b);
echo $a + $b, "\\n";
`,
};

export const ruby: Language = {
  name: 'Ruby',
  sourceFile: 'main.rb',
  programs: { interpreter: ['ruby'] },
  compile: [],
  artefact: 'main.rb',
  run: ['{interpreter}', 'main.rb'],
  version: ['{interpreter}', '--version'],
  compileLimits: smallCompile,
  selfTest: `puts gets.split.map(&:to_i).sum
`,
};
