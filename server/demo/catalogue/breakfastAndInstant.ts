import type { DemoCategory } from '../types.ts';

export const breakfastAndInstant: DemoCategory = {
  name: 'Breakfast & Instant Food',
  slug: 'breakfast-instant-food',
  color: '#fde7cf',
  picture: 'cerealBowl',
  subCategories: [
    {
      name: 'Cereals & Oats',
      picture: 'cerealBowl',
      products: [
        {
          name: 'Rolled Oats, Whole Grain',
          brand: 'Subah Bowl',
          price: 189,
          oldPrice: 215,
          stock: 164,
          description:
            'Thick flakes steamed and rolled once, so they keep some chew. Five minutes on the stove for porridge, none at all for overnight oats.',
          pictures: ['cerealBowl', 'glassOfMilk'],
          weight: ['500 g', '1 kg', '2 kg'],
          featured: true,
        },
        {
          name: 'Corn Flakes, Plain',
          brand: 'Subah Bowl',
          price: 165,
          oldPrice: 165,
          stock: 118,
          description:
            'Milled corn, malt and salt, toasted to a blister. They stay crisp for about three minutes in cold milk, and shorter in hot.',
          pictures: ['cornflakeBowl', 'corn'],
          weight: ['250 g', '500 g', '1 kg'],
        },
        {
          name: 'Ragi & Chocolate Crunch for Kids',
          brand: 'Subah Bowl',
          price: 210,
          oldPrice: 240,
          stock: 65,
          description:
            'Small hollow pillows of ragi, jowar and cocoa sweetened with jaggery. They turn the milk brown, which is the point.',
          pictures: ['ragiBowl', 'chocolate'],
        },
        {
          name: 'Muesli with Mango, Cashew and Puffed Amaranth, No Added Sugar, Slow Baked in Wide Trays',
          brand: 'Subah Bowl',
          price: 395,
          oldPrice: 450,
          stock: 36,
          description:
            'Oats and amaranth baked with date paste until they clump, then mixed with dried mango and cashew. Sweet from fruit alone. The zip pouch stands by itself.',
          pictures: ['cerealBowl', 'mango', 'cashewBowl'],
          weight: ['400 g', '800 g'],
          size: ['Pouch', 'Family tin'],
        },
      ],
    },
    {
      name: 'Instant Mixes',
      picture: 'idli',
      products: [
        {
          name: 'Rava Idli Mix',
          brand: 'Jhatpat Rasoi',
          price: 78,
          oldPrice: 88,
          stock: 142,
          description:
            'Roasted semolina with mustard, curry leaf and cashew bits. Add curd and water, wait ten minutes, steam for twelve. Makes sixteen idlis.',
          pictures: ['idli'],
          weight: ['200 g', '500 g'],
        },
        {
          name: 'Crispy Dosa Batter Powder',
          brand: 'Jhatpat Rasoi',
          price: 92,
          oldPrice: 92,
          stock: 110,
          description:
            'Rice, urad and a little fenugreek, fermented, dried and milled. Mix at night for a sour dosa or use at once for a mild one.',
          pictures: ['dosa', 'riceBowl'],
          weight: ['500 g', '1 kg'],
        },
        {
          name: 'Gujarati Dhokla Mix',
          brand: 'Jhatpat Rasoi',
          price: 65,
          oldPrice: 65,
          stock: 5,
          description:
            'Besan mix with its own tempering sachet. It rises in the steamer within fifteen minutes; cut it when it has cooled or the squares tear.',
          pictures: ['dhokla'],
        },
        {
          name: 'Poha in a Cup, Indori Style',
          brand: 'Jhatpat Rasoi',
          price: 45,
          oldPrice: 45,
          stock: 230,
          description:
            'Seasoned flakes with peas, fennel and a pinch of sugar. Pour hot water to the line, cover for four minutes, crown with the sev from the lid.',
          pictures: ['pohaBowl', 'lemon'],
        },
        {
          name: 'Fluffy Pancake Mix, Eggless',
          brand: 'Roti & Rusk',
          price: 149,
          oldPrice: 175,
          stock: 58,
          description:
            'Only milk to add. The batter is thick and the bubbles are slow, so keep the flame low and turn each pancake once.',
          pictures: ['pancakes', 'honey'],
          weight: ['250 g', '500 g'],
        },
      ],
    },
    {
      name: 'Noodles & Pasta',
      picture: 'noodles',
      products: [
        {
          name: 'Masala Atta Noodles, Two Minute Pack',
          brand: 'Jhatpat Rasoi',
          price: 15,
          oldPrice: 15,
          stock: 600,
          description:
            'Whole wheat noodles, air dried rather than fried, with a tastemaker of onion, turmeric and chilli. Truly four minutes, as everybody knows.',
          pictures: ['noodles', 'chili'],
          size: ['Single', 'Pack of 4', 'Pack of 12'],
          weight: ['70 g', '280 g', '840 g'],
        },
        {
          name: 'Durum Wheat Penne',
          brand: 'Annakoti',
          price: 115,
          oldPrice: 130,
          stock: 97,
          description:
            'Ridged tubes from Malwa durum semolina, extruded through bronze. Firm after ten minutes. The starchy water helps the sauce to hold.',
          pictures: ['spaghetti'],
          weight: ['500 g', '1 kg'],
        },
        {
          name: 'Rice Vermicelli Sevai',
          brand: 'Annakoti',
          price: 58,
          oldPrice: 58,
          stock: 86,
          description:
            'Fine rice strands steamed and dried in nests. Pour boiling water over them, drain, and toss with lemon, coconut or tamarind.',
          pictures: ['sevai', 'lemon'],
          weight: ['200 g', '500 g'],
        },
        {
          name: 'Hakka Noodles, Egg Free',
          brand: 'Jhatpat Rasoi',
          price: 68,
          oldPrice: 76,
          stock: 125,
          description:
            'Straight, springy noodles for the wok. Boil for three minutes, rinse cold and oil them, or they will clump on the way to the flame.',
          pictures: ['takeout', 'noodles'],
        },
      ],
    },
    {
      name: 'Ready to Eat',
      picture: 'curry',
      products: [
        {
          name: 'Dal Makhani Pouch, Slow Cooked',
          brand: 'Jhatpat Rasoi',
          price: 130,
          oldPrice: 130,
          stock: 103,
          description:
            'Whole urad and rajma simmered overnight with tomato and cream. Two minutes in boiling water, still sealed. Serves two with rice.',
          pictures: ['hotPot', 'rajma'],
          featured: true,
        },
        {
          name: 'Paneer Butter Masala, Heat and Serve',
          brand: 'Jhatpat Rasoi',
          price: 155,
          oldPrice: 155,
          stock: 77,
          description:
            'Paneer cubes in a smooth tomato and cashew gravy, finished with kasuri methi. Mild enough for children. No preservative; the pouch is sterilised.',
          pictures: ['curry', 'paneer'],
        },
        {
          name: 'Vegetable Biryani Bowl',
          brand: 'Jhatpat Rasoi',
          price: 110,
          oldPrice: 125,
          stock: 0,
          description:
            'Layered basmati with carrots, beans and fried onion. The raita powder is in the lid. Microwave for ninety seconds.',
          pictures: ['biryaniBowl', 'carrot'],
        },
        {
          name: 'Frozen Malabar Paratha, Five',
          brand: 'Jhatpat Rasoi',
          price: 105,
          oldPrice: 105,
          stock: 88,
          description:
            'Layered parottas stretched by hand and frozen flat. Straight onto a hot tawa; then clap them between the palms to open the layers.',
          pictures: ['flatbread', 'butter'],
          size: ['5 pieces', '10 pieces', '20 pieces'],
        },
        {
          name: 'Vegetable Momos, Frozen, with Schezwan Dip',
          brand: 'Jhatpat Rasoi',
          price: 165,
          oldPrice: 190,
          stock: 42,
          description:
            'Twenty-four pleated dumplings of cabbage, carrot and spring onion. Steam for nine minutes on an oiled plate. The dip is truly hot.',
          pictures: ['dumpling', 'chili'],
          countries: ['IN', 'NP', 'BT'],
        },
      ],
    },
    {
      name: 'Spreads & Sauces',
      picture: 'jamJar',
      products: [
        {
          name: 'Mixed Fruit Jam',
          brand: 'Phalrasa',
          price: 125,
          oldPrice: 140,
          stock: 148,
          description:
            'Apple, papaya, banana and pineapple cooked with less sugar than usual: you can see pieces of fruit. A staple of school sandwiches.',
          pictures: ['jamJar', 'strawberry'],
          weight: ['200 g', '500 g', '1 kg'],
        },
        {
          name: 'Crunchy Peanut Butter, Unsweetened',
          brand: 'Karari Katori',
          price: 245,
          oldPrice: 245,
          stock: 92,
          description:
            'Roasted Saurashtra peanuts, ground twice, with chopped nuts folded back in. Nothing else: stir the oil back when it separates.',
          pictures: ['peanutButterJar', 'peanuts'],
          weight: ['350 g', '1 kg'],
        },
        {
          name: 'Tomato Ketchup, No Onion No Garlic',
          brand: 'Kirana Basics',
          price: 99,
          oldPrice: 112,
          stock: 176,
          description:
            'Thick, clove-scented ketchup made without onion and garlic, as many Indian kitchens want it. The squeeze bottle stands on its head.',
          pictures: ['ketchupBottle', 'tomato'],
          weight: ['450 g', '900 g'],
        },
        {
          name: 'Green Chutney in a Squeeze Bottle',
          brand: 'Jhatpat Rasoi',
          price: 85,
          oldPrice: 85,
          stock: 4,
          description:
            'Coriander, mint, green chilli and lemon. It stays green because it is blanched, not coloured. Sandwich and samosa ready.',
          pictures: ['chutneyBottle', 'mint'],
        },
      ],
    },
  ],
};
