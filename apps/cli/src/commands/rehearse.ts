import { parseArgs } from 'node:util';
import { UsageError } from '@touchstone/site-setup/usage-error';
import type { Command } from '../command.ts';
import { readConfiguration } from '@touchstone/site-setup/configuration';
import { openSite } from '../rehearse/open-site.ts';
import { planKills } from '../rehearse/planned-kills.ts';
import { listFaults } from '../rehearse/rehearsal-report.ts';
import { runRehearsal } from '../rehearse/run-rehearsal.ts';
import { showReport } from '../rehearse/show-report.ts';

const interruptedExitCode = 130;
/** npm, a shell and the terminal may each forward the same key press. */
const sameKeyPressMs = 700;

export const rehearseCommand: Command = {
  name: 'rehearse',
  summary: 'simulate a contest of many teams on a running site and check the results',
  help: `
Usage: touchstone rehearse [--teams 300] [--minutes 5] [--submissions 5] [--address URL] [--user root]
                           [--password-file FILE] [--kills 2] [--kill-command COMMAND] [--kill PART=COMMAND]… [--keep] [--json]

Creates a private contest, problems and team accounts on a running site. The teams log in, read, keep event streams
open, refresh scoreboards and submit right and wrong programs in C++ and Python, most of them at the start and shortly before the
end. Meanwhile the judge is killed. At the end every submission, verdict and scoreboard row is compared with what was sent,
and everything is removed. Ctrl-C aborts the rehearsal and also removes everything.

  --teams N               how many teams (300)
  --minutes M             how long the contest lasts (5)
  --submissions N         programs of a team, on average (5)
  --address URL           the site; without it the one that runs on DATA_DIR
  --user NAME             a super administrator (root)
  --password-file FILE    contains the password; alternatively REHEARSE_PASSWORD. Not needed for the site of DATA_DIR
  --kills N               how often the judge is killed (2)
  --kill-command COMMAND  ends the judge of a site that does not run here, such as
                          'ssh judge1 systemctl kill -s KILL touchstone-judge'
  --kill PART=COMMAND     kills another part instead of the judge, once; may be given several times, such as
                          --kill 'server=ssh one systemctl kill -s KILL touchstone-server' --kill 'database=…'
  --keep                  leaves contest, problems and accounts on the site
  --json                  one JSON object instead of the table

Exit code: 0 nothing is lost, doubled or wrong and the scoreboard is right, 1 otherwise, 130 aborted.

Environment: DATA_DIR (./data), DATABASE_URL, PORT, HOST, REHEARSE_PASSWORD.`,
  run: runRehearse,
};

async function runRehearse(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      teams: { type: 'string', default: '300' },
      minutes: { type: 'string', default: '5' },
      submissions: { type: 'string', default: '5' },
      address: { type: 'string' },
      user: { type: 'string', default: 'root' },
      'password-file': { type: 'string' },
      kills: { type: 'string', default: '2' },
      'kill-command': { type: 'string' },
      kill: { type: 'string', multiple: true, default: [] },
      keep: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const wishes = {
    teams: readNumber('teams', values.teams, { from: 1, to: 10_000 }),
    minutes: readNumber('minutes', values.minutes, { from: 0.1, to: 600 }),
    submissions: readNumber('submissions', values.submissions, { from: 1, to: 100 }),
  };
  const times = readNumber('kills', values.kills, { from: 0, to: 100 });
  const interruption = listenForSignals();
  const site = await openSite(readConfiguration(process.env), {
    address: values.address,
    user: values.user,
    passwordFile: values['password-file'],
    killCommand: values['kill-command'],
  });
  try {
    const report = await runRehearsal({
      ...wishes,
      admin: site.admin,
      kills: planKills({ commands: values.kill, killJudge: site.killJudge, times }),
      withoutKills: typeof site.killJudge === 'string' ? site.killJudge : undefined,
      isKept: values.keep,
      random: { next: Math.random },
      say: (text) => void process.stderr.write(`· ${text}\n`),
      signal: interruption,
    });
    if (report === undefined) {
      process.stderr.write('Aborted.\n');
      return interruptedExitCode;
    }
    process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : `\n${showReport(report)}`);
    return listFaults(report).length === 0 ? 0 : 1;
  } finally {
    await site.close();
  }
}

function readNumber(name: string, text: string, { from, to }: { from: number; to: number }): number {
  const value = Number(text);
  const isWhole = name === 'minutes' || Number.isInteger(value);
  if (text.trim() !== '' && isWhole && value >= from && value <= to) return value;
  throw new UsageError(`--${name} must be a number from ${from} to ${to}, not "${text}".`);
}

/** The first signal ends the rehearsal and removes everything; a second one exits immediately. */
function listenForSignals(): AbortSignal {
  const controller = new AbortController();
  let firstAt: number | undefined;
  const onSignal = (): void => {
    const now = performance.now();
    if (firstAt === undefined) {
      firstAt = now;
      process.stderr.write('· aborting; press again to exit immediately and leave everything on the site\n');
      return controller.abort();
    }
    if (now - firstAt > sameKeyPressMs) process.exit(interruptedExitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
  return controller.signal;
}
