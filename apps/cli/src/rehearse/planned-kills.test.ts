import { UsageError } from '@touchstone/site-setup/usage-error';
import { describe, expect, it } from 'vitest';
import { planKills } from './planned-kills.ts';

const killJudge = () => Promise.resolve(5);
const partsOf = (input: Parameters<typeof planKills>[0]) => planKills(input).map(({ part }) => part);

describe('the kills of a rehearsal', () => {
  it('are those of the judge, as often as asked for', () => {
    expect(partsOf({ commands: [], killJudge, times: 2 })).toEqual(['judge', 'judge']);
  });

  it('are none if no judge can be killed', () => {
    expect(partsOf({ commands: [], killJudge: 'it is elsewhere', times: 2 })).toEqual([]);
  });

  it('are the commands instead, each once and in their order', () => {
    const commands = ['server=kill -9 1', 'database=ssh db pkill -9 postgres'];
    expect(partsOf({ commands, killJudge, times: 2 })).toEqual(['server', 'database']);
  });

  it.each(['server', 'server=', 'server= ', '=true', 'The server=true'])('refuse %j', (text) => {
    expect(() => planKills({ commands: [text], killJudge, times: 0 })).toThrow(UsageError);
  });

  it('run the command and do not know when the part is back', async () => {
    const [planned] = planKills({ commands: ['server=true'], killJudge, times: 0 });
    expect(await planned?.kill(new AbortController().signal)).toBeUndefined();
  });
});
