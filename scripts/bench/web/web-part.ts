import { builtWeb, chromium } from '../needs.ts';
import type { BenchPart } from '../part.ts';
import { withBenchServer } from '../servers/bench-server.ts';
import { withBrowser } from '../servers/with-browser.ts';
import { measureFirstScreen } from './first-screen.ts';
import { measureProblemPage } from './problem-page.ts';
import { measureSlowLine } from './slow-line.ts';

export const webPart: BenchPart = {
  name: 'web',
  needs: [chromium, builtWeb],
  run: (report, effort) => {
    report.step('starting a server and a browser');
    return withBenchServer((server) =>
      withBrowser(async (browser) => {
        const bench = { server, browser, report, effort };
        await measureFirstScreen(bench);
        await measureProblemPage(bench);
        await measureSlowLine(bench);
      }),
    );
  },
};
