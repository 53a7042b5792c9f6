/**
 * What a list of sessions says about a device. The user agent is a hint that clients choose freely: it helps the owner to
 * recognize a session and decides nothing.
 */

export type DeviceKind = 'computer' | 'phone' | 'tablet' | 'program' | 'unknown';

export interface Device {
  kind: DeviceKind;
  /** Names of products, the same in every language. Undefined if not recognized. */
  browser: string | undefined;
  system: string | undefined;
}

/** The first match counts: most browsers also name those that they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/DingTalk\//, 'DingTalk'],
  [/EdgA?\/|EdgiOS\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/QQBrowser\//, 'QQ Browser'],
  [/UCBrowser\//, 'UC Browser'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string, DeviceKind])[] = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS', 'phone'],
  [/iPad/, 'iPadOS', 'tablet'],
  [/iPhone|iPod/, 'iOS', 'phone'],
  [/Android(?!.*Mobile)/, 'Android', 'tablet'],
  [/Android/, 'Android', 'phone'],
  [/Windows/, 'Windows', 'computer'],
  [/CrOS/, 'ChromeOS', 'computer'],
  [/Mac OS X|Macintosh/, 'macOS', 'computer'],
  [/Linux|X11/, 'Linux', 'computer'],
];

const programs =
  /^(?:curl|wget|python-requests|python-urllib|go-http-client|java|okhttp|node|axios|postman)\b/i;

export function recognizeDevice(userAgent: string): Device {
  const system = systems.find(([pattern]) => pattern.test(userAgent));
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (system !== undefined) return { kind: system[2], browser, system: system[1] };
  const program = programs.exec(userAgent)?.[0];
  if (program !== undefined) return { kind: 'program', browser: program, system: undefined };
  return { kind: browser === undefined ? 'unknown' : 'computer', browser, system: undefined };
}

export type NetworkPlace = 'loopback' | 'local' | 'internet';

/** Where an address is, as far as the address itself tells it. */
export function placeOfAddress(address: string): NetworkPlace {
  const text = address.toLowerCase();
  if (text === '::1' || text.startsWith('127.')) return 'loopback';
  if (/^(?:10|192\.168|169\.254)\./.test(text) || /^f[cd]|^fe[89ab]/.test(text)) return 'local';
  const second = /^172\.(\d+)\./.exec(text)?.[1];
  if (second !== undefined && Number(second) >= 16 && Number(second) <= 31) return 'local';
  // Addresses that providers share between customers.
  const shared = /^100\.(\d+)\./.exec(text)?.[1];
  return shared !== undefined && Number(shared) >= 64 && Number(shared) <= 127 ? 'local' : 'internet';
}
