import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/**
 * Sets the headers of every answer: the request id, and restrictions for the browser.
 * @param inDevelopment also allows what Vite needs
 */
export function headersForAll(
  publicUrl: string,
  inDevelopment = false,
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const secure = helmet(securityHeaders(publicUrl, inDevelopment)); // created once, because they are the same for all
  return (request, reply) => {
    secure(request.raw, reply.raw, () => {});
    return reply.headers({ 'x-request-id': request.id, 'permissions-policy': NO_DEVICES });
  };
}

/**
 * There is no inline script, so none is allowed, and complete pages can be cached for all visitors (docs/decisions).
 */
function securityHeaders(publicUrl: string, inDevelopment: boolean): HelmetOptions {
  const https = publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: inDevelopment ? ["'self'", "'wasm-unsafe-eval'"] : ["'self'"], // in the built shop only code-worker.ts
        styleSrc: inDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"], // widths of charts
        imgSrc: ["'self'", 'data:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", 'https:'], // a purchase order next to its order; maps and the video, after a click
        ...(inDevelopment ? { workerSrc: ["'self'", 'blob:'] } : {}), // Vite's, which waits for the server's restart
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

/** None of our pages needs these, so no injected code may use them. Only the shop itself may ask for the camera, which scans labels. */
const NO_DEVICES = [
  'accelerometer',
  'browsing-topics',
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
  .concat('camera=(self)')
  .join(', ');
