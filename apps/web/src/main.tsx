import { openPicture } from './app/picture/open-picture.ts';

const element = document.querySelector<HTMLElement>('#root');
if (element === null) throw new Error('The page has no root element');
const root = element;

async function start(): Promise<void> {
  const picture = openPicture();
  if (picture !== undefined) await painted();
  const { startApp } = await import('./app/start-app.tsx');
  await startApp(root, picture);
}

/** The picture first: a task that begins during a frame runs right after it. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

void start();
