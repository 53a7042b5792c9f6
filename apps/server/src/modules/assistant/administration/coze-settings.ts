import type { adminAssistantCalls, BodyOf } from '@touchstone/contract';
import { createPrivateKey } from 'node:crypto';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Settings } from '../../../platform/settings/setting-sections.ts';
import { encryptCozeKey } from '../../site/index.ts';
import { parseBaseUrl } from '../model/endpoint.ts';

type Sent = BodyOf<(typeof adminAssistantCalls)['PUT /api/admin/assistant/coze']>;

export const presentCoze = ({ privateKey, ...coze }: Settings['coze']) => ({
  ...coze,
  hasKey: privateKey !== null,
});

function isRsaKey(privateKey: string): boolean {
  try {
    return createPrivateKey(privateKey).asymmetricKeyType === 'rsa';
  } catch {
    // Not a key at all: the caller says so.
    return false;
  }
}

export async function changeCoze(
  { settings, secrets }: Pick<Platform, 'settings' | 'secrets'>,
  by: Actor,
  { privateKey, ...sent }: Sent,
) {
  const stored = settings.current.coze;
  const plain = {
    appId: sent.appId.trim(),
    keyId: sent.keyId.trim(),
    tokenUrl: sent.tokenUrl.trim(),
    scriptUrl: sent.scriptUrl.trim(),
    botId: sent.botId.trim(),
  };
  const addresses = [plain.tokenUrl, plain.scriptUrl].filter((url) => url !== '');
  if (addresses.some((url) => parseBaseUrl(url) === undefined)) throw callError('assistantAddressInvalid');
  if (privateKey !== undefined && !isRsaKey(privateKey)) throw callError('assistantKeyInvalid');
  const isSame = stored.appId === plain.appId && stored.keyId === plain.keyId;
  const changes: Settings['coze'] = {
    ...plain,
    privateKey:
      privateKey !== undefined ? encryptCozeKey(secrets, privateKey) : isSame ? stored.privateKey : null,
  };
  await settings.change('coze', changes, (transaction) =>
    recordAudit(transaction, by, {
      action: 'coze.change',
      target: 'site',
      before: presentCoze(stored),
      after: presentCoze(changes),
    }),
  );
}

/** Without an application there is no token, so there is nothing to load. */
export function findWidget({ coze }: Readonly<Settings>) {
  const { scriptUrl, botId, appId, keyId, privateKey } = coze;
  const isComplete = scriptUrl !== '' && botId !== '' && appId !== '' && keyId !== '' && privateKey !== null;
  return isComplete ? { scriptUrl, botId } : null;
}

/** For the Content-Security-Policy. */
export function findWidgetOrigin(settings: Readonly<Settings>): string | undefined {
  const widget = findWidget(settings);
  return widget === null ? undefined : URL.parse(widget.scriptUrl)?.origin;
}
