/**
 * A port for a program that listens later. It is not from the range of the kernel: a program that connects in the meantime
 * could get such a port, and under load one does within seconds.
 */
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';

/** Below it are the ports of well-known services. */
const lowest = 10_000;
const highest = 65_535;
const fewest = 1000;

interface PortRange {
  readonly first: number;
  readonly last: number;
}

/** Outside the ports that the kernel gives to programs that connect, if it leaves some. */
export function choosePorts(kernel: PortRange): PortRange {
  const ranges = [
    { first: lowest, last: kernel.first - 1 },
    { first: Math.max(lowest, kernel.last + 1), last: highest },
  ];
  return ranges.find(({ first, last }) => last - first >= fewest) ?? { first: lowest, last: highest };
}

/** A port of the loopback interface that no program listens on at this moment. */
export async function findFreePort(): Promise<number> {
  const { first, last } = choosePorts(await readKernelPorts());
  for (;;) {
    const port = randomInt(first, last + 1);
    if (await isFree(port)) return port;
  }
}

async function readKernelPorts(): Promise<PortRange> {
  const text = await readFile('/proc/sys/net/ipv4/ip_local_port_range', 'utf8');
  const [first = 0, last = 0] = text.trim().split(/\s+/).map(Number);
  return { first, last };
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false;
    throw error;
  }
  server.close();
  await once(server, 'close');
  return true;
}
