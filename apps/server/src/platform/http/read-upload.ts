import type { FastifyRequest } from 'fastify';
import '@fastify/multipart';
import { callError } from '../errors/call-error.ts';
import type { UploadedFile } from './call-context.ts';

interface Upload {
  file: UploadedFile;
  fields: Record<string, string>;
}

/** Reads a multipart body with exactly one file. What is over the limit is not kept in memory. */
export async function readUpload(
  request: FastifyRequest,
  { field, maximumBytes }: { field: string; maximumBytes: number },
): Promise<Upload> {
  if (!request.isMultipart()) throw callError('wrongMediaType');
  const fields: Record<string, string> = {};
  let file: UploadedFile | undefined;
  for await (const part of request.parts({
    limits: { fileSize: maximumBytes, files: 1, fields: 20, fieldSize: 65_536 },
  })) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else if (part.fieldname !== field)
      throw callError('invalidField', { field: part.fieldname, reason: 'bad-format' });
    else file = { name: part.filename, bytes: await part.toBuffer() };
  }
  if (file === undefined) throw callError('invalidField', { field, reason: 'missing' });
  return { file, fields };
}
