import { SHOP_NAME, SUPPORT_PHONE } from '../lib/constants.ts';

/** An information page: an introduction and parts with headings. */
export interface Info {
  title: string;
  intro: string;
  parts: { heading: string; paragraphs: string[] }[];
}

/** The pages that the footer links to, by the last part of their path. */
export const INFO: Record<string, Info> = {
  'about-us': {
    title: 'About Us',
    intro: `${SHOP_NAME} is the corner grocer, online: fruit and vegetables, dairy, staples, spices and what a home needs, from one shop to your door.`,
    parts: [
      {
        heading: 'What we care about',
        paragraphs: [
          'A price you can trust. What you see on the product page is what you pay, in rupees, with nothing added at checkout.',
          'Stock that is true. We show how much of a product can be bought now, and hold it for you while you pay.',
          'Reviews by shoppers. Everybody with an account may write one review of a product, good or bad, and we show them all, newest first.',
        ],
      },
      {
        heading: 'How the shop works',
        paragraphs: [
          'You can look around, search and read reviews without an account. With one you have a cart, a list of favourites and your orders, on every device.',
        ],
      },
    ],
  },
  'delivery-information': {
    title: 'Delivery Information',
    intro:
      'Delivery is free. The cart and the checkout show the sum that you pay; there is no charge on top of it.',
    parts: [
      {
        heading: 'Where we deliver',
        paragraphs: [
          'Most of our goods are sold everywhere; some only in certain countries. Choose your country in the location selector next to the search, on phones in the menu, and the shop shows what can be sent there.',
          'We deliver to the address that you give at checkout. Please write it in full: house number and street, apartment or unit, city, state and ZIP code.',
        ],
      },
      {
        heading: 'After you have ordered',
        paragraphs: [
          'Your orders page shows every order with its status: paid, packed, delivered. An order cannot be changed once it is paid; call us if something in it is wrong.',
          'If goods should be gone at the moment that your payment arrives, no order is placed and the whole payment goes back to your card.',
        ],
      },
    ],
  },
  'privacy-policy': {
    title: 'Privacy Policy',
    intro: 'We keep what is needed to sell you groceries, and nothing to follow you around with.',
    parts: [
      {
        heading: 'What we keep',
        paragraphs: [
          'Of your account: name, e-mail address, phone number, the pictures that you upload, and a hash of your password, from which the password cannot be read.',
          'Of your shopping: your cart, your list, your orders with the address that you gave, and your reviews. A review is shown with your name; everything else only you can see.',
          'Of the newsletter: the e-mail address that you subscribed with, until you unsubscribe.',
        ],
      },
      {
        heading: 'In your browser',
        paragraphs: [
          'Your browser stores your session while you are signed in, and the country that you have chosen. There are no advertising cookies, and outside of the payment window no one else’s scripts run here.',
        ],
      },
      {
        heading: 'Payments',
        paragraphs: [
          'You pay in a window of our payment provider. Your card’s number goes to the provider and never reaches us; we keep the number of the payment.',
        ],
      },
      {
        heading: 'Your data is yours',
        paragraphs: [
          'You can change your profile at any time. Under “Your Data” of your account you download all that we know of you, or delete the account: your name and addresses are removed at once, our books keep what was bought and paid.',
          `For the safety of your account we write down sign-ins and changes, with the address and browser that they came from, for 400 days. If you cannot sign in, call ${SUPPORT_PHONE}.`,
        ],
      },
    ],
  },
  'terms-conditions': {
    title: 'Terms & Conditions',
    intro: 'The rules of buying here, in plain words.',
    parts: [
      {
        heading: 'Your account',
        paragraphs: [
          'An account belongs to one person. Keep your password to yourself; what is ordered with your account counts as ordered by you.',
        ],
      },
      {
        heading: 'Prices and payment',
        paragraphs: [
          'Prices are in Indian rupees and are for one piece or pack. The price at the moment of checkout counts. You pay by card when you order.',
          'While the payment window is open, the goods in your cart are held for you for a quarter of an hour. An order is placed when the payment is confirmed.',
        ],
      },
      {
        heading: 'Reviews',
        paragraphs: [
          'Write about the product and stay polite. One review for each shopper and product; what is against the law or insults people is taken down.',
        ],
      },
      {
        heading: 'Returns',
        paragraphs: [
          `If something arrives damaged, spoiled or not as ordered, call ${SUPPORT_PHONE} and have the order id ready, which your orders page shows.`,
        ],
      },
    ],
  },
  'contact-us': {
    title: 'Contact Us',
    intro: `The fastest way to a person is the phone: ${SUPPORT_PHONE}, day and night.`,
    parts: [
      {
        heading: 'Have at hand',
        paragraphs: [
          'For a question about an order: its order id, and the payment id if money is in question. Both are on your orders page.',
          'For a question about your account: the e-mail address that you sign in with. We never ask for your password.',
        ],
      },
    ],
  },
  'support-center': {
    title: 'Support Center',
    intro: `What shoppers ask most. If your answer is missing, call ${SUPPORT_PHONE}, at any hour.`,
    parts: [
      {
        heading: 'I cannot put a product into the cart',
        paragraphs: [
          'Sign in first. If the product comes in several sizes or weights, choose one of them. What is sold out cannot be ordered; put it on your list with the heart and look again later.',
        ],
      },
      {
        heading: 'Why do I not find a product that I have seen before?',
        paragraphs: [
          'Look at the country in the location selector next to the search, on phones in the menu: only what is sold there is shown. “Your Location” shows everything.',
        ],
      },
      {
        heading: 'I have paid, but there is no order',
        paragraphs: [
          'Your bank may take a moment to confirm. The order appears on your orders page by itself as soon as it does; please do not pay again. If the goods were gone meanwhile, the payment is returned in full.',
        ],
      },
      {
        heading: 'How do I change my password?',
        paragraphs: [
          'Under My Account, Change Password. It ends your sessions on all other devices. The e-mail address of an account cannot be changed.',
        ],
      },
    ],
  },
  careers: {
    title: 'Careers',
    intro:
      'We are a small shop. There is no open position at the moment, and we would rather say so than collect applications.',
    parts: [
      {
        heading: 'If that changes',
        paragraphs: [
          'Open positions will be listed on this page, with what the work is, where it is and what it pays.',
        ],
      },
    ],
  },
};
