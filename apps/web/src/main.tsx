import { afterFirstPaint } from './app/ssr/after-first-paint.ts';
import { openServerRenderedPage } from './app/ssr/server-rendered-page.ts';

const element = document.querySelector<HTMLElement>('#root');
if (element === null) throw new Error('The page has no root element');
const root = element;

async function start(): Promise<void> {
  const serverRendered = openServerRenderedPage(root);
  if (serverRendered !== undefined) await afterFirstPaint();
  const { startApp } = await import('./app/start-app.tsx');
  await startApp(root, serverRendered);
}

void start();
