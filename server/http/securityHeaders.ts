/**
 * Headers of every answer. What they ask of the client: no inline script or style element (so toasts come from
 * react-hot-toast's headless half, not from the half that writes a <style>), styles set from JavaScript only through
 * element.style, no eval (zod: `z.config({ jitless: true })`), no innerHTML (Trusted Types), pictures from this server,
 * blob: or data:, and calls to this server only.
 */
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { config } from '#platform/config';

const self = ["'self'"];
const none = ["'none'"];

function contentSecurityPolicy() {
  const directives = {
    defaultSrc: none,
    scriptSrc: self,
    styleSrc: self,
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
      response.set('Permissions-Policy', permissions);
      next();
    },
  ];
}
