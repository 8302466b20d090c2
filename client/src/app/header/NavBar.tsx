import { LuPhoneCall } from 'react-icons/lu';
import { type TopCategory, useCategories } from '../../features/catalog/categories/useCategories.ts';
import { NAV_CATEGORIES, SUPPORT_PHONE, SUPPORT_PHONE_ADDRESS } from '../../lib/constants.ts';
import { paths } from '../../lib/paths.ts';
import { container, slotClasses, stack, text } from '../../theme/classes.ts';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { texts } from '../texts.ts';
import { CategoryBrowser } from './CategoryBrowser.tsx';
import { MegaMenu } from './MegaMenu.tsx';
import { MenuLink } from './MenuLink.tsx';

const slot = slotClasses('navBar');

/** The bar under the header on wide screens: all categories, the first ones with their sub-categories, the phone. */
export function NavBar() {
  const { categories } = useCategories();
  return (
    <nav aria-label="Categories" className={slot('nav')}>
      <div className={container()}>
        <div className={stack({ align: 'center', wrap: true }, slot('bar'))}>
          <CategoryBrowser categories={categories} />
          <PageLink to={paths.home()} className={text({ weight: 'bold' }, slot('home'))}>
            {texts.home}
          </PageLink>
          <MegaMenu categories={categories} />
          {categories.slice(0, NAV_CATEGORIES).map((category) => (
            <NavCategory key={category.id} category={category} />
          ))}
          <SupportLine />
        </div>
      </div>
    </nav>
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
            {texts.allOf(category.name)}
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
  return (
    <div className={stack({ align: 'center' }, text({ wrap: 'none' }, slot('support')))}>
      <LuPhoneCall className={text({ tone: 'accent' }, slot('phoneIcon'))} aria-hidden />
      <div>
        <a
          href={SUPPORT_PHONE_ADDRESS}
          className={text({ size: 'xs', weight: 'extrabold', tone: 'accent' }, slot('phoneNumber'))}
        >
          {SUPPORT_PHONE}
        </a>
        <div className={text({ tone: 'muted' }, slot('supportLabel'))}>{texts.support}</div>
      </div>
    </div>
  );
}
