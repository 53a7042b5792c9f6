import { scriptsLanguage } from '@touchstone/rules/judging/scripts-language';
import { largeCompile, type Language } from './language.ts';

/**
 * A validator of a problem package with its own scripts: `build` prepares the folder, `run` runs it. The source is `build`,
 * which may be empty; all other files are beside it. The site does not offer this to submissions.
 */
export const scripts: Language = {
  name: scriptsLanguage,
  sourceFile: 'build',
  programs: { shell: ['sh'], packer: ['tar'] },
  compile: [
    [
      '{shell}',
      '-e',
      '-c',
      [
        'chmod +x build',
        '[ ! -s build ] || ./build >&2',
        '[ -e run ] || { echo "There is no file run." >&2; exit 1; }',
        'chmod +x run',
        // GNU tar leaves out the archive that it writes.
        'tar -cf program.tar --exclude=./program.tar .',
      ].join('\n'),
    ],
  ],
  artefact: 'program.tar',
  run: ['{shell}', '-c', 'tar -xf program.tar && exec ./run "$@"', 'run'],
  version: ['{packer}', '--version'],
  compileLimits: largeCompile,
  // Which programs its author calls is unknown.
  runTime: { needsToolchains: true },
  selfTest: "printf '#!/bin/sh\\nread a b\\necho $((a + b))\\n' > run\n",
};
