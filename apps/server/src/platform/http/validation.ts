import type { FieldProblem } from '@touchstone/contract';
import type { z } from 'zod';
import { callError } from '../errors/call-error.ts';

/** Parses with a schema of the contract; the first issue becomes a 400 that names its field. */
export function parseInput(schema: z.ZodType, input: unknown): unknown {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (issue === undefined) throw new Error('a failed parse without an issue');
  throw callError('invalidField', describeIssue(issue));
}

function describeIssue(issue: z.core.$ZodIssue): FieldProblem {
  const field = issue.path.join('.') || 'body';
  switch (issue.code) {
    case 'invalid_type':
      return { field, reason: issue.input === undefined ? 'missing' : 'wrong-type' };
    case 'too_big':
      return {
        field,
        reason: issue.origin === 'string' || issue.origin === 'array' ? 'too-long' : 'out-of-range',
        limit: Number(issue.maximum),
      };
    case 'too_small':
      return {
        field,
        reason: issue.origin === 'string' || issue.origin === 'array' ? 'too-short' : 'out-of-range',
        limit: Number(issue.minimum),
      };
    case 'custom':
      return {
        field,
        reason: issue.message === 'blank' || issue.message === 'unstorable' ? issue.message : 'bad-format',
      };
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'invalid_union':
    case 'invalid_value':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return { field, reason: 'bad-format' };
    default:
      return issue satisfies never;
  }
}
