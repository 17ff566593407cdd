import { BlockList, isIP } from 'node:net';

// Addresses that belong to nobody on the internet, or to this machine and its neighbours. Ranges are those of the IANA
// registries of special-purpose addresses.

const PRIVATE_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** What is handed out on the internet; the rest of IPv6 is local, reserved, or an IPv4 address in disguise. */
const PUBLIC_V6: readonly [string, number] = ['2000::', 3];

/** Within that: tunnels to IPv4 addresses, documentation, benchmarks. */
const PRIVATE_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const privateV4 = listOf(PRIVATE_V4, 'ipv4');
const publicV6 = listOf([PUBLIC_V6], 'ipv6');
const privateV6 = listOf(PRIVATE_V6, 'ipv6');

function listOf(ranges: readonly (readonly [string, number])[], type: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [address, bits] of ranges) list.addSubnet(address, bits, type);
  return list;
}

/** Is this the address of a machine on the internet, neither this one nor a neighbour? */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !privateV4.check(address, 'ipv4');
    case 6:
      return publicV6.check(address, 'ipv6') && !privateV6.check(address, 'ipv6');
    default:
      return false;
  }
}
