import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  port: number;
  /** Received mails: recipients and the whole mail. */
  received: { to: string[]; source: string }[];
  /** Usernames of logins. */
  logins: { username: string; password: string }[];
  close: () => Promise<void>;
}

/** A real SMTP server on the loopback that accepts every mail and every login. */
export async function startMailServer(): Promise<MailServer> {
  const received: MailServer['received'] = [];
  const logins: MailServer['logins'] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, callback) => {
      logins.push({ username: username ?? '', password: password ?? '' });
      callback(null, { user: username });
    },
    onData: (stream, { envelope }, callback) => {
      void text(stream).then((source) => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), source });
        callback();
      });
    },
  });
  const listening = smtp.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    port,
    received,
    logins,
    close: () => new Promise((resolve) => smtp.close(resolve)),
  };
}
