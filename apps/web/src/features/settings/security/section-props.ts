import type { OwnFactors } from '../../../lib/second-factor/second-factor-requests.ts';

export interface FactorSectionProps {
  factors: OwnFactors;
  /** After a change; with recovery codes if new ones have to be shown. */
  onChanged: (recoveryCodes?: readonly string[] | null) => void;
}
