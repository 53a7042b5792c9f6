/** Tells the runner of `npm test` what vitest does, as messages: what is running, and how each test file ended. */
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export type ProgressMessage =
  | { readonly kind: 'planned'; readonly files: number }
  | { readonly kind: 'began'; readonly file: string }
  | ({ readonly kind: 'ended' } & EndedFile)
  /** `errors` belong to no test: a rejection that nobody handled, a worker that crashed. */
  | { readonly kind: 'closed'; readonly errors: number };

export interface EndedFile {
  readonly file: string;
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
}

export interface Failure {
  /** Empty for a file that failed outside its tests, by an import for example. */
  readonly name: string;
  /** Of the first error; vitest itself shows all of them when it ends. */
  readonly message: string;
}

export class ProgressReporter implements Reporter {
  readonly #send: (message: ProgressMessage) => void;
  readonly #root: string;
  readonly #begunAt = new Map<string, number>();

  constructor(root: string, send: (message: ProgressMessage) => void) {
    this.#root = root;
    this.#send = send;
  }

  onTestRunStart(specifications: readonly TestSpecification[]) {
    this.#send({ kind: 'planned', files: specifications.length });
  }

  onTestModuleQueued({ moduleId }: TestModule) {
    this.#begunAt.set(moduleId, performance.now());
    this.#send({ kind: 'began', file: relative(this.#root, moduleId) });
  }

  onTestModuleEnd(module: TestModule) {
    const { moduleId } = module;
    const seconds = (performance.now() - (this.#begunAt.get(moduleId) ?? performance.now())) / 1000;
    const tests = [...module.children.allTests()];
    const failures = tests.filter(isFailed).map((test) => describe(test.fullName, test.result().errors));
    if (!module.ok() && failures.length === 0) failures.push(describe('', module.errors()));
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const file = relative(this.#root, moduleId);
    this.#send({ kind: 'ended', file, seconds, passed, failed: failures.length, failures });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly unknown[]) {
    this.#send({ kind: 'closed', errors: errors.length });
  }
}

const describe = (name: string, errors: readonly { message: string }[] = []): Failure => ({
  name,
  message: stripVTControlCharacters(errors[0]?.message ?? ''),
});

const isFailed = (test: TestCase) => test.result().state === 'failed';
