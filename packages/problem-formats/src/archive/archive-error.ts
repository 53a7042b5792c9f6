/** Faults of an archive. The list is closed, so that callers can translate every one. */
const archiveErrorCodes = [
  /** Not a zip file. */
  'not-an-archive',
  /** Truncated or inconsistent. */
  'damaged',
  'encrypted',
  /** A symbolic link, a device, a pipe. */
  'special-file',
  /** A name that leaves the archive, or an invalid file name. */
  'unsafe-name',
  'double-name',
  /** Neither stored nor deflated. */
  'unknown-compression',
  /** Two entries share bytes, as in zip bombs. */
  'overlapping-entries',
  /** The content is longer or shorter than the directory of the archive says. */
  'wrong-size',
  'too-many-entries',
  'entry-too-large',
  'archive-too-large',
  /** An expansion ratio that is too high. */
  'suspicious-compression',
  /** Requested as text, but neither UTF-8 nor GB18030. */
  'not-text',
] as const;

export type ArchiveErrorCode = (typeof archiveErrorCodes)[number];

export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
  readonly code: ArchiveErrorCode;
  /** The path inside the archive; null for a fault of the whole archive. */
  readonly entry: string | null;
  /** The exceeded limit: entries or bytes. */
  readonly limit: number | null;

  constructor(
    code: ArchiveErrorCode,
    {
      entry = null,
      limit = null,
      cause,
    }: { entry?: string | null; limit?: number | null; cause?: unknown } = {},
  ) {
    const about = entry === null ? 'the archive' : entry;
    super(`${about}: ${wordings[code]}${limit === null ? '' : ` (at most ${String(limit)})`}`, { cause });
    this.code = code;
    this.entry = entry;
    this.limit = limit;
  }
}

/** For the terminal and the log. */
const wordings: Readonly<Record<ArchiveErrorCode, string>> = {
  'not-an-archive': 'is not a zip archive',
  damaged: 'is damaged or incomplete',
  encrypted: 'is encrypted',
  'special-file': 'is a link or a special file',
  'unsafe-name': 'has a name that is not allowed',
  'double-name': 'is there twice',
  'unknown-compression': 'is compressed in a way that is not supported',
  'overlapping-entries': 'shares its bytes with another entry',
  'wrong-size': 'unpacks to another size than it claims',
  'too-many-entries': 'has too many entries',
  'entry-too-large': 'unpacks to too much',
  'archive-too-large': 'unpacks to too much',
  'suspicious-compression': 'unpacks to so much more than it holds that it looks like a bomb',
  'not-text': 'is not text in UTF-8 or GB18030',
};
