import type { IconType } from 'react-icons';
import { LuBadgePercent, LuLayoutGrid, LuTag, LuTruck, LuUndo2 } from 'react-icons/lu';
import { NewsletterBox } from '../features/newsletter/NewsletterBox.tsx';
import { CLAIM_THRESHOLD } from '../lib/constants.ts';
import { paths } from '../lib/paths.ts';
import { phoneLink, useShopInfo } from '../lib/shopInfo.ts';
import { container, heading, slotClasses, stack, surface, text } from '../theme/classes.ts';
import { PageLink } from '../ui/links/PageLink.tsx';

const slot = slotClasses('footer');

const CLAIMS: { title: string; Icon: IconType }[] = [
  { title: 'Best prices', Icon: LuTag },
  { title: 'Free delivery', Icon: LuTruck },
  { title: 'Great daily deal', Icon: LuBadgePercent },
  { title: 'Wide assortment', Icon: LuLayoutGrid },
  { title: 'Easy returns', Icon: LuUndo2 },
];

const COLUMNS = [
  {
    title: 'Company',
    links: [
      { label: 'About Us', to: paths.info('about-us') },
      { label: 'Careers', to: paths.info('careers') },
      { label: 'Contact Us', to: paths.info('contact-us') },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'Support Center', to: paths.info('support-center') },
      { label: 'Delivery Information', to: paths.info('delivery-information') },
      { label: 'Account', to: paths.account() },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy Policy', to: paths.info('privacy-policy') },
      { label: 'Terms & Conditions', to: paths.info('terms-conditions') },
    ],
  },
];

/** The newsletter box, the shop's claims, and the columns of links. */
export function Footer() {
  return (
    <footer className={slot('footer')}>
      <div className={container()}>
        <NewsletterBox />
        <Claims />
      </div>
      <div className={surface({ variant: 'subtle', bordered: 'top' })}>
        <div className={container({}, slot('columns'))}>
          <AboutShop />
          {COLUMNS.map(({ title, links }) => (
            <div key={title}>
              <h2 className={heading({ size: 'md' }, slot('title'))}>{title}</h2>
              <ul className={stack({ direction: 'column', gap: 2 }, text({ tone: 'muted' }))}>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <PageLink to={to} hover="color">
                      {label}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </footer>
  );
}

function Claims() {
  return (
    <div className={slot('claims')}>
      {CLAIMS.map(({ title, Icon }) => (
        <div
          key={title}
          className={stack(
            { direction: 'column', gap: 2, align: 'start' },
            surface({ variant: 'subtle', radius: 'lg' }, slot('claim')),
          )}
        >
          <Icon className={text({ tone: 'accent' }, slot('icon'))} aria-hidden />
          <div>
            <p className={text({ weight: 'extrabold' })}>{title}</p>
            <p className={text({ size: 'sm', tone: 'muted' })}>{CLAIM_THRESHOLD}</p>
          </div>
        </div>
      ))}
    </div>
  );
}

function AboutShop() {
  const { name, phone, supportHours } = useShopInfo();
  return (
    <div className={stack({ direction: 'column', gap: 2 }, slot('about'))}>
      <p className={text({ size: 'xl', weight: 'black' })}>{name}</p>
      <p className={text({ tone: 'muted' }, slot('description'))}>
        Fresh groceries and everyday goods, from the shop around the corner to your door.
      </p>
      <a href={phoneLink(phone)} className={text({ weight: 'bold' }, slot('phone'))}>
        {phone}
      </a>
      <p className={text({ size: 'sm', tone: 'muted' })}>{supportHours} Support Center</p>
    </div>
  );
}
