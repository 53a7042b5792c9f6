/** Old sites send GBK, some without saying so in the header. */
interface EncodingSources {
  contentType: string | undefined;
  /** The usual encoding of the site. */
  encoding: string;
}

const charset = /charset\s*=\s*["']?\s*([\w-]+)/iu;
/** A `<meta>` element that names the encoding is among the first bytes. */
const headBytes = 2048;

export function decodePage(bytes: Buffer, { contentType = '', encoding }: EncodingSources): string {
  const named =
    charset.exec(contentType)?.[1] ?? charset.exec(bytes.toString('latin1', 0, headBytes))?.[1] ?? encoding;
  return decoderOf(named, encoding).decode(bytes);
}

/** Pages may name encodings that do not exist. */
function decoderOf(label: string, fallback: string): TextDecoder {
  try {
    // GBK is the superset that pages marked as gb2312 use.
    return new TextDecoder(label.toLowerCase() === 'gb2312' ? 'gbk' : label);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return new TextDecoder(fallback);
  }
}
