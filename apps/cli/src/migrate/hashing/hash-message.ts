import type { HashingCost } from '@touchstone/server/password-hashes';

export interface HashRequest {
  readonly md5: readonly string[];
  readonly cost: HashingCost | undefined;
}
