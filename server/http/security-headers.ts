import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/**
 * Gives a reply what every answer carries: who it answers, and what a browser must not do with it.
 * @param inDevelopment  what Vite needs is allowed
 */
export function headersForAll(
  publicUrl: string,
  inDevelopment = false,
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const secure = helmet(securityHeaders(publicUrl, inDevelopment)); // made once: they are the same for all
  return (request, reply) => {
    secure(request.raw, reply.raw, () => {});
    return reply.headers({ 'x-request-id': request.id, 'permissions-policy': NO_DEVICES });
  };
}

/** No inline script exists, so none is allowed: finished pages can be kept for every visitor (docs/decisions). */
function securityHeaders(publicUrl: string, inDevelopment: boolean): HelmetOptions {
  const https = publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: inDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"], // widths of drawn charts and the carousel's offset
        imgSrc: ["'self'", 'data:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", 'https:'], // a purchase order beside its order; maps and the film, after a click
        ...(inDevelopment ? { workerSrc: ["'self'", 'blob:'] } : {}), // Vite's, that waits for the server's restart
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  };
}

/** None of our pages asks for any of these, so none that got in could. */
const NO_DEVICES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');
