/**
 * Wrong programs for the demo problems, searched as a site would: how many get a counter-example within the budget of CPU
 * time, and how many lines it has. Every program that gets none is named.
 */
import { languages } from '@touchstone/judge/languages';
import { findFailingInput, openJudging, TestDataError } from '@touchstone/judge/pipeline';
import { describeWrongProgram, loadDemoProblems, wrongPrograms } from '@touchstone/server/demo';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import { allowAtLeast, allowAtMost, noBudget } from '../budgets.ts';
import { sandboxHelper } from '../needs.ts';
import type { BenchPart } from '../part.ts';
import { median } from '../statistics.ts';

const needed = ['C++ 17', 'C++ 17 With O2', 'Python3'];
/** The promises: of sixty programs at least this many, and a median of so many lines. */
const leastShare = 55 / 60;
const mostLines = 3;
/** A search has a budget of CPU time, so searches side by side do not change its result. */
const slots = availableParallelism();

export const counterExamplesPart: BenchPart = {
  name: 'counter-examples',
  needs: sandboxHelper,
  run: async (report, effort) => {
    const folder = await mkdtemp(join(tmpdir(), 'touchstone-bench-counter-'));
    const problems = await loadDemoProblems();
    report.step('opening a judge');
    const judging = await openJudging({
      slots,
      cacheFolder: folder,
      testData: { getPath: () => Promise.reject(new TestDataError('A search uses no test data.')) },
      languages: languages.filter(({ name }) => needed.includes(name)),
      isWarmedUp: false,
    });
    const { signal } = new AbortController();
    const lines: number[] = [];
    const cpuMs: number[] = [];
    const chosen = wrongPrograms.filter((_, index) => index % effort.choose({ full: 1, quick: 15 }) === 0);
    const search = async (wrong: (typeof wrongPrograms)[number]) => {
      const result = await findFailingInput(judging.parts, describeWrongProgram(problems, wrong), { signal });
      cpuMs.push(result.cpuMs);
      const shown = `${wrong.problem}, ${wrong.flaw}`;
      if (result.found === null) {
        const reason = result.message ?? '';
        report.step(`${shown}: ${result.outcome} after ${String(result.tried)} inputs ${reason}`);
        return;
      }
      const { input } = result.found;
      lines.push(input.trimEnd().split('\n').length);
      report.step(
        `${shown}: ${JSON.stringify(input.slice(0, 60))} (${String(result.tried)} tried, ${String(result.shrinkSteps)} steps, ${String(result.cpuMs)} ms)`,
      );
    };
    try {
      await pMap(chosen, search, { concurrency: slots });
    } finally {
      await judging.close();
      await rm(folder, { recursive: true, force: true });
    }
    const least = Math.ceil(chosen.length * leastShare);
    report.add(
      {
        name: `wrong programs with a counter-example, of ${String(chosen.length)}`,
        value: lines.length,
        unit: 'programs',
        baseline: null,
        ratio: null,
        ...allowAtLeast(lines.length, { limit: least, text: `>= ${String(least)}` }, { tolerance: 1 }),
      },
      {
        name: 'lines of a shrunk input, median',
        value: median(lines),
        unit: 'lines',
        baseline: null,
        ratio: null,
        ...allowAtMost(
          median(lines),
          { limit: mostLines, text: `<= ${String(mostLines)}` },
          { tolerance: 1 },
        ),
      },
      {
        name: 'CPU time of a search, median',
        value: median(cpuMs),
        unit: 'ms',
        baseline: null,
        ratio: null,
        ...noBudget,
      },
    );
  },
};
