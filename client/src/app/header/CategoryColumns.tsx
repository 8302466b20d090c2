import type { TopCategory } from '../../features/catalog/categories/useCategories.ts';
import { MEGA_MENU_CATEGORIES } from '../../lib/constants.ts';
import { paths } from '../../lib/paths.ts';
import { stack, text } from '../../theme/classes.ts';
import { PageLink } from '../../ui/links/PageLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './CategoryColumns.module.css';
import { MenuLink } from './MenuLink.tsx';

const COLUMNS = { gridTemplateColumns: `repeat(${MEGA_MENU_CATEGORIES}, minmax(0, 1fr))` };

/** The content of the Shop menu. @param onNavigate called when a link is clicked */
export function CategoryColumns({
  categories,
  onNavigate,
}: {
  categories: TopCategory[];
  onNavigate: () => void;
}) {
  return (
    <div className={styles.columns} style={COLUMNS}>
      {categories.slice(0, MEGA_MENU_CATEGORIES).map((category) => (
        <div key={category.id}>
          <PageLink
            to={paths.category(category.id)}
            onClick={onNavigate}
            className={stack(
              { gap: 3, align: 'center' },
              text({ weight: 'extrabold', tone: 'pastel' }, styles.category),
            )}
            style={{ backgroundColor: category.color }}
          >
            <span className={styles.picture}>
              <Picture image={category.images[0]} sizes="40px" alt="" />
            </span>
            {category.name}
          </PageLink>
          {category.children.map((child) => (
            <MenuLink key={child.id} to={paths.subCategory(child.id)} onClick={onNavigate}>
              {child.name}
            </MenuLink>
          ))}
        </div>
      ))}
    </div>
  );
}
