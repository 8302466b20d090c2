import { SHOP_NAME } from '../lib/constants.ts';
import { useAbsolute } from '../lib/site.ts';

const LONGEST_DESCRIPTION = 160;

export interface HeadProps {
  title: string;
  description?: string;
  /** The page's own path, with the parameters that make it another page; without it the page is not for search engines. */
  path?: string;
  /** Path or address of the picture that stands for the page where it is shared. */
  image?: string;
  /** What kind of thing the page is about, in Open Graph's words. */
  type?: 'website' | 'product';
}

/** What tabs, bookmarks, search engines and other sites are told about the page. */
export function Head({ title, description, path, image, type = 'website' }: HeadProps) {
  const absolute = useAbsolute();
  const full = title === SHOP_NAME ? title : `${title} · ${SHOP_NAME}`;
  const short = description && shortened(description);
  return (
    <>
      <title>{full}</title>
      {short && <meta name="description" content={short} />}
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={absolute(path)} />
          <meta property="og:url" content={absolute(path)} />
          <meta property="og:site_name" content={SHOP_NAME} />
          <meta property="og:type" content={type} />
          <meta property="og:title" content={title} />
          {short && <meta property="og:description" content={short} />}
          {image && <meta property="og:image" content={absolute(image)} />}
          <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
        </>
      )}
    </>
  );
}

/** The words of a text that search engines show, without a torn one at the end. */
function shortened(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  return `${text.slice(0, LONGEST_DESCRIPTION).replace(/\s+\S*$/, '')}…`;
}
