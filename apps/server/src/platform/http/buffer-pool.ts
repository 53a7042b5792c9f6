/** Buffers that are used again. Each is of a power of two; few wait at a time, and none that is huge. */
const smallestBytes = 16 * 1024;
const largestKeptBytes = 1024 * 1024;
const mostWaitingBytes = 16 * 1024 * 1024;

export interface BorrowedBuffer {
  /** At least as long as was asked for, with anything in it. */
  buffer: Buffer;
  giveBack: () => void;
}

export function createBufferPool() {
  const waiting = new Map<number, Buffer[]>();
  let waitingBytes = 0;

  const take = (size: number): Buffer => {
    const known = waiting.get(size)?.pop();
    if (known === undefined) return Buffer.allocUnsafeSlow(size);
    waitingBytes -= size;
    return known;
  };

  const put = (buffer: Buffer) => {
    const size = buffer.length;
    if (size > largestKeptBytes || waitingBytes + size > mostWaitingBytes) return;
    waitingBytes += size;
    const others = waiting.get(size);
    if (others === undefined) waiting.set(size, [buffer]);
    else others.push(buffer);
  };

  return {
    borrow: (length: number): BorrowedBuffer => {
      const buffer = take(roundUp(length));
      let isBorrowed = true;
      return {
        buffer,
        giveBack: () => {
          // Twice would give it to two at once.
          if (isBorrowed) put(buffer);
          isBorrowed = false;
        },
      };
    },
  };
}

const roundUp = (length: number) => Math.max(smallestBytes, 2 ** Math.ceil(Math.log2(Math.max(1, length))));
