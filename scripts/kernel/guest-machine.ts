import type { ProvableArchitecture } from '@touchstone/sandbox/proof';

/** The emulated machine of an architecture, and the Debian packages that it is made of. */
export interface GuestMachine {
  readonly debianArchitecture: string;
  /** A package that depends on the current kernel. */
  readonly kernelPackage: string;
  readonly emulatorPackage: string;
  readonly emulator: string;
  readonly emulatorArguments: readonly string[];
  readonly console: string;
}

export const guestMachines: Readonly<Record<ProvableArchitecture, GuestMachine>> = {
  arm64: {
    debianArchitecture: 'arm64',
    kernelPackage: 'linux-image-arm64',
    emulatorPackage: 'qemu-system-arm',
    emulator: 'qemu-system-aarch64',
    // The newest core without pointer authentication, whose emulation takes longer than the programs.
    emulatorArguments: ['-machine', 'virt,gic-version=3', '-cpu', 'neoverse-n1'],
    console: 'ttyAMA0',
  },
  x64: {
    debianArchitecture: 'amd64',
    kernelPackage: 'linux-image-amd64',
    emulatorPackage: 'qemu-system-x86',
    emulator: 'qemu-system-x86_64',
    emulatorArguments: ['-machine', 'q35', '-cpu', 'max', '-device', 'virtio-rng-pci'],
    console: 'ttyS0',
  },
};
