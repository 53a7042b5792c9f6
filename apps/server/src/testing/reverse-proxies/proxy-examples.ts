/** The examples of deploy/tls, with the addresses of a test in place of those of a machine. Everything else stays as it is. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const siteName = 'judge.example.org';
const examples = fileURLToPath(new URL('../../../../../deploy/tls/', import.meta.url));

export interface ProxyPlaces {
  /** For everything that the proxy writes. */
  readonly folder: string;
  readonly serverPort: number;
  readonly httpPort: number;
  readonly httpsPort: number;
  readonly certificateFile: string;
  readonly keyFile: string;
}

export interface ProxyExample {
  readonly program: string;
  /** Writes the configuration and returns the arguments of the program, which stays in the foreground. */
  readonly configure: (places: ProxyPlaces) => Promise<readonly string[]>;
}

export const proxyExamples = {
  nginx: {
    program: '/usr/sbin/nginx',
    configure: async ({ folder, serverPort, httpPort, httpsPort, certificateFile, keyFile }) => {
      const example = await loadExample('nginx.conf', [
        ['server 127.0.0.1:8000;', `server 127.0.0.1:${String(serverPort)};`],
        ['listen 80;', `listen 127.0.0.1:${String(httpPort)};`],
        ['listen [::]:80;', ''],
        ['listen 443 ssl http2;', `listen 127.0.0.1:${String(httpsPort)} ssl http2;`],
        ['listen [::]:443 ssl http2;', ''],
        [`/etc/letsencrypt/live/${siteName}/fullchain.pem`, certificateFile],
        [`/etc/letsencrypt/live/${siteName}/privkey.pem`, keyFile],
      ]);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${folder}/${name};`)
        .join('\n');
      // As root, nginx would run its workers as a user that cannot reach this folder.
      const user = process.getuid?.() === 0 ? 'user root;' : '';
      const file = join(folder, 'nginx.conf');
      await writeFile(
        file,
        `${user} daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr;
        events {} http { access_log off; ${temporary}\n${example} }`,
      );
      return ['-p', folder, '-e', 'stderr', '-c', file];
    },
  },
  caddy: {
    program: '/usr/bin/caddy',
    configure: async ({ folder, serverPort, httpPort, httpsPort, certificateFile, keyFile }) => {
      const example = await loadExample('Caddyfile', [
        [
          `${siteName} {`,
          `${siteName} {\n  bind 127.0.0.1\n  tls ${certificateFile} ${keyFile} {\n    protocols tls1.2 tls1.3\n  }\n`,
        ],
        ['reverse_proxy 127.0.0.1:8000', `reverse_proxy 127.0.0.1:${String(serverPort)}`],
      ]);
      const file = join(folder, 'Caddyfile');
      await writeFile(
        file,
        `{
          admin off
          storage file_system ${folder}
          http_port ${String(httpPort)}
          https_port ${String(httpsPort)}
        }\n${example}`,
      );
      return ['run', '--config', file, '--adapter', 'caddyfile'];
    },
  },
} as const satisfies Record<string, ProxyExample>;

/** A replacement that does not fit the example any more is an error, so a test cannot pass with half an example. */
async function loadExample(name: string, replacements: readonly (readonly [from: string, to: string])[]) {
  const lines = (await readFile(join(examples, name), 'utf8')).split('\n');
  const isComment = (line: string) => line.trimStart().startsWith('#');
  return replacements.reduce(
    (text, [from, to]) => {
      if (text.split(from).length !== 2) throw new Error(`deploy/tls/${name} must contain once: ${from}`);
      return text.replace(from, () => to);
    },
    lines.filter((line) => !isComment(line)).join('\n'),
  );
}
