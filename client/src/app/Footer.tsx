import type { IconType } from 'react-icons';
import { LuBadgePercent, LuLayoutGrid, LuTag, LuTruck, LuUndo2 } from 'react-icons/lu';
import { NewsletterBox } from '../features/newsletter/NewsletterBox.tsx';
import { CLAIM_THRESHOLD, SHOP_NAME, SUPPORT_PHONE, SUPPORT_PHONE_ADDRESS } from '../lib/constants.ts';
import { paths } from '../lib/paths.ts';
import { container } from '../theme/classes.ts';
import { PageLink } from '../ui/PageLink.tsx';
import styles from './Footer.module.css';
import { texts } from './texts.ts';

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

/** The newsletter box, what the shop promises, and the columns of links. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={container()}>
        <NewsletterBox />
        <Claims />
      </div>
      <div className={styles.ground}>
        <div className={container({}, styles.columns)}>
          <AboutShop />
          {COLUMNS.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul className={styles.links}>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <PageLink to={to} className={styles.link}>
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
    <div className={styles.claims}>
      {CLAIMS.map(({ title, Icon }) => (
        <div key={title} className={styles.claim}>
          <Icon className={styles.icon} aria-hidden />
          <div>
            <p className={styles.promise}>{title}</p>
            <p className={styles.small}>{CLAIM_THRESHOLD}</p>
          </div>
        </div>
      ))}
    </div>
  );
}

function AboutShop() {
  return (
    <div className={styles.about}>
      <p className={styles.name}>{SHOP_NAME}</p>
      <p className={styles.what}>
        Fresh groceries and everyday goods, from the shop around the corner to your door.
      </p>
      <a href={SUPPORT_PHONE_ADDRESS} className={styles.number}>
        {SUPPORT_PHONE}
      </a>
      <p className={styles.small}>{texts.support}</p>
    </div>
  );
}
