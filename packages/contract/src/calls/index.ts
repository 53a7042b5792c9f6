/** Every call of the product. The server answers all of them; the web client's types come from here. */
import { accountsCalls, profilesCalls } from './accounts.ts';
import { dashboardCalls } from './dashboard.ts';
import { filesCalls } from './files.ts';
import { judgingCalls } from './judging.ts';
import { messagesCalls } from './messages.ts';
import { siteCalls } from './site.ts';

export const calls = {
  ...siteCalls,
  ...accountsCalls,
  ...filesCalls,
  ...judgingCalls,
  ...messagesCalls,
  ...profilesCalls,
  ...dashboardCalls,
};

export type Calls = typeof calls;
export { accountsCalls, dashboardCalls, filesCalls, judgingCalls, messagesCalls, profilesCalls, siteCalls };
