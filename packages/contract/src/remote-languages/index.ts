/** The languages of the other judges, in the order in which users look for them. Codeforces and its gym share them. */
import type { RemoteLanguageKey } from '../remote-judges.ts';
import { atcoderLanguages } from './atcoder.ts';
import { codeforcesLanguages } from './codeforces.ts';
import { hduLanguages } from './hdu.ts';
import { libreojLanguages } from './libreoj.ts';
import { pojLanguages } from './poj.ts';
import type { RemoteLanguage } from './remote-language.ts';
import { spojLanguages } from './spoj.ts';

export type { RemoteLanguage } from './remote-language.ts';

export const remoteLanguages: Readonly<Record<RemoteLanguageKey, readonly RemoteLanguage[]>> = {
  HDU: hduLanguages,
  CF: codeforcesLanguages,
  POJ: pojLanguages,
  SPOJ: spojLanguages,
  AC: atcoderLanguages,
  LIBRE: libreojLanguages,
};

/** Undefined for a name that the site does not offer any more. */
export const findRemoteLanguage = (key: RemoteLanguageKey, name: string): RemoteLanguage | undefined =>
  remoteLanguages[key].find((language) => language.name === name);
