import { startBenchServer } from './bench-servers.ts';
import type { Measurement } from './measurement.ts';
import { openBrowser } from '../browser/open-browser.ts';

const budgetKilobytes = 250;

/** What a browser really fetches for the first screen, as it came over the wire. */
export async function benchWeb(): Promise<Measurement[]> {
  const server = await startBenchServer();
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const sizes: Promise<{ script: number; plain: number }>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      sizes.push(
        Promise.all([response.request().sizes(), response.body()]).then(([wire, body]) => ({
          script: wire.responseBodySize,
          plain: body.length,
        })),
      );
    });
    await page.goto(`${server.address}/home`, { waitUntil: 'networkidle' });
    const scripts = await Promise.all(sizes);
    const wireKilobytes = scripts.reduce((sum, { script }) => sum + script, 0) / 1024;
    const plainKilobytes = scripts.reduce((sum, { plain }) => sum + plain, 0) / 1024;
    return [
      {
        name: 'first screen: compressed script',
        value: wireKilobytes,
        unit: 'KB',
        baseline: plainKilobytes,
        ratio: wireKilobytes / plainKilobytes,
        budget: `<= ${String(budgetKilobytes)}`,
        ok: wireKilobytes > 0 && wireKilobytes <= budgetKilobytes,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
