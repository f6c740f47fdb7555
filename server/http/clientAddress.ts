/** The address limits are counted by. */
import type { Request } from 'express';

/** IPv4 as it is; IPv6 by its /64, because one household or attacker holds a whole one. */
export function clientAddress(request: Pick<Request, 'ip'>): string {
  const ip = (request.ip ?? 'unknown').replace(/^::ffff:(?=\d+\.)/, '');
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const full = [...groups, ...Array<string>(missing).fill('0'), ...(tail ? tail.split(':') : [])];
  return `${full.slice(0, 4).join(':')}::/64`;
}
