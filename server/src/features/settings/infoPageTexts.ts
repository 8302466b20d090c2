/** Texts of an information page as they are stored and edited. */
export interface InfoPageTexts {
  title: string;
  /** One paragraph below the title; also the page's description for search engines. */
  intro: string;
  /** Paragraphs with blank lines between them; a paragraph that begins with `## ` is a heading. */
  body: string;
}

/**
 * The information pages by path segment, with their original texts. `{shop}`, `{phone}` and `{hours}` stand for the shop's settings.
 */
export const originalInfoPages = {
  'about-us': {
    title: 'About Us',
    intro:
      '{shop} is the corner grocer, online: fruit and vegetables, dairy, staples, spices and what a home needs, from one shop to your door.',
    body: `## What we care about

A price you can trust. What you see on the product page is what you pay, in rupees, with nothing added at checkout.

Stock that is true. We show how much of a product can be bought now, and hold it for you while you pay.

Reviews by shoppers. Everybody with an account may write one review of a product, good or bad, and we show them all, newest first.

## How the shop works

You can look around, search and read reviews without an account. With one you have a cart, a list of favourites and your orders, on every device.`,
  },
  'delivery-information': {
    title: 'Delivery Information',
    intro:
      'Delivery is free. The cart and the checkout show the sum that you pay; there is no charge on top of it.',
    body: `## Where we deliver

Most of our goods are sold everywhere; some only in certain countries. Choose your country in the location selector next to the search, on phones in the menu, and the shop shows what can be sent there.

We deliver to the address that you give at checkout. Please write it in full: house number and street, apartment or unit, city, state and ZIP code.

## After you have ordered

Your orders page shows every order with its status: paid, packed, delivered. An order cannot be changed once it is paid; call us if something in it is wrong.

If goods should be gone at the moment that your payment arrives, no order is placed and the whole payment goes back to your card.`,
  },
  'privacy-policy': {
    title: 'Privacy Policy',
    intro: 'We keep what is needed to sell you groceries, and nothing to follow you around with.',
    body: `## What we keep

Of your account: name, e-mail address, phone number, the pictures that you upload, and a hash of your password, from which the password cannot be read.

Of your shopping: your cart, your list, your orders with the address that you gave, and your reviews. A review is shown with your name; everything else only you can see.

Of the newsletter: the e-mail address that you subscribed with, until you unsubscribe.

## In your browser

Your browser stores your session while you are signed in, and the country that you have chosen. Where several servers share the work, a cookie has the number of yours until you close the browser. There are no advertising cookies, and outside of the payment window no one else’s scripts run here.

## Payments

You pay in a window of our payment provider. Your card’s number goes to the provider and never reaches us; we keep the number of the payment.

## Your data is yours

You can change your profile at any time. Under “Your Data” of your account you download all that we know of you, or delete the account: your name and addresses are removed at once, our books keep what was bought and paid. An order that is on its way keeps its name, phone number and address until it is delivered or cancelled.

For the safety of your account we write down sign-ins and changes, with the address and browser that they came from, for 400 days. If you cannot sign in, call {phone}.`,
  },
  'terms-conditions': {
    title: 'Terms & Conditions',
    intro: 'The rules of buying here, in plain words.',
    body: `## Your account

An account belongs to one person. Keep your password to yourself; what is ordered with your account counts as ordered by you.

## Prices and payment

Prices are in Indian rupees and are for one piece or pack. The price at the moment of checkout counts. You pay by card when you order.

While the payment window is open, the goods in your cart are held for you for a quarter of an hour. An order is placed when the payment is confirmed.

## Reviews

Write about the product and stay polite. One review for each shopper and product; what is against the law or insults people is taken down.

## Returns

If something arrives damaged, spoiled or not as ordered, call {phone} and have the order id ready, which your orders page shows.`,
  },
  'contact-us': {
    title: 'Contact Us',
    intro: 'The fastest way to a person is the phone: {phone}, day and night.',
    body: `## Have at hand

For a question about an order: its order id, and the payment id if money is in question. Both are on your orders page.

For a question about your account: the e-mail address that you sign in with. We never ask for your password.`,
  },
  'support-center': {
    title: 'Support Center',
    intro: 'What shoppers ask most. If your answer is missing, call {phone}, at any hour.',
    body: `## I cannot put a product into the cart

Sign in first. If the product comes in several sizes or weights, choose one of them. What is sold out cannot be ordered; put it on your list with the heart and look again later.

## Why do I not find a product that I have seen before?

Look at the country in the location selector next to the search, on phones in the menu: only what is sold there is shown. “Your Location” shows everything.

## I have paid, but there is no order

Your bank may take a moment to confirm. The order appears on your orders page by itself as soon as it does; please do not pay again. If the goods were gone meanwhile, the payment is returned in full.

## How do I change my password?

Under My Account, Change Password. It ends your sessions on all other devices. The e-mail address of an account cannot be changed.`,
  },
  careers: {
    title: 'Careers',
    intro:
      'We are a small shop. There is no open position at the moment, and we would rather say so than collect applications.',
    body: `## If that changes

Open positions will be listed on this page, with what the work is, where it is and what it pays.`,
  },
} satisfies Record<string, InfoPageTexts>;
