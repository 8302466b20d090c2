import { useShopInfo } from '../lib/shopInfo.ts';
import { useAbsolute } from '../lib/site.ts';

/** In characters; search engines cut longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 160;

export interface HeadProps {
  title: string;
  description?: string;
  /** The page's canonical path. Search engines do not index a page without one. */
  path?: string;
  /** Search engines do not index the page, though it has a canonical path. */
  noIndex?: boolean;
  /** Path or URL of the preview picture in other sites' posts. */
  image?: string;
  /** Open Graph type. */
  type?: 'website' | 'product';
}

/** The page's title, description and Open Graph data. */
export function Head({
  title,
  description,
  path,
  noIndex = path === undefined,
  image,
  type = 'website',
}: HeadProps) {
  const absolute = useAbsolute();
  const { name } = useShopInfo();
  const fullTitle = title === name || !name ? title : `${title} · ${name}`;
  const shortDescription = description && shorten(description);
  return (
    <>
      <title>{fullTitle}</title>
      {shortDescription && <meta name="description" content={shortDescription} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {path !== undefined && (
        <>
          <link rel="canonical" href={absolute(path)} />
          <meta property="og:url" content={absolute(path)} />
          <meta property="og:site_name" content={name} />
          <meta property="og:type" content={type} />
          <meta property="og:title" content={title} />
          {shortDescription && <meta property="og:description" content={shortDescription} />}
          {image && <meta property="og:image" content={absolute(jpegOf(image))} />}
          <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
        </>
      )}
    </>
  );
}

/** The address of a stored picture as JPEG, because many sites do not show WebP; others stay as they are. */
const jpegOf = (url: string): string => url.replace(/^\/media\/(.+)\.webp$/, '/media/preview/$1.jpg');

/** Cuts a long text at the end of a word. */
function shorten(text: string): string {
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, MAX_DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`;
}
