import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** The first has no windows, tabs and tools around the pages, which cost as much again as the pages themselves. */
const candidates = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/** Nothing but our own pages: Chromium must not look for updates or synchronise while a test runs. */
const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--font-render-hinting=none',
];

/** The system's Chromium; `CHROMIUM` names another one. */
export const findChromium = (): string | undefined =>
  process.env['CHROMIUM'] ?? candidates.find((path) => existsSync(path));

export async function openBrowser() {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error(
      'No Chromium found. Install it (apt-get install chromium-headless-shell) or set CHROMIUM.',
    );
  // Chromium's own sandbox does not run as root; the pages are ours.
  const sandboxFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({
    executablePath,
    args: [...quietFlags, ...sandboxFlags],
    // Only ends a start that would never end: on a busy machine the usual half a minute is not enough.
    timeout: 240_000,
  });
}
