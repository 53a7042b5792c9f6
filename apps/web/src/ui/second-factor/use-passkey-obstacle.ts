import { useMessages } from '../../lib/messages.ts';
import { findPasskeyObstacle, isPasskeySupported } from '../../lib/second-factor/passkeys.ts';
import { secondFactorMessages } from './second-factor-messages.ts';

/** The reason why passkeys cannot be used on this page, in words. Undefined also while the factors load. */
export function usePasskeyObstacle(passkeyOrigin: string | null | undefined): string | undefined {
  const m = useMessages(secondFactorMessages);
  if (passkeyOrigin === undefined || typeof window === 'undefined') return undefined;
  const pageOrigin = window.location.origin;
  const obstacle = findPasskeyObstacle({ passkeyOrigin, pageOrigin, isSupported: isPasskeySupported() });
  if (obstacle === 'elsewhere') return m.obstacles.elsewhere(passkeyOrigin ?? '');
  return obstacle && m.obstacles[obstacle];
}
