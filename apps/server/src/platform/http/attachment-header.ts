/**
 * The `Content-Disposition` of a download. Existing clients take the text after `filename=` as the name: it stands last,
 * in ASCII and without quotes. A name with other characters is percent-encoded there, and browsers read it from
 * `filename*`.
 */
export function attachmentHeader(fileName: string): string {
  const plain = encodeURIComponent(fileName);
  return plain === fileName
    ? `attachment; filename=${plain}`
    : `attachment; filename*=UTF-8''${encodeExtended(fileName)}; filename=${plain}`;
}

/** RFC 8187 forbids some of the characters that `encodeURIComponent` keeps. */
const encodeExtended = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
