import type { DemoCategory } from '../types.ts';

export const snacksAndNamkeen: DemoCategory = {
  name: 'Snacks & Namkeen',
  slug: 'snacks-namkeen',
  color: '#fff0c9',
  picture: 'samosa',
  subCategories: [
    {
      name: 'Namkeen & Bhujia',
      picture: 'bhujiaBowl',
      products: [
        {
          name: 'Bikaneri Bhujia, Moth Bean & Clove',
          brand: 'Chatpat Gali',
          price: 85,
          oldPrice: 95,
          stock: 230,
          description:
            'Thread-thin bhujia of moth bean flour, pressed straight into hot oil through a brass plate. Clove and black pepper come late, after the crunch. Best with the afternoon tea.',
          pictures: ['bhujiaBowl'],
          weight: ['150 g', '400 g', '1 kg'],
          featured: true,
        },
        {
          name: 'Khatta Meetha Mix',
          brand: 'Chatpat Gali',
          price: 62,
          oldPrice: 62,
          stock: 145,
          description:
            'Sev, peas, peanuts, puffed rice and raisins tossed in sugar and citric tang. Every handful is a different ratio, which is half of the fun.',
          pictures: ['mixtureBowl', 'peanuts'],
          weight: ['150 g', '400 g'],
        },
        {
          name: 'Moong Dal Namkeen',
          brand: 'Karari Katori',
          price: 55,
          oldPrice: 55,
          stock: 178,
          description:
            'Split moong soaked, dried and fried until each grain is a glassy crackle. Salted and nothing else. Squeeze a lemon over it with chopped onion for instant chaat.',
          pictures: ['moongBowl', 'lemon'],
          weight: ['150 g', '400 g'],
        },
        {
          name: 'Aloo Lachha with Peanuts',
          brand: 'Karari Katori',
          price: 70,
          oldPrice: 70,
          stock: 66,
          description:
            'Potato straws fried pale with peanuts and curry leaf, seasoned with rock salt so that it may be eaten on a fast. Light and greaseless.',
          pictures: ['fries', 'peanuts'],
          weight: ['150 g', '350 g'],
        },
      ],
    },
    {
      name: 'Chips & Crisps',
      picture: 'fries',
      products: [
        {
          name: 'Kerala Nendran Banana Chips in Coconut Oil',
          brand: 'Karari Katori',
          price: 110,
          oldPrice: 125,
          stock: 94,
          description:
            'Raw nendran bananas sliced straight over boiling coconut oil in Kozhikode. Golden, thin at the rim and thick at the heart. The salt goes in as brine while they fry.',
          pictures: ['banana', 'coconut'],
          weight: ['150 g', '250 g', '500 g'],
        },
        {
          name: 'Masala Potato Wafers',
          brand: 'Karari Katori',
          price: 20,
          oldPrice: 20,
          stock: 380,
          description:
            'Ridged wafers with tomato, onion and garam masala dusted on while they are hot. One packet suits one film, or half a cricket innings.',
          pictures: ['potato', 'chili'],
        },
        {
          name: 'Baked Ragi Chips, Peri Peri',
          brand: 'Subah Bowl',
          price: 45,
          oldPrice: 55,
          stock: 82,
          description:
            'Finger millet dough rolled thin and baked, not fried. The peri peri mix is bright with lime and slow to heat. Sixty per cent less oil than wafers.',
          pictures: ['tacoChip'],
        },
        {
          name: 'Tapioca Sticks with Black Pepper',
          brand: 'Karari Katori',
          price: 39,
          oldPrice: 39,
          stock: 3,
          description:
            'Kappa cut into matchsticks and fried hard. Coarse pepper, curry leaf and a toothsome snap. A Travancore tea-shop habit.',
          pictures: ['fries', 'coconut'],
          weight: ['100 g', '250 g'],
        },
      ],
    },
    {
      name: 'Ready Savouries',
      picture: 'samosa',
      products: [
        {
          name: 'Mini Dry Samosa with Dal & Fennel',
          brand: 'Chatpat Gali',
          price: 99,
          oldPrice: 115,
          stock: 104,
          description:
            'Walnut-sized samosas with a dry filling of moong dal, fennel and raisins. They stay crisp for weeks because nothing inside is moist. Travel well in a tin.',
          pictures: ['samosa'],
          weight: ['200 g', '400 g'],
        },
        {
          name: 'Methi Khakhra, Hand Roasted on an Iron Tawa with Sesame and Fresh Fenugreek Leaves',
          brand: 'Bhuri Ma',
          price: 76,
          oldPrice: 76,
          stock: 117,
          description:
            'Whole wheat discs pressed with a cloth pad until they are dry through. The fenugreek is chopped leaf, not powder. Ten to a stack; eat plain, with ghee, or under chopped tomato.',
          pictures: ['flatbread'],
        },
        {
          name: 'Bhakarwadi Spiral Rolls',
          brand: 'Chatpat Gali',
          price: 88,
          oldPrice: 88,
          stock: 58,
          description:
            'Crisp spirals wound around coconut, poppy and tamarind. Sweet, sour and hot in that order. A Pune queue in a packet.',
          pictures: ['bhakarwadi'],
          weight: ['200 g', '500 g'],
        },
        {
          name: 'Masala Mathri Tin',
          brand: 'Bhuri Ma',
          price: 140,
          oldPrice: 160,
          stock: 45,
          description:
            'Short, flaky biscuits of maida and ghee with crushed ajwain and pepper, pricked with a fork. Thirty pieces in a tin, made to sit beside mango pickle.',
          pictures: ['riceCracker'],
        },
        {
          name: 'Kothimbir Vadi, Frozen',
          brand: 'Jhatpat Rasoi',
          price: 130,
          oldPrice: 130,
          stock: 0,
          description:
            'Steamed coriander and besan squares, cut and frozen. Shallow fry from frozen for six minutes. Ten pieces, enough for four at tea.',
          pictures: ['falafel', 'herb'],
        },
      ],
    },
    {
      name: 'Nuts & Dry Fruits',
      picture: 'peanuts',
      products: [
        {
          name: 'Mamra Almonds',
          brand: 'Kesar Kothi',
          price: 1290,
          oldPrice: 1450,
          stock: 26,
          description:
            'Small, curved almonds that give off oil when pressed between the fingers. Soak five overnight and peel them in the morning. Hand graded, with less than two per cent broken.',
          pictures: ['almond'],
          weight: ['250 g', '500 g', '1 kg'],
        },
        {
          name: 'Goan Cashew W240, Whole',
          brand: 'Kesar Kothi',
          price: 545,
          oldPrice: 620,
          stock: 73,
          description:
            'Large whole kernels steamed open and sun dried in Sawantwadi. Sweet and white, for korma paste, kaju katli, or a bowl on the table.',
          pictures: ['cashewBowl'],
          weight: ['250 g', '500 g', '1 kg'],
          featured: true,
        },
        {
          name: 'Roasted Bharuch Peanuts with Sea Salt',
          brand: 'Karari Katori',
          price: 42,
          oldPrice: 48,
          stock: 265,
          description:
            'Large peanuts roasted in hot salt, the railway-platform way, skins on. A faint smokiness and a clean snap.',
          pictures: ['peanuts', 'salt'],
          weight: ['200 g', '500 g'],
        },
        {
          name: 'Afghan Black Raisins & Figs Duo',
          brand: 'Kesar Kothi',
          price: 385,
          oldPrice: 385,
          stock: 5,
          description:
            'Seedless black raisins from Kandahar and strung figs, each in its own half of the box. Soft without any oil coating. Soak both in water for a mild laxative drink.',
          pictures: ['grapes', 'package'],
          countries: ['IN', 'AE', 'SA'],
        },
        {
          name: 'Makhana Fox Nuts, Jumbo Popped',
          brand: 'Subah Bowl',
          price: 215,
          oldPrice: 215,
          stock: 89,
          description:
            'Lotus seeds from Darbhanga popped over wood fire. Toss in a spoon of ghee for five minutes until one crushes cleanly between the fingers.',
          pictures: ['popcorn', 'lotus'],
          weight: ['100 g', '250 g'],
        },
      ],
    },
    {
      name: 'Popcorn & Puffs',
      picture: 'popcorn',
      products: [
        {
          name: 'Butter Popcorn Kernels for the Stove',
          brand: 'Karari Katori',
          price: 65,
          oldPrice: 65,
          stock: 135,
          description:
            'Mushroom-type corn that bursts round instead of ragged. Heat oil, add three test kernels, and pour the rest when those pop. The butter seasoning comes in its own sachet.',
          pictures: ['popcorn', 'butter'],
          weight: ['250 g', '500 g'],
        },
        {
          name: 'Murmura Puffed Rice',
          brand: 'Kirana Loose',
          price: 18,
          oldPrice: 18,
          stock: 300,
          description:
            'Feather-light puffed rice for bhel and jhalmuri. Roast it dry for two minutes to bring the crunch back after a rainy week.',
          pictures: ['riceBowl', 'onion'],
          weight: ['200 g', '500 g'],
        },
        {
          name: 'Jowar Puffs, Tomato & Tulsi',
          brand: 'Subah Bowl',
          price: 36,
          oldPrice: 40,
          stock: 108,
          description:
            'Sorghum puffed with hot air and tumbled in sun-dried tomato and holy basil. Gluten free and light enough for a school break.',
          pictures: ['tomato', 'popcorn'],
        },
        {
          name: 'Cheese Corn Balls',
          brand: 'Karari Katori',
          price: 30,
          oldPrice: 30,
          stock: 2,
          description:
            'Round puffs that dissolve on the tongue and leave cheddar dust on the fingers. Made with real cheese powder, which is why the orange is a soft one.',
          pictures: ['cheese', 'corn'],
        },
      ],
    },
  ],
};
