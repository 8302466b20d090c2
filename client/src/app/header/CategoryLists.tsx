import { useState } from 'react';
import { LuChevronRight } from 'react-icons/lu';
import type { TopCategory } from '../../features/catalog/categories/useCategories.ts';
import { paths } from '../../lib/paths.ts';
import { button } from '../../theme/classes.ts';
import { Picture } from '../../ui/Picture.tsx';
import styles from './CategoryLists.module.css';
import { MenuLink } from './MenuLink.tsx';

/** The content of the menu of all categories. @param onNavigate called when a link is clicked */
export function CategoryLists({
  categories,
  onNavigate,
}: {
  categories: TopCategory[];
  onNavigate: () => void;
}) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const openId = selectedId ?? categories[0]?.id;
  return (
    <ul className={styles.lists}>
      {categories.map((category) => (
        <li
          key={category.id}
          onPointerEnter={(event) => event.pointerType === 'mouse' && setSelectedId(category.id)}
        >
          <div className={category.id === openId ? `${styles.category} ${styles.open}` : styles.category}>
            <MenuLink
              to={paths.category(category.id)}
              onClick={onNavigate}
              icon={
                <span className={styles.picture}>
                  <Picture image={category.images[0]} sizes="28px" alt="" />
                </span>
              }
            >
              {category.name}
            </MenuLink>
            <button
              type="button"
              className={button({ variant: 'ghost', size: 'sm' }, styles.opener)}
              aria-label={`Sub-categories of ${category.name}`}
              aria-expanded={category.id === openId}
              onClick={() => setSelectedId(category.id)}
            >
              <LuChevronRight />
            </button>
          </div>
          {category.id === openId && <SubCategories category={category} onNavigate={onNavigate} />}
        </li>
      ))}
    </ul>
  );
}

function SubCategories({ category, onNavigate }: { category: TopCategory; onNavigate: () => void }) {
  return (
    <ul className={styles.children}>
      <li>
        <MenuLink to={paths.category(category.id)} onClick={onNavigate}>
          All {category.name}
        </MenuLink>
      </li>
      {category.children.map((child) => (
        <li key={child.id}>
          <MenuLink to={paths.subCategory(child.id)} onClick={onNavigate}>
            {child.name}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
