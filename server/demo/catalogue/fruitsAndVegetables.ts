import type { DemoCategory } from '../types.ts';

export const fruitsAndVegetables: DemoCategory = {
  name: 'Fruits & Vegetables',
  slug: 'fruits-vegetables',
  color: '#fdf0da',
  picture: 'mango',
  subCategories: [
    {
      name: 'Fresh Fruits',
      picture: 'apple',
      products: [
        {
          name: 'Alphonso Mango from Ratnagiri, Tree Ripened and Packed in Rice Straw by the Dozen',
          brand: 'Harit Vadi',
          price: 899,
          oldPrice: 1150,
          stock: 38,
          description:
            'Saffron-fleshed Alphonso picked at three-quarter ripeness and finished in straw, never with carbide. Each box holds fruit of one size, so the whole dozen is ready on the same two or three days. Leave them at room temperature until the shoulders yield, then chill.',
          pictures: ['mango', 'basket'],
          size: ['Medium (200 g each)', 'Large (250 g each)', 'Jumbo (300 g each)'],
          countries: ['IN', 'AE', 'GB', 'US'],
          featured: true,
        },
        {
          name: 'Robusta Banana',
          brand: 'Kirana Loose',
          price: 48,
          oldPrice: 48,
          stock: 240,
          description:
            'Everyday bananas cut from the bunch while still faintly green at the tips. They turn fully yellow on the second day and keep for three more. One hand has five to seven fruits.',
          pictures: ['banana'],
          weight: ['500 g', '1 kg', '2 kg'],
        },
        {
          name: 'Kinnaur Royal Apple',
          brand: 'Harit Vadi',
          price: 219,
          oldPrice: 260,
          stock: 96,
          description:
            'Deep red apples from high orchards in Kinnaur, crisp when bitten and only lightly sweet. Unwaxed: a dull bloom on the skin is natural and wipes off. Good for lunch boxes because they bruise slowly.',
          pictures: ['apple', 'basket'],
          weight: ['500 g', '1 kg', '2 kg'],
        },
        {
          name: 'Nagpur Orange, Loose Skinned',
          brand: 'Khetnama',
          price: 125,
          oldPrice: 125,
          stock: 71,
          description:
            'The winter orange of Vidarbha, with a skin that comes off in two pulls and a clean, sharp juice. Expect a few seeds in each segment. Best within five days of arrival.',
          pictures: ['orange'],
          weight: ['1 kg', '2 kg', '5 kg'],
        },
        {
          name: 'Kiran Watermelon, Seedless and Dark Striped',
          brand: 'Khetnama',
          price: 89,
          oldPrice: 110,
          stock: 4,
          description:
            'A small family melon of two to three kilos with thin rind and crunchy red flesh. It is cut from the vine on the evening before it reaches you. A hollow knock and a yellow belly are the signs that it is ripe.',
          pictures: ['watermelon'],
        },
      ],
    },
    {
      name: 'Berries & Exotic Fruit',
      picture: 'strawberry',
      products: [
        {
          name: 'Mahabaleshwar Strawberry Punnet',
          brand: 'Harit Vadi',
          price: 149,
          oldPrice: 180,
          stock: 22,
          description:
            'Hill strawberries picked at dawn and packed in a single layer so that none is crushed. Small to medium fruit with a proper strawberry scent. Rinse just before eating, not earlier.',
          pictures: ['strawberry'],
          weight: ['200 g', '400 g'],
          size: ['Single punnet', 'Double punnet'],
        },
        {
          name: 'Green Kiwi, Pack of Three',
          brand: 'Khetnama',
          price: 96,
          oldPrice: 96,
          stock: 130,
          description:
            'Kiwis from Arunachal orchards, firm on delivery and ready in two days beside a banana. Halve one and eat it with a spoon straight from the skin.',
          pictures: ['kiwi'],
        },
        {
          name: 'Hass Avocado',
          brand: 'Kirana Fresh',
          price: 185,
          oldPrice: 240,
          stock: 0,
          description:
            'Creamy, nutty avocados grown in Coorg. The skin darkens from green to nearly black as the flesh softens. Sold by the piece, each at least 180 grams.',
          pictures: ['avocado'],
          size: ['1 piece', '2 pieces'],
        },
        {
          name: 'Black Seedless Grapes from Sangli',
          brand: 'Khetnama',
          price: 133,
          oldPrice: 133,
          stock: 58,
          description:
            'Long black grapes with a snap to the skin and no pips. They come off the stem easily, freeze well, and turn into small sweet ices for children.',
          pictures: ['grapes'],
          weight: ['250 g', '500 g', '1 kg'],
        },
      ],
    },
    {
      name: 'Everyday Vegetables',
      picture: 'tomato',
      products: [
        {
          name: 'Hybrid Tomato',
          brand: 'Kirana Loose',
          price: 34,
          oldPrice: 42,
          stock: 310,
          description:
            'Firm red tomatoes for gravies, salads and chutney. We sort out the soft ones at the store and keep a mix of fully red and just turning fruit, so that the bag lasts the week.',
          pictures: ['tomato', 'basket'],
          weight: ['500 g', '1 kg', '2 kg'],
          featured: true,
        },
        {
          name: 'Nashik Red Onion',
          brand: 'Kirana Loose',
          price: 39,
          oldPrice: 39,
          stock: 420,
          description:
            'Dry-necked onions that store for weeks in an airy basket. Pungent raw, sweet once browned. Medium size, eight to ten in a kilo.',
          pictures: ['onion'],
          weight: ['1 kg', '3 kg', '5 kg'],
        },
        {
          name: 'Jyoti Potato',
          brand: 'Kirana Loose',
          price: 30,
          oldPrice: 30,
          stock: 500,
          description:
            'A floury all-rounder from Agra: it mashes smoothly for parathas and still holds its corners in aloo gobi. Brushed, not washed, so that it keeps longer.',
          pictures: ['potato', 'basket'],
          weight: ['1 kg', '3 kg', '5 kg'],
        },
        {
          name: 'Ooty Carrot',
          brand: 'Khetnama',
          price: 56,
          oldPrice: 65,
          stock: 88,
          description:
            'Bright orange hill carrots with a thin core and their tops trimmed. Sweet enough to eat raw and slender enough to need no peeling.',
          pictures: ['carrot'],
          weight: ['250 g', '500 g', '1 kg'],
        },
        {
          name: 'Bottle Green Cucumber',
          brand: 'Kirana Loose',
          price: 27,
          oldPrice: 27,
          stock: 3,
          description:
            'Cool, juicy kheera for raita and kachumber. Rub the cut end before slicing if you like the old trick against bitterness. Three to four pieces make half a kilo.',
          pictures: ['cucumber'],
          weight: ['500 g', '1 kg'],
        },
      ],
    },
    {
      name: 'Leafy Greens & Herbs',
      picture: 'leafyGreen',
      products: [
        {
          name: 'Palak Spinach Bunch',
          brand: 'Khetnama',
          price: 22,
          oldPrice: 22,
          stock: 64,
          description:
            'Tender spinach with short stems, washed twice in running water before it is tied. A bunch cooks down to one good bowl of palak for two.',
          pictures: ['leafyGreen'],
        },
        {
          name: 'Coriander & Curry Leaf Combo',
          brand: 'Khetnama',
          price: 15,
          oldPrice: 20,
          stock: 150,
          description:
            'The two leaves that finish half of all Indian dishes, in one pack. The coriander comes with roots on, so stand it in a glass of water and it stays upright for days.',
          pictures: ['herb', 'leafyGreen'],
        },
        {
          name: 'Pudina Mint Leaves',
          brand: 'Kirana Loose',
          price: 12,
          oldPrice: 12,
          stock: 90,
          description:
            'Strong desi mint with purple stems, the kind that scents a whole jug of nimbu pani. For chutney, grind it with more leaf than water.',
          pictures: ['mint'],
        },
        {
          name: 'Iceberg & Rocket Salad Mix, Washed and Ready to Eat',
          brand: 'Kirana Fresh',
          price: 79,
          oldPrice: 99,
          stock: 5,
          description:
            'Crunchy iceberg with a handful of peppery rocket, spun dry and sealed. Tip it into a bowl, dress it, and it is done. Eat within two days of opening.',
          pictures: ['greenSalad'],
          weight: ['100 g', '200 g'],
        },
      ],
    },
    {
      name: 'Exotic Vegetables & Mushrooms',
      picture: 'broccoli',
      products: [
        {
          name: 'Broccoli Crown',
          brand: 'Kirana Fresh',
          price: 68,
          oldPrice: 68,
          stock: 47,
          description:
            'A tight, dark green head of about 300 grams with the thick stem cut short. Steam it for four minutes and it keeps both its colour and its bite.',
          pictures: ['broccoli'],
        },
        {
          name: 'Green Capsicum',
          brand: 'Khetnama',
          price: 44,
          oldPrice: 44,
          stock: 115,
          description:
            'Thick-walled bell peppers with flat bases, good for stuffing and for paneer tikka skewers. Mild, with a grassy aroma when charred.',
          pictures: ['bellPepper'],
          weight: ['250 g', '500 g'],
        },
        {
          name: 'Button Mushroom Tray',
          brand: 'Kirana Fresh',
          price: 59,
          oldPrice: 59,
          stock: 33,
          description:
            'White mushrooms grown in a shaded barn near Solan and picked the same morning. The tray breathes through its film. Wipe with a cloth instead of soaking.',
          pictures: ['buttonMushroom'],
          weight: ['200 g', '400 g'],
        },
        {
          name: 'Sweet Corn Cobs, Husk On, Pack of Two',
          brand: 'Khetnama',
          price: 42,
          oldPrice: 50,
          stock: 76,
          description:
            'Milky kernels protected by their own leaves. Roast them over a flame with lime and chilli, or boil for six minutes. The husk also keeps them moist in the fridge.',
          pictures: ['corn'],
        },
      ],
    },
  ],
};
