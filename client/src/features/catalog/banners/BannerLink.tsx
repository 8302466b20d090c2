import { graphql } from '../../../generated/gql.ts';
import type { BannerLink_BannerFragment } from '../../../generated/graphql.ts';
import type { FragmentData } from '../../../lib/fragmentData.ts';
import { paths } from '../../../lib/paths.ts';
import { PageLink } from '../../../ui/links/PageLink.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import styles from './BannerLink.module.css';

export const BANNER_LINK = graphql(`
  fragment BannerLink_banner on Banner {
    id
    images {
      url
      srcSet
    }
    title
    text
    catId
    subCatId
  }
`);

export interface BannerLinkProps {
  banner: FragmentData<BannerLink_BannerFragment>;
  /** The text is left of the picture on a `slide` and a `strip`, at the top of a `poster` and a `column` of full height. */
  shape: 'slide' | 'strip' | 'poster' | 'column';
  /** The picture's HTML attribute `sizes`. */
  sizes: string;
  eager?: boolean;
}

/** A banner picture with a text. It links to the banner's sub-category, or to its category without one. */
export function BannerLink({ banner, shape, sizes, eager }: BannerLinkProps) {
  return (
    <PageLink
      to={banner.subCatId ? paths.subCategory(banner.subCatId) : paths.category(banner.catId)}
      className={`${styles.banner} ${styles[shape]}`}
    >
      <Picture className={styles.picture} image={banner.images[0]} sizes={sizes} alt="" eager={eager} />
      <span className={styles.caption}>
        <span className={styles.title}>{banner.title}</span>
        {banner.text && <span className={styles.text}>{banner.text}</span>}
      </span>
    </PageLink>
  );
}
