import { startApp } from './app/start-app.tsx';

const element = document.querySelector<HTMLElement>('#root');
if (element === null) throw new Error('The page has no root element');
startApp(element);
