import type { Files } from '../../testing/read-files.ts';

export interface PolygonTestFiles {
  readonly input: string;
  readonly answer: string;
  readonly attributes?: string;
}

export interface PolygonParts {
  readonly tests: readonly PolygonTestFiles[];
  readonly groups?: string;
  readonly judging?: string;
  readonly checker?: string;
  readonly interactor?: string;
  /** Code by file name, with its tag before a colon: `main:sum.cpp`. */
  readonly solutions?: Readonly<Record<string, string>>;
  readonly statement?: Readonly<Record<string, unknown>>;
  readonly timeLimit?: string;
  /** Code by file name. */
  readonly generators?: Readonly<Record<string, string>>;
}

const types: Readonly<Record<string, string>> = { cpp: 'cpp.g++17', py: 'python.3', java: 'java11', d: 'd' };

/** A full package as Polygon writes it, including scripts, binaries, a validator and a second language. */
export function polygonPackage(parts: PolygonParts): Files {
  const { tests, groups = '', judging = '', checker = equalityChecker, interactor, solutions = {} } = parts;
  const programs = Object.entries(solutions).map(([key, code]) => {
    const [tag = '', name = ''] = key.split(':');
    return { tag, name, code, type: types[name.split('.').at(-1) ?? ''] ?? 'unknown' };
  });
  const generators = Object.entries(parts.generators ?? {});
  const source = (path: string): string => `<source path="${path}" type="cpp.g++17"/>`;
  const xml = `<?xml version="1.0" encoding="utf-8" standalone="no"?>
<problem revision="5" short-name="sum" url="https://polygon.codeforces.com/p/author/sum">
    <names><name language="english" value="Sum"/><name language="russian" value="Сумма"/></names>
    <statements>
        <statement charset="UTF-8" language="english" path="statements/english/problem.tex" type="application/x-tex"/>
    </statements>
    <judging ${judging}>
        <testset name="tests">
            <time-limit>${parts.timeLimit ?? '1000'}</time-limit>
            <memory-limit>268435456</memory-limit>
            <test-count>${tests.length}</test-count>
            <input-path-pattern>tests/%02d</input-path-pattern>
            <answer-path-pattern>tests/%02d.a</answer-path-pattern>
            <tests>${tests.map(({ attributes = 'method="manual"' }) => `<test ${attributes}/>`).join('')}</tests>
            ${groups}
        </testset>
    </judging>
    <files>
        <resources><file path="files/testlib.h" type="h.g++"/></resources>
        <executables>${[...generators.map(([name]) => name), 'validator.cpp'].map((name) => `<executable>${source(`files/${name}`)}</executable>`).join('')}</executables>
    </files>
    <assets>
        <checker name="std::wcmp.cpp" type="testlib">${source('files/check.cpp')}</checker>
        ${interactor === undefined ? '' : `<interactor>${source('files/interactor.cpp')}</interactor>`}
        <validators><validator>${source('files/validator.cpp')}</validator></validators>
        <solutions>
            ${programs.map(({ tag, name, type }) => `<solution tag="${tag}"><source path="solutions/${name}" type="${type}"/></solution>`).join('\n            ')}
        </solutions>
    </assets>
    <tags><tag value="math"/></tags>
</problem>
`;
  return {
    'problem.xml': xml,
    'doall.sh': '#!/bin/sh\n',
    'statements/english/problem-properties.json': JSON.stringify(
      parts.statement ?? { name: 'Sum', legend: 'Find $a+b$.', input: 'Two numbers.', output: 'Their sum.' },
    ),
    'files/testlib.h': '// not ours\n',
    'files/check.cpp': checker,
    ...(interactor !== undefined && { 'files/interactor.cpp': interactor }),
    'files/validator.cpp': '#include "testlib.h"\nint main() {}\n',
    ...Object.fromEntries(generators.map(([name, code]) => [`files/${name}`, code])),
    ...Object.fromEntries(programs.map(({ name, code }) => [`solutions/${name}`, code])),
    ...Object.fromEntries(
      tests.flatMap(({ input, answer }, index) => {
        const path = `tests/${String(index + 1).padStart(2, '0')}`;
        return [
          [path, input],
          [`${path}.a`, answer],
        ];
      }),
    ),
  };
}

const equalityChecker = `#include "testlib.h"
int main(int argc, char* argv[]) {
  registerTestlibCmd(argc, argv);
  long long expected = ans.readLong(), found = ouf.readLong();
  if (expected != found) quitf(_wa, "expected %lld, found %lld", expected, found);
  quitf(_ok, "%lld", found);
}
`;
