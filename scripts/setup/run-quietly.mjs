import { spawn } from 'node:child_process';

const keptLines = 40;

/**
 * Runs a program without showing its output, except its last line through `onLine`. The answer holds the exit code and
 * the last lines, which the caller shows when something went wrong.
 */
export async function runQuietly(command, args, { onLine = () => undefined, ...options } = {}) {
  return await new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const lines = [];
    const collect = (chunk) => {
      for (const line of chunk.split(/[\r\n]+/).map((part) => part.trim())) {
        if (line === '') continue;
        lines.push(line);
        if (lines.length > keptLines) lines.shift();
        onLine(line);
      }
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: lines.join('\n') }));
  });
}
