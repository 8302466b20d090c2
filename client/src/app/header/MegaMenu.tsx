import type { TopCategory } from '../../features/catalog/categories/useCategories.ts';
import { slotClasses } from '../../theme/classes.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import { texts } from '../texts.ts';

const slot = slotClasses('navBar');

const CategoryColumns = lazyDialog(() =>
  import('./CategoryColumns.tsx').then((module) => module.CategoryColumns),
);

/** The first categories with their sub-categories side by side, as wide as the bar. */
export function MegaMenu({ categories }: { categories: TopCategory[] }) {
  return (
    <Dropdown openOnHover fullWidth className={slot('menu')} label={texts.shop}>
      {(close) => <CategoryColumns categories={categories} onFollow={close} />}
    </Dropdown>
  );
}
