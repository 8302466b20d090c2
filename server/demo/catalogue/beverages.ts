import type { DemoCategory } from '../types.ts';

export const beverages: DemoCategory = {
  name: 'Beverages',
  slug: 'beverages',
  color: '#e2f3e3',
  picture: 'teaCup',
  subCategories: [
    {
      name: 'Tea',
      picture: 'teapot',
      products: [
        {
          name: 'Assam CTC Tea, Strong Garden Blend',
          brand: 'Chaiwada Estate',
          price: 245,
          oldPrice: 245,
          stock: 195,
          description:
            'Small, hard granules from Jorhat gardens that give a red-brown cup through milk. One level spoon, two minutes at the boil. Second flush makes up a third of the blend.',
          pictures: ['teaLeafBowl', 'teaCup'],
          weight: ['250 g', '500 g', '1 kg'],
          featured: true,
        },
        {
          name: 'Darjeeling First Flush Whole Leaf Tea',
          brand: 'Chaiwada Estate',
          price: 690,
          oldPrice: 690,
          stock: 23,
          description:
            'Spring leaves plucked in March from one slope near Kurseong. A pale, floral cup that wants neither milk nor sugar. Steep for three minutes at 85 degrees.',
          pictures: ['teapot', 'mint'],
          weight: ['50 g', '100 g'],
          countries: ['IN', 'GB', 'US', 'CA', 'DE', 'JP'],
        },
        {
          name: 'Masala Chai with Ginger, Clove and Tulsi',
          brand: 'Chaiwada Estate',
          price: 175,
          oldPrice: 199,
          stock: 102,
          description:
            'CTC tea already mixed with dried ginger, clove, cardamom and holy basil. Simmer in half water, half milk. The ginger is loud; that is on purpose.',
          pictures: ['teaCup', 'ginger'],
          weight: ['100 g', '250 g'],
        },
        {
          name: 'Kangra Green Tea Bags',
          brand: 'Chaiwada Estate',
          price: 160,
          oldPrice: 160,
          stock: 84,
          description:
            'Steamed Himachal leaf in string-and-tag bags without staples. Grassy and clean. Take the bag out after two minutes, or it turns bitter.',
          pictures: ['greenTeaCup', 'mint'],
          size: ['25 bags', '50 bags', '100 bags'],
        },
        {
          name: 'Kashmiri Kahwa Kit',
          brand: 'Kesar Kothi',
          price: 420,
          oldPrice: 480,
          stock: 17,
          description:
            'Green leaf, saffron, cinnamon, rose petals and slivered almonds in five small tins. Enough for thirty cups, with the proportions printed inside the lid.',
          pictures: ['kahwaPot', 'almond'],
        },
      ],
    },
    {
      name: 'Coffee',
      picture: 'coffee',
      products: [
        {
          name: 'South Indian Filter Coffee with Chicory',
          brand: 'Nilgarh Coffee',
          price: 235,
          oldPrice: 260,
          stock: 91,
          description:
            'Peaberry and plantation beans, eighty parts, with twenty of chicory for body. Ground for the brass filter: a slow, dark decoction that stands up to hot milk.',
          pictures: ['coffeeBowl', 'coffee'],
          weight: ['200 g', '500 g'],
          featured: true,
        },
        {
          name: 'Chikmagalur Arabica Beans, Medium Roast',
          brand: 'Nilgarh Coffee',
          price: 480,
          oldPrice: 480,
          stock: 46,
          description:
            'Shade-grown under silver oak and pepper vines. Washed, roasted on Mondays and shipped the same week. Notes of jaggery and orange rind.',
          pictures: ['coffeeBeans', 'coffee'],
          weight: ['250 g', '500 g', '1 kg'],
        },
        {
          name: 'Instant Coffee Granules',
          brand: 'Nilgarh Coffee',
          price: 310,
          oldPrice: 310,
          stock: 133,
          description:
            'Freeze-dried crystals that dissolve in cold milk too. Smooth and low in acid. The glass jar has a foil seal under the lid.',
          pictures: ['coffeeJar', 'coffee'],
          weight: ['50 g', '100 g', '200 g'],
        },
        {
          name: 'Cold Brew Coffee Bags, Five Steeps',
          brand: 'Nilgarh Coffee',
          price: 299,
          oldPrice: 350,
          stock: 6,
          description:
            'Coarse-ground robusta and arabica in cloth pouches. Leave one in half a litre of water overnight; by morning there is a round, sweet concentrate.',
          pictures: ['icedCoffee', 'ice'],
        },
      ],
    },
    {
      name: 'Juices & Sharbat',
      picture: 'juiceBox',
      products: [
        {
          name: 'Mango Nectar',
          brand: 'Phalrasa',
          price: 99,
          oldPrice: 115,
          stock: 160,
          description:
            'Totapuri and Alphonso pulp, thick enough to coat the glass. Added sugar is under five per cent. Pour over ice or blend with curd.',
          pictures: ['mangoLassi', 'mango'],
          size: ['200 ml', '1 litre'],
        },
        {
          name: 'Aam Panna Concentrate',
          brand: 'Phalrasa',
          price: 125,
          oldPrice: 125,
          stock: 55,
          description:
            'Roasted raw mango with black salt, cumin and mint, ready to dilute one to four. The old cure for a day in the loo wind.',
          pictures: ['limeSoda', 'greenMango'],
          size: ['500 ml', '1 litre'],
        },
        {
          name: 'Rose Sharbat Syrup',
          brand: 'Gulmitti',
          price: 148,
          oldPrice: 170,
          stock: 79,
          description:
            'Petals of the Damask rose from Kannauj boiled with sugar and a drop of kewra. Two spoons in cold milk make a falooda base.',
          pictures: ['roseMilk', 'rose'],
          size: ['700 ml'],
        },
        {
          name: 'Tender Coconut Water',
          brand: 'Phalrasa',
          price: 60,
          oldPrice: 60,
          stock: 143,
          description:
            'From Pollachi coconuts cut at seven months, when the water is sweetest. Filtered and filled without heat. Separation is natural.',
          pictures: ['coconut', 'palm'],
          size: ['200 ml', '1 litre'],
          countries: ['IN', 'AE', 'SG'],
        },
        {
          name: 'Cold Pressed Amla, Ginger & Lemon Shots, Box of Ten',
          brand: 'Phalrasa',
          price: 450,
          oldPrice: 525,
          stock: 3,
          description:
            'Sixty millilitres of sour that wakes the face. Pressed, not boiled, and kept chilled. Take one before breakfast, followed by water.',
          pictures: ['limeShot', 'ginger', 'lemon'],
        },
      ],
    },
    {
      name: 'Soft Drinks & Water',
      picture: 'cupWithStraw',
      products: [
        {
          name: 'Nimbu Masala Soda',
          brand: 'Phalrasa',
          price: 20,
          oldPrice: 20,
          stock: 290,
          description:
            'Fizzy lemon with roasted cumin and black salt, as sold from marble-stoppered bottles. Serve so cold that the glass fogs.',
          pictures: ['limeSoda', 'lemon'],
          size: ['250 ml', '600 ml'],
        },
        {
          name: 'Jeera Fizz Can',
          brand: 'Phalrasa',
          price: 35,
          oldPrice: 35,
          stock: 168,
          description:
            'Dark, spiced and sparkling: cumin decoction with a little jaggery. A digestive that children agree to.',
          pictures: ['cupWithStraw'],
        },
        {
          name: 'Spring Water from the Shivalik Range',
          brand: 'Kirana Basics',
          price: 30,
          oldPrice: 30,
          stock: 400,
          description:
            'Bottled at the source and only filtered for sand. Soft, with a low mineral count. The bottle is made of half recycled plastic.',
          pictures: ['waterGlass', 'drop'],
          size: ['500 ml', '1 litre', '5 litre'],
        },
        {
          name: 'Kokum Sol Kadhi Drink',
          brand: 'Phalrasa',
          price: 55,
          oldPrice: 62,
          stock: 0,
          description:
            'Konkan kokum in coconut milk with garlic and green chilli. Pink, savoury and cooling after a fish curry. Shake well; the coconut rises.',
          pictures: ['roseMilk', 'coconut'],
        },
      ],
    },
    {
      name: 'Health Drinks',
      picture: 'bubbleTea',
      products: [
        {
          name: 'Malted Milk Drink, Chocolate',
          brand: 'Subah Bowl',
          price: 265,
          oldPrice: 299,
          stock: 120,
          description:
            'Barley malt, milk solids and cocoa with iron and vitamin D. Stir into a little warm milk first to avoid lumps, then fill the cup.',
          pictures: ['coffeeJar', 'milkBottle'],
          weight: ['500 g', '1 kg'],
        },
        {
          name: 'Thandai Powder with Almond & Fennel',
          brand: 'Kesar Kothi',
          price: 320,
          oldPrice: 320,
          stock: 38,
          description:
            'Almonds, melon seed, poppy, fennel, pepper and rose, ground dry. One spoon in cold milk at Holi, or in warm milk at bedtime.',
          pictures: ['kheerBowl', 'almond'],
          weight: ['100 g', '250 g'],
        },
        {
          name: 'Plant Protein Sattu Shake',
          brand: 'Subah Bowl',
          price: 540,
          oldPrice: 640,
          stock: 64,
          description:
            'Roasted chana sattu with pea protein and banana powder: twenty-one grams of protein in a scoop. Made for Bihar summers and for gym bags.',
          pictures: ['bubbleTea', 'banana'],
          weight: ['500 g', '1 kg'],
          size: ['15 servings', '30 servings'],
        },
        {
          name: 'Haldi Doodh Golden Latte Mix',
          brand: 'Masalgarh',
          price: 210,
          oldPrice: 210,
          stock: 71,
          description:
            'Turmeric, dried ginger, nutmeg and black pepper in coconut sugar. Whisk a spoon into hot milk and spoon up the froth.',
          pictures: ['goldenLatte', 'turmericBowl'],
          weight: ['100 g', '250 g'],
        },
      ],
    },
  ],
};
