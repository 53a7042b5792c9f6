/** For tests of other workspaces: a server in the process of the test, and a judge beside it. */
export { startJudgeProcess, type SiteProcess } from '../modules/judging/testing/site-processes.ts';
export { storeLanguages } from '../modules/site/index.ts';
export { startTestServer, type TestServer } from '../testing/test-server.ts';
export {
  startLocalOpenIdProvider,
  type LocalOpenIdProvider,
} from '../modules/single-sign-on/testing/local-openid-provider.ts';
export { startLocalWechat, type LocalWechat } from '../modules/single-sign-on/testing/local-wechat.ts';
