/** Lists of network addresses and networks in CIDR notation, IPv4 and IPv6, one per line. */
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** `10.1.0.0/16`, or a single address without a prefix length. */
interface Network {
  readonly address: Address;
  readonly bits: number;
}

export type AddressProblem = 'addressInvalid' | 'addressPrefixInvalid' | 'addressHostBits';

export interface AddressError {
  readonly reason: AddressProblem;
  /** From one; blank lines count. */
  readonly row: number;
  readonly text: string;
  /** The network that was probably meant. */
  readonly suggestion?: string;
}

const fullBits = (address: Address) => (address.kind() === 'ipv4' ? 32 : 128);
const mappedBits = 96;

/** IPv4 has four decimal parts here: the shorter and the octal notations are mistakes in a list. Zones are refused. */
function parseAddress(text: string): Address | undefined {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  return text.includes(':') && !text.includes('%') && ipaddr.IPv6.isValid(text)
    ? ipaddr.IPv6.parse(text)
    : undefined;
}

const isMapped = (address: Address): address is ipaddr.IPv6 =>
  address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress();

/** Addresses of calls are stored in IPv4 notation even if they arrived over an IPv6 socket. */
const unmap = ({ address, bits }: Network): Network =>
  isMapped(address) && bits >= mappedBits
    ? { address: address.toIPv4Address(), bits: bits - mappedBits }
    : { address, bits };

const networkOf = ({ address, bits }: Network): Address =>
  address.kind() === 'ipv4'
    ? ipaddr.IPv4.networkAddressFromCIDR(`${address.toString()}/${String(bits)}`)
    : ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${String(bits)}`);

const spell = (address: Address) =>
  address instanceof ipaddr.IPv6 ? address.toRFC5952String() : address.toString();

const format = ({ address, bits }: Network): string =>
  bits === fullBits(address) ? spell(address) : `${spell(address)}/${String(bits)}`;

function parseNetwork(text: string): Network | Omit<AddressError, 'row' | 'text'> {
  const [head = '', length, ...rest] = text.split('/');
  const address = parseAddress(head);
  if (address === undefined || rest.length > 0) return { reason: 'addressInvalid' };
  if (length !== undefined && (!/^\d{1,3}$/.test(length) || Number(length) > fullBits(address)))
    return { reason: 'addressPrefixInvalid' };
  const network = unmap({
    address,
    bits: length === undefined ? fullBits(address) : Number(length),
  });
  const first = networkOf(network);
  if (first.toString() === network.address.toString()) return network;
  return { reason: 'addressHostBits', suggestion: format({ address: first, bits: network.bits }) };
}

/** Returns the networks in their usual notation, without duplicates. */
export function parseAddressList(lines: readonly string[]): {
  addresses: string[];
  errors: AddressError[];
} {
  const addresses = new Set<string>();
  const errors: AddressError[] = [];
  for (const [index, line] of lines.entries()) {
    const text = line.trim();
    if (text === '') continue;
    const parsed = parseNetwork(text);
    if ('reason' in parsed) errors.push({ ...parsed, row: index + 1, text });
    else addresses.add(format(parsed));
  }
  return { addresses: [...addresses], errors };
}

/** An address that cannot be parsed is in no network. */
export function isInAddressList(list: readonly string[], text: string): boolean {
  const address = parseAddress(text);
  if (address === undefined) return false;
  return list.some((line) => {
    const network = parseNetwork(line);
    return (
      !('reason' in network) &&
      network.address.kind() === address.kind() &&
      address.match(network.address, network.bits)
    );
  });
}

/** Devices change the second half of their IPv6 address by themselves, so only the first 64 bits are compared. */
export function isSameAddress(one: string, other: string): boolean {
  const [first, second] = [parseAddress(one), parseAddress(other)];
  if (first === undefined || second === undefined || first.kind() !== second.kind()) return false;
  return first.match(second, first.kind() === 'ipv4' ? 32 : 64);
}
