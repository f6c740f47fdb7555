/**
 * Headers of every answer. What they ask of the client: no inline script or style element but those the build wrote into
 * its pages, each by its hash (so toasts come from react-hot-toast's headless half, not from the half that writes a <style>), styles set from JavaScript only through
 * element.style, no eval (zod: `z.config({ jitless: true })`), no innerHTML (Trusted Types), pictures from this server,
 * blob: or data:, and calls to this server only.
 */
import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { config } from '#platform/config';

const self = ["'self'"];
const none = ["'none'"];

interface InlineParts {
  scripts: readonly string[];
  styles: readonly string[];
}

function contentSecurityPolicy({ scripts, styles }: InlineParts = { scripts: [], styles: [] }) {
  const directives = {
    defaultSrc: none,
    scriptSrc: [...self, ...scripts],
    styleSrc: [...self, ...styles],
    imgSrc: [...self, 'blob:', 'data:'],
    fontSrc: self,
    connectSrc: self,
    manifestSrc: self,
    formAction: self,
    baseUri: none,
    objectSrc: none,
    frameAncestors: none,
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: none,
  };
  return { useDefaults: false, directives };
}

/** What stands between these tags, as the policy names it. */
function hashesOf(pages: readonly string[], tag: 'script' | 'style'): string[] {
  const parts = pages.flatMap((page) => [...page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))]);
  const hashes = parts.map(([, text = '']) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/** The policy of the client's own pages (HTML): nothing inline but exactly what they hold. */
export function pagePolicy(pages: readonly string[]): RequestHandler {
  const inline = { scripts: hashesOf(pages, 'script'), styles: hashesOf(pages, 'style') };
  return helmet.contentSecurityPolicy(contentSecurityPolicy(inline));
}

/** HSTS only where the portal is reached through HTTPS: on plain http it would lock people out of localhost. */
const strictTransportSecurity = () =>
  config().appUrl.startsWith('https:') && { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false };

const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'];

/** Middleware for every answer, errors and static files included. */
export function securityHeaders(): RequestHandler[] {
  const protect = helmet({
    contentSecurityPolicy: contentSecurityPolicy(),
    strictTransportSecurity: strictTransportSecurity(),
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const permissions = PERMISSIONS.map((feature) => `${feature}=()`).join(', ');
  return [
    protect,
    (_request, response, next) => {
      response.setHeader('Permissions-Policy', permissions);
      next();
    },
  ];
}
