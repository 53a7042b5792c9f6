export { registerProblemExchange } from './problem-exchange.routes.ts';
