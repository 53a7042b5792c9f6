import { judgingCalls, type BodyOf, type DataOf } from '@touchstone/contract';
import { postJson, PostError } from './post-json.ts';

export interface Gateway {
  readonly serverUrl: string;
  readonly token: string;
  /** Of calls about one task. */
  readonly requestId?: string | undefined;
}

type GatewayCalls = {
  [
    Name in keyof typeof judgingCalls as Name extends `POST /judge-gateway/${infer Call}` ? Call : never
  ]: (typeof judgingCalls)[Name];
};
export type GatewayCall = keyof GatewayCalls;

/**
 * - answered: with data that fits the contract
 * - refused: the server does not want this judge (its token, its name): only a person can mend that
 * - rejected: what was said makes no sense to the server; saying it again is useless
 * - failed: the server is away or in trouble; try again later
 */
export type GatewayAnswer<Data> =
  | { readonly kind: 'answered'; readonly data: Data }
  | { readonly kind: 'refused' | 'rejected' | 'failed'; readonly reason: string };

export async function callGateway<Call extends GatewayCall>(
  { serverUrl, token, requestId }: Gateway,
  call: Call,
  {
    body,
    signal,
    limitMs,
  }: { readonly body: BodyOf<GatewayCalls[Call]>; readonly signal: AbortSignal; readonly limitMs: number },
): Promise<GatewayAnswer<DataOf<GatewayCalls[Call]>>> {
  try {
    const url = `${serverUrl}/judge-gateway/${call}`;
    const { status, text } = await postJson({ url, token, requestId, body, signal, limitMs });
    return readAnswer(call, status, text);
  } catch (error) {
    if (!(error instanceof PostError)) throw error;
    return { kind: 'failed', reason: error.message };
  }
}

function readAnswer<Call extends GatewayCall>(
  call: Call,
  httpStatus: number,
  text: string,
): GatewayAnswer<DataOf<GatewayCalls[Call]>> {
  const envelope = parseEnvelope(text);
  const reason = `the server answered ${httpStatus}: ${envelope?.msg ?? text.slice(0, 200)}`;
  // Business errors come with HTTP 200 and their number in the envelope.
  const status = httpStatus === 200 ? (envelope?.status ?? 0) : httpStatus;
  if (status === 401 || status === 403 || status === 409) return { kind: 'refused', reason };
  if (status !== 200) {
    const isOurFault = status >= 400 && status < 500 && status !== 408 && status !== 429;
    return { kind: isOurFault && envelope !== undefined ? 'rejected' : 'failed', reason };
  }
  const data = judgingCalls[`POST /judge-gateway/${call}`].data.safeParse(envelope?.data);
  if (!data.success)
    return { kind: 'failed', reason: `the server's answer is unknown: ${data.error.message}` };
  // Parsed by the schema of this very call; the compiler cannot follow the name through the template.
  return { kind: 'answered', data: data.data as DataOf<GatewayCalls[Call]> };
}

function parseEnvelope(text: string): { status: number; msg: string; data: unknown } | undefined {
  try {
    const envelope: unknown = JSON.parse(text);
    if (typeof envelope !== 'object' || envelope === null || !('status' in envelope)) return undefined;
    return {
      status: Number(envelope.status),
      msg: 'msg' in envelope ? String(envelope.msg) : '',
      data: 'data' in envelope ? envelope.data : undefined,
    };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
