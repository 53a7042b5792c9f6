/**
 * The web with hot reload, for `npm run dev`: Vite serves the sources at HOST and PORT and passes calls of the API on to the
 * server at SERVER_URL (vite.config.ts). The launcher starts this program, and its end of the message channel ends it.
 */
import { createServer } from 'vite';

const server = await createServer({
  root: import.meta.dirname,
  clearScreen: false,
  logLevel: 'warn',
  server: {
    host: process.env['HOST'] ?? '127.0.0.1',
    port: Number(process.env['PORT'] ?? '8000'),
    strictPort: true,
  },
});
await server.listen();
process.send?.({ type: 'ready' });

const stop = async () => {
  await server.close();
  process.exit(0);
};
process.on('SIGTERM', () => void stop());
process.on('disconnect', () => void stop());
