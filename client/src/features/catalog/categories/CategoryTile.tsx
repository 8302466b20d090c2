import { paths } from '../../../lib/paths.ts';
import { stack, text } from '../../../theme/classes.ts';
import { PageLink } from '../../../ui/links/PageLink.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import styles from './CategoryTile.module.css';
import type { TopCategory } from './useCategories.ts';

/** A category as a tile in the category's colour. */
export function CategoryTile({ category }: { category: TopCategory }) {
  return (
    <PageLink
      to={paths.category(category.id)}
      className={stack(
        { direction: 'column', gap: 3, align: 'center', justify: 'center' },
        text({ tone: 'pastel', align: 'center' }, styles.tile),
      )}
      style={{ backgroundColor: category.color }}
    >
      <Picture
        className={styles.picture}
        image={category.images[0]}
        sizes="(min-width: 768px) 88px, 60px"
        alt=""
      />
      <span className={text({ size: 'sm', weight: 'extrabold', wrap: 'anywhere' }, styles.name)}>
        {category.name}
      </span>
    </PageLink>
  );
}

/** A placeholder of a tile's size. */
export function CategoryTileSkeleton() {
  return <Skeleton className={styles.skeleton} />;
}
