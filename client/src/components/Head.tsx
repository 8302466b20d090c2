import { SHOP_NAME } from '../lib/constants.ts';

const LONGEST_DESCRIPTION = 160;

/** The page's title and description, for tabs, bookmarks and search engines. */
export function Head({ title, description }: { title: string; description?: string }) {
  const full = title === SHOP_NAME ? title : `${title} · ${SHOP_NAME}`;
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description.slice(0, LONGEST_DESCRIPTION)} />}
    </>
  );
}
