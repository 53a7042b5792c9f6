/**
 * How this works
 *
 * The guest has one core, and `-icount shift=0` lets its clock advance by one nanosecond per instruction while it computes. CPU
 * time in the guest therefore counts instructions: it does not depend on the load of the host. While the guest is idle, its
 * clock follows the clock of the host, so a sleep takes its time.
 *
 * The console is the only way out of the guest. It is shown as it comes, and kept for the report at its end.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { GuestMachine } from './guest-machine.ts';

const memoryMegabytes = 3072;
const longestMs = 4 * 60 * 60 * 1000;

export interface Boot {
  readonly machine: GuestMachine;
  readonly image: string;
  readonly ramDisk: string;
  readonly root: string;
  readonly scratchDisk: string;
  readonly onOutput: (text: string) => void;
}

/** The text of the console. */
export async function bootGuest(boot: Boot): Promise<string> {
  const child = spawn(boot.machine.emulator, listArguments(boot), {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: longestMs,
  });
  let console = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    console += text;
    boot.onOutput(text);
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (code !== 0) throw new Error(`${boot.machine.emulator} ended with ${code ?? signal ?? 'nothing'}`);
  return console;
}

export function listArguments(boot: Omit<Boot, 'onOutput'>): string[] {
  const { machine, image, ramDisk, root, scratchDisk } = boot;
  const options: [name: string, value: string][] = [
    ['-accel', 'tcg,tb-size=512'],
    ['-icount', 'shift=0'],
    ['-smp', '1'],
    ['-m', String(memoryMegabytes)],
    ['-seed', '1'],
    ['-rtc', 'clock=vm'],
    ['-display', 'none'],
    ['-serial', 'stdio'],
    ['-fsdev', `local,id=root,path=${root},security_model=none,readonly=on,multidevs=remap`],
    ['-device', 'virtio-9p-pci,fsdev=root,mount_tag=root'],
    ['-drive', `file=${scratchDisk},format=raw,if=none,id=scratch,cache=unsafe`],
    ['-device', 'virtio-blk-pci,drive=scratch'],
    ['-kernel', image],
    ['-initrd', ramDisk],
    ['-append', `console=${machine.console} panic=-1 quiet loglevel=4`],
  ];
  return [...machine.emulatorArguments, '-nodefaults', '-no-reboot', ...options.flat()];
}
