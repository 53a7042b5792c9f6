import type { adminAssistantCalls, BodyOf } from '@touchstone/contract';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Settings } from '../../../platform/settings/setting-sections.ts';
import { siteDayOf } from '../../../platform/site-day.ts';
import { encryptModelKey, parseBaseUrl } from '../model/endpoint.ts';
import { findMonth } from '../spending/spending.repository.ts';

type Sent = BodyOf<(typeof adminAssistantCalls)['PUT /api/admin/assistant/settings']>;

const toMicros = (value: number) => Math.round(value * 1_000_000);
const fromMicros = (micros: number) => micros / 1_000_000;

const present = ({
  key,
  costPerMonthMicros,
  inputPriceMicros,
  outputPriceMicros,
  ...settings
}: Settings['assistant']) => ({
  ...settings,
  costPerMonth: costPerMonthMicros === null ? null : fromMicros(costPerMonthMicros),
  inputPrice: fromMicros(inputPriceMicros),
  outputPrice: fromMicros(outputPriceMicros),
  hasKey: key !== null,
});

export async function getAssistantSettings({
  database,
  settings,
  clock,
}: Pick<Platform, 'database' | 'settings' | 'clock'>) {
  const month = await findMonth(database, siteDayOf(clock()).slice(0, 7));
  return {
    ...present(settings.current.assistant),
    monthTokens: month.tokens,
    monthCost: fromMicros(month.costMicros),
  };
}

/** The key belongs to a host: another host does not get the stored one. */
function decideKey(
  { settings, secrets }: Pick<Platform, 'settings' | 'secrets'>,
  { key, baseUrl }: Pick<Sent, 'key' | 'baseUrl'>,
): string | null {
  if (key !== undefined) return encryptModelKey(secrets, key.trim());
  const stored = settings.current.assistant;
  return parseBaseUrl(stored.baseUrl)?.host === parseBaseUrl(baseUrl)?.host ? stored.key : null;
}

export async function changeAssistantSettings(
  parts: Pick<Platform, 'settings' | 'secrets'>,
  by: Actor,
  sent: Sent,
) {
  const { key: _, costPerMonth, inputPrice, outputPrice, ...plain } = sent;
  const baseUrl = sent.baseUrl.trim();
  if (baseUrl !== '' && parseBaseUrl(baseUrl) === undefined) throw callError('assistantAddressInvalid');
  if (sent.isEnabled && (baseUrl === '' || sent.model.trim() === ''))
    throw callError('assistantAddressInvalid');
  const changes: Settings['assistant'] = {
    ...plain,
    baseUrl,
    model: sent.model.trim(),
    key: decideKey(parts, sent),
    costPerMonthMicros: costPerMonth === null ? null : toMicros(costPerMonth),
    inputPriceMicros: toMicros(inputPrice),
    outputPriceMicros: toMicros(outputPrice),
  };
  const before = present(parts.settings.current.assistant);
  await parts.settings.change('assistant', changes, (transaction) =>
    recordAudit(transaction, by, {
      action: 'assistant.change',
      target: 'site',
      before,
      after: present(changes),
    }),
  );
}
