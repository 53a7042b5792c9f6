import { openPicture } from './app/picture/open-picture.ts';
import { whenPainted } from './app/picture/when-painted.ts';

const element = document.querySelector<HTMLElement>('#root');
if (element === null) throw new Error('The page has no root element');
const root = element;

async function start(): Promise<void> {
  const picture = openPicture();
  if (picture !== undefined) await whenPainted();
  const { startApp } = await import('./app/start-app.tsx');
  await startApp(root, picture);
}

void start();
