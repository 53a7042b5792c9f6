/** A self-signed certificate for a key: Node reads certificates but does not write them. */
import { sign, type KeyObject } from 'node:crypto';

const tags = { integer: 2, bits: 3, null: 5, oid: 6, text: 12, utcTime: 23, sequence: 48, set: 49 } as const;

function encode(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  if (body.length < 128) return Buffer.concat([Buffer.from([tag, body.length]), body]);
  const size = Buffer.from(body.length.toString(16).padStart(4, '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 128 + size.length]), size, body]);
}

const sha256WithRsa = encode(
  tags.sequence,
  encode(tags.oid, Buffer.from('2a864886f70d01010b', 'hex')),
  encode(tags.null),
);

const commonName = (name: string) =>
  encode(
    tags.sequence,
    encode(
      tags.set,
      encode(
        tags.sequence,
        encode(tags.oid, Buffer.from('550403', 'hex')),
        encode(tags.text, Buffer.from(name)),
      ),
    ),
  );

const utcTime = (date: Date) =>
  encode(tags.utcTime, Buffer.from(`${date.toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`));

/** The serial is hexadecimal; its first digit is from 1 to 7, so that the number is positive and has no leading zero. */
export function makeCertificate(
  { publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject },
  { serial, from, to, name }: { serial: string; from: Date; to: Date; name: string },
): string {
  const subject = commonName(name);
  const content = encode(
    tags.sequence,
    encode(tags.integer, Buffer.from(serial, 'hex')),
    sha256WithRsa,
    subject,
    encode(tags.sequence, utcTime(from), utcTime(to)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]);
  const certificate = encode(tags.sequence, content, sha256WithRsa, encode(tags.bits, signature));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
