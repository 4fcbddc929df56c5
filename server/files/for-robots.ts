import type { FastifyInstance } from 'fastify';
import { publicAddresses } from '#shop/content/sitemap.ts';
import type { RunningShop } from '../running-shop.ts';

/** What is nobody's business, or no page. */
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
  '/Activate',
  '/Reset-Password',
];

/** `/robots.txt` and `/sitemap.xml`: what search engines should read, and what they should leave alone. */
export function mountForRobots(app: FastifyInstance, shop: RunningShop): void {
  app.get('/robots.txt', (_request, reply) => {
    const lines = ['User-agent: *', ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`)];
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n\nSitemap: ${shop.publicUrl}/sitemap.xml\n`);
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const earlier = shop.visitorCache.find('sitemap');
    if (earlier !== undefined) return earlier.send(request, reply);
    const state = shop.visitorCache.stateFor('catalogue');
    const body = sitemap(shop.publicUrl, await publicAddresses(shop));
    return shop.visitorCache
      .keep('sitemap', state, { body, contentType: 'application/xml; charset=utf-8' }, reply)
      .send(request, reply);
  });
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
