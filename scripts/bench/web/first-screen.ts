import { allowAtMost } from '../budgets.ts';
import { firstScreenKilobytes } from '../../testing/first-screen-scripts.ts';
import type { WebBench } from './web-bench.ts';

/** What a browser fetches for the first screen, in bytes on the wire. */
export async function measureFirstScreen({ server, browser, report }: WebBench): Promise<void> {
  report.step('scripts of the first screen');
  const page = await browser.newPage();
  const sizes: Promise<{ wire: number; plain: number }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(
      Promise.all([response.request().sizes(), response.body()]).then(([wire, body]) => ({
        wire: wire.responseBodySize,
        plain: body.length,
      })),
    );
  });
  await page.goto(`${server.address}/home`, { waitUntil: 'networkidle' });
  const scripts = await Promise.all(sizes);
  await page.close();
  const wireKilobytes = scripts.reduce((sum, { wire }) => sum + wire, 0) / 1024;
  const plainKilobytes = scripts.reduce((sum, { plain }) => sum + plain, 0) / 1024;
  if (wireKilobytes === 0) throw new Error('the first screen fetched no script');
  const budget = { limit: firstScreenKilobytes, text: `<= ${String(firstScreenKilobytes)}` };
  report.add({
    name: 'first screen: compressed script',
    value: wireKilobytes,
    unit: 'KB',
    baseline: plainKilobytes,
    ratio: wireKilobytes / plainKilobytes,
    // Sizes do not vary like times: no tolerance.
    ...allowAtMost(wireKilobytes, budget, { tolerance: 1 }),
  });
}
