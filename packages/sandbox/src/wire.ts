/** The messages between judge and helper; the layout is described in native/wire.h, whose numbers a test compares. */

export const kinds = {
  configure: 1,
  run: 2,
  abort: 3,
  ready: 16,
  facts: 17,
  aborted: 18,
  error: 19,
} as const;

export const keys = {
  slot: 1,
  user: 2,
  core: 3,
  isPrivileged: 4,
  memoryFolder: 5,
  pidsFolder: 6,
  cpuFolder: 7,
  unifiedFolder: 8,
  bind: 9,
  source: 10,
  target: 11,
  weakness: 12,
  controlGroups: 13,
  hasImage: 14,
  imageBind: 15,
  specification: 32,
  argument: 33,
  environment: 34,
  file: 35,
  name: 36,
  isExecutable: 37,
  path: 38,
  bytes: 39,
  standardInput: 40,
  standardOutput: 41,
  standardError: 42,
  maximumBytes: 43,
  collect: 44,
  cpuTimeMs: 45,
  wallTimeMs: 46,
  memoryBytes: 47,
  stackBytes: 48,
  processes: 49,
  fileBytes: 50,
  allFilesBytes: 51,
  needsToolchains: 52,
  refusingExitCode: 53,
  facts: 64,
  endedBy: 65,
  exitCode: 66,
  signal: 67,
  isOutOfMemory: 68,
  cpuTimeUs: 69,
  wallTimeUs: 70,
  memoryPeakBytes: 71,
  size: 72,
  isTruncated: 73,
  collected: 74,
  state: 75,
  startError: 76,
  text: 77,
} as const;

export type Key = keyof typeof keys;
export type Kind = keyof typeof kinds;

/** A value is a number, a string, bytes, or fields again. */
export type Field = readonly [key: Key, value: number | boolean | string | Uint8Array | readonly Field[]];

const lengthBytes = 4;
const numberBytes = 8;

export function encodeFrame(kind: Kind, fields: readonly Field[]): Buffer {
  const body = encodeFields(fields);
  const header = Buffer.alloc(lengthBytes + 1);
  header.writeUInt32LE(1 + body.length);
  header.writeUInt8(kinds[kind], lengthBytes);
  return Buffer.concat([header, body]);
}

export function encodeFields(fields: readonly Field[]): Buffer {
  return Buffer.concat(fields.map(encodeField));
}

function encodeField([key, value]: Field): Buffer {
  const bytes = encodeValue(value);
  const header = Buffer.alloc(1 + lengthBytes);
  header.writeUInt8(keys[key]);
  header.writeUInt32LE(bytes.length, 1);
  return Buffer.concat([header, bytes]);
}

function encodeValue(value: Field[1]): Uint8Array {
  if (typeof value === 'number' || typeof value === 'boolean') {
    const bytes = Buffer.alloc(numberBytes);
    bytes.writeBigUInt64LE(BigInt(value));
    return bytes;
  }
  // A zero inside would end the string early on the other side, where it is refused.
  if (typeof value === 'string') return Buffer.from(`${value}\0`);
  return value instanceof Uint8Array ? value : encodeFields(value);
}

export interface Frame {
  readonly kind: Kind;
  readonly fields: Fields;
}

/** Fields as they came. Reading an absent field throws an error: the helper is another version. */
export class Fields {
  readonly #values = new Map<number, Buffer[]>();

  constructor(bytes: Buffer) {
    for (let offset = 0; offset < bytes.length;) {
      const key = bytes.readUInt8(offset);
      const end = offset + 1 + lengthBytes + bytes.readUInt32LE(offset + 1);
      if (end > bytes.length) throw new RangeError('A field of the helper has no end');
      this.#values.set(key, [
        ...(this.#values.get(key) ?? []),
        bytes.subarray(offset + 1 + lengthBytes, end),
      ]);
      offset = end;
    }
  }

  listBytes(key: Key): readonly Buffer[] {
    return this.#values.get(keys[key]) ?? [];
  }

  getBytes(key: Key): Buffer {
    const value = this.listBytes(key)[0];
    if (value === undefined) throw new RangeError(`The helper did not say ${key}`);
    return value;
  }

  getNumber(key: Key): number {
    return Number(this.getBytes(key).readBigUInt64LE());
  }

  findNumber(key: Key): number | undefined {
    return this.listBytes(key).length === 0 ? undefined : this.getNumber(key);
  }

  findString(key: Key): string | undefined {
    return this.listBytes(key)[0]?.subarray(0, -1).toString();
  }

  listGroups(key: Key): Fields[] {
    return this.listBytes(key).map((bytes) => new Fields(bytes));
  }

  getGroup(key: Key): Fields {
    return new Fields(this.getBytes(key));
  }
}

/** Puts the pieces that a socket delivers together again. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #length = 0;

  add(chunk: Buffer): Frame[] {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    const frames: Frame[] = [];
    for (let frame = this.#take(); frame !== undefined; frame = this.#take()) frames.push(frame);
    return frames;
  }

  #take(): Frame | undefined {
    if (this.#length < lengthBytes) return undefined;
    if ((this.#chunks[0]?.length ?? 0) < lengthBytes) this.#join();
    const first = this.#chunks[0] ?? Buffer.alloc(0);
    const end = lengthBytes + first.readUInt32LE();
    if (this.#length < end) return undefined;
    const all = this.#join();
    this.#chunks = [all.subarray(end)];
    this.#length -= end;
    return decodeFrame(all.subarray(lengthBytes, end));
  }

  #join(): Buffer {
    const all = this.#chunks.length === 1 ? this.#chunks[0] : undefined;
    const joined = all ?? Buffer.concat(this.#chunks);
    this.#chunks = [joined];
    return joined;
  }
}

function decodeFrame(bytes: Buffer): Frame {
  const number = bytes.readUInt8();
  const kind = (Object.keys(kinds) as Kind[]).find((name) => kinds[name] === number);
  if (kind === undefined) throw new RangeError(`The helper sent a frame of unknown kind ${number}`);
  return { kind, fields: new Fields(bytes.subarray(1)) };
}
