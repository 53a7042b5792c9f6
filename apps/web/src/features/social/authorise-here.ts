import { startSocialLogin } from '../../lib/social-login.ts';

/** Navigates to WeChat, which returns to /wechatAuth and from there to `returnTo`. */
export async function authoriseHere(returnTo: string): Promise<void> {
  window.location.replace(await startSocialLogin({ returnTo }));
}
