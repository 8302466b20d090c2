import { LuLayoutGrid } from 'react-icons/lu';
import type { TopCategory } from '../../features/catalog/categories/useCategories.ts';
import { slotClasses } from '../../theme/classes.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import { texts } from '../texts.ts';

const slot = slotClasses('navBar');

const CategoryLists = lazyDialog(() => import('./CategoryLists.tsx').then((module) => module.CategoryLists));

/** All categories as a list, with the sub-categories of the one that is hovered or opened. */
export function CategoryBrowser({ categories }: { categories: TopCategory[] }) {
  return (
    <Dropdown
      variant="solid"
      className={slot('browse')}
      label={
        <>
          <LuLayoutGrid className={slot('browseIcon')} aria-hidden />
          {texts.browseAll}
        </>
      }
    >
      {(close) => <CategoryLists categories={categories} onFollow={close} />}
    </Dropdown>
  );
}
