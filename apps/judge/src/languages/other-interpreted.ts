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
  runTime: { paths: ['/etc/php'], ask: ['{interpreter}', '-r', 'echo ini_get("extension_dir");'] },
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
  runTime: { ask: ['{interpreter}', '-e', 'puts $LOAD_PATH, Gem.path'] },
  selfTest: `puts gets.split.map(&:to_i).sum
`,
};
