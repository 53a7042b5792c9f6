import { isIssuerAddress } from '@touchstone/rules/sign-on/methods';
import { callError } from '../../../platform/errors/call-error.ts';
import { describeFailure, discover } from '../openid/provider-clients.ts';

const failed = { authorizationEndpoint: null, scopes: [], claims: [], supportsPkce: false };

/** The administrator sees the error of the provider. No secret is sent. */
export async function testProvider(issuer: string) {
  const address = issuer.trim();
  if (!isIssuerAddress(address)) throw callError('providerIssuerInvalid');
  try {
    const metadata = (await discover({ issuer: address, clientId: 'test' })).serverMetadata();
    return {
      isWorking: true,
      reason: null,
      authorizationEndpoint: metadata.authorization_endpoint ?? null,
      scopes: metadata.scopes_supported ?? [],
      claims: metadata.claims_supported ?? [],
      supportsPkce: metadata.supportsPKCE(),
    };
  } catch (error) {
    // Every failure of a foreign server is an answer to the question of the administrator.
    return { isWorking: false, reason: describeFailure(error).reason.slice(0, 500), ...failed };
  }
}
