import { smallCompile, type CommandLine, type Language } from './language.ts';

/** The byte code goes to one fixed name; by default its name would hold the version of the interpreter. */
const compileScript = `import py_compile, sys
try:
    py_compile.compile('main.py', cfile='main.pyc', doraise=True)
except py_compile.PyCompileError as error:
    sys.exit(error.msg)
`;
const compile: readonly CommandLine[] = [['{interpreter}', '-c', compileScript]];
/** Since 3.11 the interpreter refuses integers of more than 4,300 digits, unless this variable is 0. */
const environment = {
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
  PYTHONIOENCODING: 'utf-8',
  PYTHONINTMAXSTRDIGITS: '0',
};

const printFolders = 'import sys; print("\\n".join(filter(None, sys.path)))';

function python(name: string, interpreter: readonly string[], selfTest: string): Language {
  return {
    name,
    sourceFile: 'main.py',
    programs: { interpreter },
    compile,
    artefact: 'main.pyc',
    run: ['{interpreter}', 'main.pyc'],
    version: ['{interpreter}', '--version'],
    compileLimits: smallCompile,
    runTime: { ask: ['{interpreter}', '-c', printFolders], leftOut: ['test', 'idlelib', 'ensurepip'] },
    environment: { compile: environment, run: environment },
    selfTest,
  };
}

const selfTest2 = 'a, b = map(int, raw_input().split())\nprint a + b\n';
const selfTest3 = 'a, b = map(int, input().split())\nprint(a + b)\n';

export const pythonLanguages: readonly Language[] = [
  python('Python2', ['python2', 'python2.7'], selfTest2),
  python('Python3', ['python3'], selfTest3),
  python('PyPy2', ['pypy2', 'pypy'], selfTest2),
  python('PyPy3', ['pypy3'], selfTest3),
];
