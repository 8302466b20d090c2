import { LuLayoutGrid, LuPhoneCall } from 'react-icons/lu';
import { type TopCategory, useCategories } from '../../features/catalog/categories/useCategories.ts';
import { NAV_CATEGORIES } from '../../lib/constants.ts';
import { paths } from '../../lib/paths.ts';
import { phoneLink, useShopInfo } from '../../lib/shopInfo.ts';
import { container, slotClasses, stack, text } from '../../theme/classes.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { lazyDialog } from '../../ui/dialogs/lazyDialog.tsx';
import { PageLink } from '../../ui/links/PageLink.tsx';
import { MenuLink } from './MenuLink.tsx';

const slot = slotClasses('navBar');

const CategoryColumns = lazyDialog(() =>
  import('./CategoryColumns.tsx').then((module) => module.CategoryColumns),
);
const CategoryLists = lazyDialog(() => import('./CategoryLists.tsx').then((module) => module.CategoryLists));

/** The bar below the header on wide screens: menus of the categories, and the phone number. */
export function NavBar() {
  const { categories } = useCategories();
  return (
    <nav aria-label="Categories" className={slot('nav')}>
      <div className={container()}>
        <div className={stack({ align: 'center', wrap: true }, slot('bar'))}>
          <BrowseMenu categories={categories} />
          <PageLink to={paths.home()} hover="color" className={text({ weight: 'bold' }, slot('home'))}>
            Home
          </PageLink>
          <ShopMenu categories={categories} />
          {categories.slice(0, NAV_CATEGORIES).map((category) => (
            <NavCategory key={category.id} category={category} />
          ))}
          <SupportLine />
        </div>
      </div>
    </nav>
  );
}

/** All categories in a list, next to the sub-categories of the one that is pointed at or opened. */
function BrowseMenu({ categories }: { categories: TopCategory[] }) {
  return (
    <Dropdown
      variant="solid"
      className={slot('browse')}
      label={
        <>
          <LuLayoutGrid className={slot('browseIcon')} aria-hidden />
          Browse All Categories
        </>
      }
    >
      {(close) => <CategoryLists categories={categories} onNavigate={close} />}
    </Dropdown>
  );
}

/** The first categories and their sub-categories in columns, as wide as the bar. */
function ShopMenu({ categories }: { categories: TopCategory[] }) {
  return (
    <Dropdown openOnHover fullWidth className={slot('menu')} label="Shop">
      {(close) => <CategoryColumns categories={categories} onNavigate={close} />}
    </Dropdown>
  );
}

/** A category with its sub-categories. Long names take two lines and are cut after that. */
function NavCategory({ category }: { category: TopCategory }) {
  return (
    <Dropdown
      openOnHover
      hideArrow
      className={slot('menu', 'category')}
      title={category.name}
      label={<span className={slot('name')}>{category.name}</span>}
    >
      {(close) => (
        <>
          <MenuLink to={paths.category(category.id)} onClick={close}>
            All {category.name}
          </MenuLink>
          {category.children.map((child) => (
            <MenuLink key={child.id} to={paths.subCategory(child.id)} onClick={close}>
              {child.name}
            </MenuLink>
          ))}
        </>
      )}
    </Dropdown>
  );
}

function SupportLine() {
  const { phone, supportHours } = useShopInfo();
  return (
    <div className={stack({ align: 'center' }, text({ wrap: 'none' }, slot('support')))}>
      <LuPhoneCall className={text({ tone: 'accent' }, slot('phoneIcon'))} aria-hidden />
      <div>
        <a
          href={phoneLink(phone)}
          className={text({ size: 'xs', weight: 'extrabold', tone: 'accent' }, slot('phoneNumber'))}
        >
          {phone}
        </a>
        <div className={text({ tone: 'muted' }, slot('supportLabel'))}>{supportHours} Support Center</div>
      </div>
    </div>
  );
}
