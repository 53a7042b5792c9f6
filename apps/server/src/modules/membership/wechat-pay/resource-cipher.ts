/** Certificates and the content of notifications are encrypted with AES-256-GCM and the API v3 key of the merchant. */
import { createDecipheriv } from 'node:crypto';
import { z } from 'zod';

const tagBytes = 16;

export const encryptedResource = z.object({
  algorithm: z.literal('AEAD_AES_256_GCM'),
  nonce: z.string(),
  associated_data: z.string().default(''),
  ciphertext: z.string(),
});
export type EncryptedResource = z.output<typeof encryptedResource>;

/** Undefined if it was encrypted with another key, or changed. */
export function decryptResource(
  apiKey: string,
  { nonce, associated_data: context, ciphertext }: EncryptedResource,
): string | undefined {
  const bytes = Buffer.from(ciphertext, 'base64');
  if (bytes.length < tagBytes) return undefined;
  try {
    const decryption = createDecipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(nonce), {
      authTagLength: tagBytes,
    });
    decryption.setAAD(Buffer.from(context));
    decryption.setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([decryption.update(bytes.subarray(0, -tagBytes)), decryption.final()]).toString(
      'utf8',
    );
  } catch (error) {
    // The only failures here are a wrong key, a changed text and a nonce of no use: all mean that it cannot be read.
    if (error instanceof Error) return undefined;
    throw error;
  }
}
