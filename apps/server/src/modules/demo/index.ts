export { loadDemoContent } from './load-demo-content.ts';
