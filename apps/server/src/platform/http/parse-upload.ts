/**
 * How this works: the body is parsed part by part as it arrives. Only the expected file is stored, and never
 * more of it than the call allows. Excess bytes, and files in other fields, are consumed and dropped, so that
 * the caller gets a response instead of a broken connection. Errors in the body are reported after it has
 * been consumed.
 */
import type { CallDefinition, PlainErrorCode } from '@touchstone/contract';
import type { FastifyRequest } from 'fastify';
import '@fastify/multipart';
import { callError } from '../errors/call-error.ts';
import type { UploadedFile } from './call-context.ts';

type UploadRules = NonNullable<CallDefinition['upload']>;

interface Upload {
  file: UploadedFile;
  fields: Record<string, string>;
}

interface ReceivedParts {
  file: UploadedFile | undefined;
  fields: Record<string, string>;
  truncatedField: string | undefined;
}

export const fieldMaximumLength = 65_536;

/** Parses a multipart body with exactly one file. */
export async function parseUpload(request: FastifyRequest, rules: UploadRules): Promise<Upload> {
  if (!request.isMultipart()) throw callError('wrongMediaType');
  const { file, fields, truncatedField } = await receiveParts(request, rules);
  if (truncatedField !== undefined) {
    const problem = { field: truncatedField, reason: 'too-long', limit: fieldMaximumLength } as const;
    throw callError('invalidField', problem);
  }
  if (file === undefined) throw callError('invalidField', { field: rules.field, reason: 'missing' });
  return { file, fields };
}

async function receiveParts(request: FastifyRequest, rules: UploadRules): Promise<ReceivedParts> {
  const { field, maximumBytes } = rules;
  const received: ReceivedParts = { file: undefined, fields: {}, truncatedField: undefined };
  const limits = { fileSize: maximumBytes, files: 1, fields: 20, fieldSize: fieldMaximumLength };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        received.fields[part.fieldname] = String(part.value);
        if (part.valueTruncated) received.truncatedField = part.fieldname;
      } else if (part.fieldname === field) {
        received.file = { name: nameOf(part), bytes: await part.toBuffer() };
      } else part.file.resume();
    }
  } catch (error) {
    throw explainUpload(error, rules);
  }
  return received;
}

/** The type declares that there is always a name; an empty one arrives as undefined. */
export const nameOf = ({ filename }: { filename: string | undefined }): string => filename ?? '';

/** The parser has no error class of its own: any of its errors means that the body is malformed. */
export function explainUpload(
  error: unknown,
  { field, tooLarge }: { field: string; tooLarge: PlainErrorCode },
) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return callError(tooLarge);
  if (code === 'FST_FILES_LIMIT') return callError('invalidField', { field, reason: 'bad-format' });
  return callError('unreadableBody');
}
