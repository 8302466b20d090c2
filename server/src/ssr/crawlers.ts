import type { FastifyPluginAsync } from 'fastify';
import { getSettings } from '../features/settings/settings.service.ts';
import { originOf } from '../http/origin.ts';
import type { Shop } from '../shop.ts';

/** The limit of the sitemap protocol. */
const MAX_SITEMAP_URLS = 50_000;

/** Pages that do not depend on the catalogue or a shopper. */
const PAGES = [
  '/',
  '/about-us',
  '/delivery-information',
  '/contact-us',
  '/support-center',
  '/careers',
  '/privacy-policy',
  '/terms-conditions',
];
/** APIs and shoppers' own pages. */
const PRIVATE = ['/api/', '/graphql', '/checkout', '/orders', '/my-account', '/myList'];

/** Serves robots.txt and sitemap.xml, which search engines read before they visit the pages, and the web app manifest. */
export const crawlers: FastifyPluginAsync<{ shop: Shop }> = async (app, { shop }) => {
  app.get('/robots.txt', (request, reply) => {
    const rules = ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`)];
    const sitemap = `Sitemap: ${originOf(request, shop.env.publicUrl)}/sitemap.xml`;
    return reply.type('text/plain; charset=utf-8').send(`${[...rules, '', sitemap].join('\n')}\n`);
  });

  app.get('/manifest.webmanifest', (_, reply) => {
    const { name } = getSettings(shop);
    const icons = [192, 512].map((size) => ({
      src: `/files/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    }));
    const manifest = {
      name,
      short_name: name,
      start_url: '/',
      display: 'minimal-ui',
      background_color: '#ffffff',
      icons,
    };
    return reply.type('application/manifest+json').send(JSON.stringify(manifest));
  });

  app.get('/sitemap.xml', (request, reply) => {
    const origin = originOf(request, shop.env.publicUrl);
    const entries = sitemapPaths(shop).map((path) => `<url><loc>${origin}${path}</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
      );
  });
};

/** The paths of all pages that search engines may show, the most important first. Ids are encoded, so XML-safe. */
function sitemapPaths({ catalog }: Shop): string[] {
  const { childrenOf, products } = catalog.snapshot;
  const categories = [...childrenOf.values()]
    .flat()
    .map(({ id, parentId }) => `/products/${parentId ? 'subCat' : 'category'}/${encodeURIComponent(id)}`);
  const productPages = products.map(({ id }) => `/product/${encodeURIComponent(id)}`);
  return [...PAGES, ...categories, ...productPages].slice(0, MAX_SITEMAP_URLS);
}
