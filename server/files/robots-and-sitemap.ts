import type { FastifyInstance } from 'fastify';
import { publicAddresses } from '#shop/shopfront/content/sitemap.ts';
import { FALLBACK_LANGUAGE, languages } from '#texts/languages.ts';
import { inLanguage } from '#web/language-address.ts';
import type { RunningShop } from '../running-shop.ts';

/** Paths that robots must not visit: private ones, and those without a page. */
const NOT_FOR_ROBOTS = [
  '/api/',
  '/Administration',
  '/Basket',
  '/Checkout',
  '/Sale-Complete',
  '/Customer-Order',
  '/PDFOrder',
  '/purchase-orders/',
  '/manuals/',
  '/Dashboard',
  '/My-Account',
  '/Edit-Account',
  '/Delivery-Address',
  '/Order-History',
  '/Documents',
  '/Quote',
  '/Return',
  '/Activate',
  '/Reset-Password',
];

/** Lifetime of `security.txt`; RFC 9116 recommends less than a year. */
const SECURITY_FILE_MONTHS = 6;

/**
 * `/robots.txt` and the sitemaps: the addresses that search engines should and should not visit; and `security.txt`: the
 * address for reports of vulnerabilities (O6).
 */
export function mountForRobots(app: FastifyInstance, shop: RunningShop): void {
  app.get('/robots.txt', { config: { whileClosed: true } }, (_request, reply) => {
    if (!shop.hot().settings.isOpen)
      return reply
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('User-agent: *\nDisallow: /\n');
    const sitemaps = Object.keys(languages).map(sitemapIn);
    const lines = ['User-agent: *', ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`)];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n\n${sitemaps.map((file) => `Sitemap: ${shop.publicUrl}${file}\n`).join('')}`);
  });

  app.get('/.well-known/security.txt', { config: { whileClosed: true } }, (_request, reply) => {
    const contact = shop.store.offices[0]?.email;
    if (contact === undefined) return reply.callNotFound();
    const expires = new Date(shop.clock.now());
    expires.setUTCMonth(expires.getUTCMonth() + SECURITY_FILE_MONTHS, 1);
    expires.setUTCHours(0, 0, 0, 0);
    const lines = [
      `Contact: mailto:${contact}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${Object.keys(languages).join(', ')}`,
      `Canonical: ${shop.publicUrl}/.well-known/security.txt`,
    ];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });

  for (const language of Object.keys(languages)) {
    const file = sitemapIn(language);
    app.get(file, async (request, reply) => {
      const kept = shop.visitorCache.sendKept(file, request, reply);
      if (kept !== undefined) return kept;
      const state = shop.visitorCache.stateFor('catalogue');
      const addresses = await publicAddresses(shop);
      const body = sitemap(
        shop.publicUrl,
        addresses.map((address) => inLanguage(address, language)),
      );
      const headers = { 'content-type': 'application/xml; charset=utf-8' };
      return shop.visitorCache.keepAndSend(file, state, { body, headers }, request, reply);
    });
  }
}

/** One for each language (N2), because a sitemap may have 50,000 addresses. */
function sitemapIn(language: string): string {
  return language === FALLBACK_LANGUAGE ? '/sitemap.xml' : `/sitemap-${language}.xml`;
}

function sitemap(publicUrl: string, addresses: readonly string[]): string {
  const urls = addresses.map((address) => `<url><loc>${escapeXml(publicUrl + address)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
