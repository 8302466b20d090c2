import type { DemoCategory } from '../types.ts';

export const sweetsAndChocolate: DemoCategory = {
  name: 'Sweets & Chocolate',
  slug: 'sweets-chocolate',
  color: '#fbe1ea',
  picture: 'chocolate',
  subCategories: [
    {
      name: 'Traditional Mithai',
      picture: 'ladoo',
      products: [
        {
          name: 'Motichoor Ladoo in Pure Ghee',
          brand: 'Mithaas Mahal',
          price: 320,
          oldPrice: 360,
          stock: 48,
          description:
            'Pearl-sized boondi fried in ghee and bound while still warm with syrup and melon seeds. Soft enough to press flat with the tongue. Twelve ladoos make half a kilo.',
          pictures: ['ladoo', 'gift'],
          weight: ['250 g', '500 g', '1 kg'],
          featured: true,
        },
        {
          name: 'Kaju Katli Diamonds',
          brand: 'Mithaas Mahal',
          price: 560,
          oldPrice: 560,
          stock: 39,
          description:
            'Two ingredients, cashew and sugar, cooked to the point where the dough leaves the pan. Rolled thin, cut into diamonds and finished with silver leaf of vegetarian make.',
          pictures: ['katli', 'cashewBowl'],
          weight: ['250 g', '500 g', '1 kg'],
        },
        {
          name: 'Gulab Jamun Tin, Fifteen Pieces',
          brand: 'Mithaas Mahal',
          price: 199,
          oldPrice: 225,
          stock: 106,
          description:
            'Khoya dumplings in cardamom syrup, sealed hot. Warm the open tin in a pan of water. They hold their shape and soak to the centre.',
          pictures: ['gulabJamun', 'canned'],
        },
        {
          name: 'Mysore Pak, Melt in the Mouth',
          brand: 'Mithaas Mahal',
          price: 380,
          oldPrice: 380,
          stock: 5,
          description:
            'The soft kind: besan, sugar and an alarming amount of ghee, whipped until it is barely set. Let it come to room temperature before you open the box.',
          pictures: ['mysorePak'],
          weight: ['250 g', '500 g'],
        },
        {
          name: 'Rasgulla, Spongy Chenna in Light Syrup',
          brand: 'Mithaas Mahal',
          price: 180,
          oldPrice: 180,
          stock: 82,
          description:
            'Fresh chenna balls that spring back when pressed. The syrup is thin, so squeeze and eat as Kolkata does. Chill first.',
          pictures: ['rasgulla', 'milkTin'],
        },
      ],
    },
    {
      name: 'Chikki, Gajak & Jaggery',
      picture: 'honey',
      products: [
        {
          name: 'Lonavala Peanut Chikki',
          brand: 'Bhuri Ma',
          price: 70,
          oldPrice: 80,
          stock: 152,
          description:
            'Roasted peanuts rolled out with hot jaggery to the thickness of a coin. Snaps, does not stick to the teeth. Wrapped in pairs.',
          pictures: ['chikki', 'peanuts'],
          weight: ['200 g', '400 g'],
        },
        {
          name: 'Til Gajak from Morena',
          brand: 'Bhuri Ma',
          price: 135,
          oldPrice: 135,
          stock: 4,
          description:
            'Sesame and jaggery beaten with wooden mallets until it flakes. A winter sweet, brittle and aromatic; keep it away from damp.',
          pictures: ['chikki'],
          weight: ['250 g', '500 g'],
          countries: ['IN'],
        },
        {
          name: 'Kolhapuri Jaggery Block',
          brand: 'Kirana Loose',
          price: 76,
          oldPrice: 76,
          stock: 184,
          description:
            'Golden cane jaggery clarified with okra juice and no chemicals. Hard enough to need a knife. Shave it over rotis with ghee.',
          pictures: ['jaggery'],
          weight: ['500 g', '1 kg', '2 kg'],
        },
        {
          name: 'Wild Forest Honey',
          brand: 'Neemgiri',
          price: 340,
          oldPrice: 395,
          stock: 59,
          description:
            'Dark, slightly smoky honey gathered by Kurumba families in the Nilgiris. Unheated, so it will crystallise in winter; stand the jar in warm water.',
          pictures: ['honey', 'honeybee'],
          weight: ['250 g', '500 g', '1 kg'],
        },
      ],
    },
    {
      name: 'Chocolate',
      picture: 'chocolate',
      products: [
        {
          name: 'Idukki Single Estate Dark Chocolate 70%',
          brand: 'Cocoa Kutir',
          price: 220,
          oldPrice: 245,
          stock: 67,
          description:
            'Kerala cacao fermented in wooden boxes and ground for sixty hours. Cherry and tobacco on the nose, with no vanilla to hide behind. Made of three ingredients.',
          pictures: ['darkChocolate'],
          weight: ['50 g', '100 g'],
          countries: ['IN', 'US', 'GB', 'CA', 'AU'],
          featured: true,
        },
        {
          name: 'Milk Chocolate with Roasted Almonds',
          brand: 'Cocoa Kutir',
          price: 150,
          oldPrice: 150,
          stock: 138,
          description:
            'Thirty-eight per cent cocoa with whole almonds in every square. Tempered for our climate, so that it survives the walk home in May.',
          pictures: ['chocolate', 'almond'],
          weight: ['80 g', '160 g'],
        },
        {
          name: 'White Chocolate with Rose & Pistachio',
          brand: 'Cocoa Kutir',
          price: 240,
          oldPrice: 275,
          stock: 22,
          description:
            'Cocoa butter and milk, scattered with dried petals and green nuts. Sweet and perfumed; break off small pieces.',
          pictures: ['whiteChocolate', 'rose'],
        },
        {
          name: 'Assorted Festive Truffle Gift Box with Paan, Filter Coffee and Alphonso Mango Centres',
          brand: 'Cocoa Kutir',
          price: 790,
          oldPrice: 790,
          stock: 14,
          description:
            'Sixteen hand-dipped truffles in four Indian flavours, in a drawer box of recycled cotton paper. A card inside tells which is which. Keeps for three weeks in a cool room.',
          pictures: ['gift', 'chocolate'],
          size: ['9 pieces', '16 pieces', '25 pieces'],
          weight: ['110 g', '190 g', '300 g'],
        },
      ],
    },
    {
      name: 'Candy & Mukhwas',
      picture: 'candy',
      products: [
        {
          name: 'Kaccha Aam Candy Pouch',
          brand: 'Cocoa Kutir',
          price: 50,
          oldPrice: 50,
          stock: 330,
          description:
            'Hard-boiled raw-mango drops with a powder of salt and chilli at the centre. One hundred pieces for the counter jar.',
          pictures: ['candy', 'greenMango'],
        },
        {
          name: 'Mint Sugared Saunf',
          brand: 'Bhuri Ma',
          price: 35,
          oldPrice: 40,
          stock: 207,
          description:
            'Lucknow fennel in thin sugar shells of four colours, cooled with peppermint oil. A spoonful after meals.',
          pictures: ['saunf', 'mint'],
          weight: ['100 g', '250 g'],
        },
        {
          name: 'Swirl Lollipops, Ten Sticks',
          brand: 'Cocoa Kutir',
          price: 99,
          oldPrice: 99,
          stock: 73,
          description:
            'Fruit flavoured spirals coloured with beet, turmeric and spirulina. The stick is paper, not plastic.',
          pictures: ['lollipop'],
        },
        {
          name: 'Five Rupee Toffee',
          brand: 'Cocoa Kutir',
          price: 5,
          oldPrice: 5,
          stock: 900,
          description:
            'One soft caramel in waxed paper, for when the shop owes you change. Cooked with real milk, a little salty, and gone too soon.',
          pictures: ['toffee'],
        },
      ],
    },
    {
      name: 'Ice Cream & Desserts',
      picture: 'iceCream',
      products: [
        {
          name: 'Kesar Pista Kulfi Sticks',
          brand: 'Malaidar',
          price: 180,
          oldPrice: 210,
          stock: 43,
          description:
            'Milk reduced to a third and frozen in cones, without air whipped in. Dense, grainy and slow to melt. Six sticks.',
          pictures: ['kulfi', 'softIce'],
        },
        {
          name: 'Tender Coconut Ice Cream Tub',
          brand: 'Malaidar',
          price: 260,
          oldPrice: 260,
          stock: 30,
          description:
            'Coconut cream with soft malai pieces from young nuts. No colour, no vanilla. Let it stand for five minutes before scooping.',
          pictures: ['iceCream', 'coconut'],
          size: ['500 ml', '1 litre'],
        },
        {
          name: 'Falooda Dessert Kit',
          brand: 'Jhatpat Rasoi',
          price: 145,
          oldPrice: 165,
          stock: 51,
          description:
            'Sev, basil seeds, jelly crystals and rose syrup portioned for four tall glasses. Add your own milk and ice cream.',
          pictures: ['faloodaGlass', 'rose'],
        },
        {
          name: 'Mishti Doi in Clay Cups',
          brand: 'Malaidar',
          price: 110,
          oldPrice: 110,
          stock: 44,
          description:
            'Sweet Bengali yoghurt tinted by caramelised sugar and set in four small earthen cups. Firm on top, spoonable below. It stays good for ten days in the fridge.',
          pictures: ['clayPot', 'milkBottle'],
        },
        {
          name: 'Caramel Custard Cups',
          brand: 'Dhenuka Dairy',
          price: 65,
          oldPrice: 65,
          stock: 26,
          description:
            'Wobbling egg custard with a bitter-edged caramel that runs when you turn it out. Two cups in a pack, kept cold.',
          pictures: ['custard'],
        },
      ],
    },
  ],
};
