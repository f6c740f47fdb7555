/** Says once in the log that TRUST_PROXY does not fit what arrives: limits would count the wrong address, and nobody sees why. */
import type { RequestHandler } from 'express';
import { config } from '#platform/config';
import { log } from '#platform/log';

/** What may be wrong with it, seen from one request that names `hops` addresses, which a client can invent; undefined where it may be right. */
function misfitOf(hops: number, trusted: number): string | undefined {
  if (hops > 0 && trusted === 0)
    return 'requests name a proxy (X-Forwarded-For) and TRUST_PROXY is 0: behind one, limits count its address for all clients';
  if (hops > 0 && hops < trusted)
    return 'requests name fewer proxies than TRUST_PROXY says: an invented address would be believed';
  return undefined; // more may have been invented by the client; none is a health check, or somebody beside the proxy
}

/** Watches until it has something to say. */
export function watchProxies(): RequestHandler {
  let hasTold = false;
  return (request, _response, next) => {
    const { length: hops } = (request.get('x-forwarded-for') ?? '').split(',').filter((one) => one.trim());
    const misfit = hasTold ? undefined : misfitOf(hops, config().trustedProxies);
    if (misfit) log.warn({ variable: 'TRUST_PROXY', count: hops }, misfit);
    hasTold ||= Boolean(misfit);
    next();
  };
}
