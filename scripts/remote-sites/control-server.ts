/** Lets a journey, which runs in another process, choose faults of the local sites and look at their runs. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RemotePrefix } from '@touchstone/contract/remote-judges';
import type { CodeforcesSite } from '@touchstone/remote-judges/testing/codeforces-server';
import type { SiteFault } from '@touchstone/remote-judges/testing/local-site';
import type { VendorSite } from '@touchstone/remote-judges/testing/vendor-site';

export type ControlCommand =
  | { do: 'fail'; vendor: RemotePrefix; path: string; fault: SiteFault }
  | { do: 'logOutAll'; vendor: RemotePrefix }
  | { do: 'protectPages'; vendor: RemotePrefix; isProtected: boolean }
  | { do: 'openBrowser'; vendor: RemotePrefix; username: string }
  | { do: 'listRuns'; vendor: RemotePrefix };

export async function startControlServer(sites: ReadonlyMap<RemotePrefix, VendorSite>) {
  const server = createServer((request, response) => {
    readBody(request)
      .then((text) => {
        // The only client is the support file of the journeys.
        const answer = obey(sites, JSON.parse(text) as ControlCommand);
        response.end(JSON.stringify(answer ?? null));
      })
      .catch((error: unknown) => {
        response.writeHead(500).end(String(error));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function obey(sites: ReadonlyMap<RemotePrefix, VendorSite>, command: ControlCommand): unknown {
  const site = sites.get(command.vendor);
  if (site === undefined) throw new Error(`no site of ${command.vendor}`);
  switch (command.do) {
    case 'fail':
      site.failNext(command.path, command.fault);
      return undefined;
    case 'logOutAll':
      site.logOutAll();
      return undefined;
    case 'protectPages':
      withChallenge(site).protectPages(command.isProtected);
      return undefined;
    case 'openBrowser':
      return withChallenge(site).openBrowser(command.username);
    case 'listRuns':
      return site.runs.list();
    default:
      return command satisfies never;
  }
}

function withChallenge(site: VendorSite): CodeforcesSite {
  if (!('protectPages' in site)) throw new Error('the site has no challenge');
  // Only the server of Codeforces has the method.
  return site as CodeforcesSite;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
