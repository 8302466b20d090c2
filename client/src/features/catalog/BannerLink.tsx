import { graphql } from '../../generated/gql.ts';
import type { BannerLink_BannerFragment } from '../../generated/graphql.ts';
import type { FragmentData } from '../../lib/fragmentData.ts';
import { paths } from '../../lib/paths.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
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
  /**
   * A slide has its words at the picture's left side, on narrow screens below it; a strip at the side; a poster and a column,
   * which is as high as what stands beside it, at the top.
   */
  shape: 'slide' | 'strip' | 'poster' | 'column';
  /** HTML's `sizes`. */
  sizes: string;
  eager?: boolean;
}

/** A picture with words over it that leads to its sub-category when it has one, else to its category. */
export function BannerLink({ banner, shape, sizes, eager }: BannerLinkProps) {
  return (
    <PageLink
      to={banner.subCatId ? paths.subCategory(banner.subCatId) : paths.category(banner.catId)}
      className={`${styles.banner} ${styles[shape]}`}
    >
      <Picture className={styles.picture} image={banner.images[0]} sizes={sizes} alt="" eager={eager} />
      <span className={styles.words}>
        <span className={styles.title}>{banner.title}</span>
        {banner.text && <span className={styles.text}>{banner.text}</span>}
      </span>
    </PageLink>
  );
}
