import type { DemoCategory } from '../types.ts';

export const bakery: DemoCategory = {
  name: 'Bakery',
  slug: 'bakery',
  color: '#f6e6d3',
  picture: 'bread',
  subCategories: [
    {
      name: 'Breads & Pav',
      picture: 'bread',
      products: [
        {
          name: 'Whole Wheat Sandwich Bread',
          brand: 'Roti & Rusk',
          price: 55,
          oldPrice: 55,
          stock: 86,
          description:
            'Every gram of the flour is whole wheat, and a little jaggery feeds the yeast. Eighteen even slices that toast brown at the edges and stay soft inside.',
          pictures: ['bread'],
          size: ['400 g loaf', '700 g loaf'],
        },
        {
          name: 'Ladi Pav, Eight Buns',
          brand: 'Pav Patri',
          price: 40,
          oldPrice: 45,
          stock: 120,
          description:
            'Pull-apart buns baked shoulder to shoulder so that the sides stay pale and tender. For vada pav, pav bhaji, or wiping the plate.',
          pictures: ['bun'],
        },
        {
          name: 'Slow Risen Sourdough Loaf with Flax, Sunflower and Pumpkin Seeds, Baked before Dawn',
          brand: 'Roti & Rusk',
          price: 185,
          oldPrice: 210,
          stock: 9,
          description:
            'Twenty-four hours of fermentation and a dark crust that sings as it cools. The crumb is open and faintly sour. Slice, freeze, and toast straight from the freezer.',
          pictures: ['bread', 'sunflower'],
          weight: ['450 g', '900 g'],
          size: ['Half loaf', 'Full loaf'],
          featured: true,
        },
        {
          name: 'Garlic Baguette',
          brand: 'Roti & Rusk',
          price: 79,
          oldPrice: 79,
          stock: 4,
          description:
            'A half-length baguette slit and filled with garlic butter and coriander. Ten minutes in a hot oven, foil on for the first five.',
          pictures: ['baguette', 'garlic'],
        },
      ],
    },
    {
      name: 'Rusks & Khari',
      picture: 'baguette',
      products: [
        {
          name: 'Elaichi Suji Rusk',
          brand: 'Roti & Rusk',
          price: 48,
          oldPrice: 55,
          stock: 190,
          description:
            'Twice-baked semolina toast with ground cardamom. Firm enough to survive a three-second dip in chai, which is the only test that counts.',
          pictures: ['rusk'],
          weight: ['200 g', '400 g'],
        },
        {
          name: 'Butter Khari Puffs',
          brand: 'Pav Patri',
          price: 75,
          oldPrice: 75,
          stock: 68,
          description:
            'Folded ninety-six times and baked until every layer lifts. Shatters over the saucer. Irani-cafe style, salted, no sugar glaze.',
          pictures: ['khari'],
          weight: ['200 g', '400 g'],
        },
        {
          name: 'Jeera Butter Sticks',
          brand: 'Pav Patri',
          price: 60,
          oldPrice: 60,
          stock: 77,
          description:
            'Pencil-long sticks with toasted cumin pressed into the dough. Dry and brittle, good with soup as well as tea.',
          pictures: ['baguette', 'butter'],
        },
        {
          name: 'Wholemeal Bread Crumbs',
          brand: 'Roti & Rusk',
          price: 38,
          oldPrice: 38,
          stock: 112,
          description:
            'Ground from day-old crusts of our own loaves, dried at low heat. A medium crumb that clings to cutlets without soaking up the oil.',
          pictures: ['daliaBowl', 'bread'],
          weight: ['200 g', '500 g'],
        },
      ],
    },
    {
      name: 'Cookies & Biscuits',
      picture: 'cookie',
      products: [
        {
          name: 'Hyderabadi Fruit Biscuits',
          brand: 'Pav Patri',
          price: 165,
          oldPrice: 190,
          stock: 54,
          description:
            'Crumbly custard-flavoured squares studded with tutti frutti and cashew. Packed in a printed box that is often given as a gift.',
          pictures: ['cookie', 'gift'],
          weight: ['200 g', '400 g'],
        },
        {
          name: 'Atta Jaggery Cookies',
          brand: 'Subah Bowl',
          price: 90,
          oldPrice: 90,
          stock: 128,
          description:
            'Whole wheat and melted gur, with ghee in place of margarine. Brown, chewy in the middle, and not very sweet.',
          pictures: ['cookie', 'honey'],
        },
        {
          name: 'Nankhatai with Pistachio',
          brand: 'Bhuri Ma',
          price: 120,
          oldPrice: 135,
          stock: 62,
          description:
            'Short, sandy rounds of besan, maida and ghee that crack on top as they bake. A sliver of pistachio is pushed in by hand. They melt before you can chew.',
          pictures: ['nankhatai'],
          weight: ['250 g', '500 g'],
          featured: true,
        },
        {
          name: 'Milk Glucose Biscuits, Family Pack',
          brand: 'Kirana Basics',
          price: 25,
          oldPrice: 25,
          stock: 410,
          description:
            'Plain rectangular biscuits that every Indian child has dunked and lost in a cup. Twelve small stacks, wrapped apart to stay crisp.',
          pictures: ['rusk', 'milkBottle'],
        },
        {
          name: 'Salted Pretzel Twists',
          brand: 'Roti & Rusk',
          price: 110,
          oldPrice: 130,
          stock: 35,
          description:
            'Small dark pretzels dipped in a soda bath before baking and strewn with coarse salt. A bar snack; also good dipped in melted chocolate.',
          pictures: ['pretzel'],
          countries: ['IN', 'US', 'GB', 'CA', 'AU'],
        },
      ],
    },
    {
      name: 'Cakes & Muffins',
      picture: 'shortcake',
      products: [
        {
          name: 'Mawa Cake, Parsi Cafe Recipe',
          brand: 'Pav Patri',
          price: 240,
          oldPrice: 240,
          stock: 21,
          description:
            'Dense crumb enriched with reduced milk and cardamom. Baked in paper and better on the second day. Contains egg.',
          pictures: ['cupcake', 'milkBottle'],
          weight: ['300 g', '600 g'],
        },
        {
          name: 'Eggless Chocolate Truffle Cake',
          brand: 'Roti & Rusk',
          price: 699,
          oldPrice: 699,
          stock: 7,
          description:
            'Two layers of cocoa sponge with ganache between and over them. Made to order the night before, so choose your delivery slot early. A candle and a paper knife are in the box.',
          pictures: ['birthdayCake', 'chocolate'],
          weight: ['500 g', '1 kg'],
          size: ['6 inch', '8 inch'],
        },
        {
          name: 'Strawberry Cream Pastry, Pair',
          brand: 'Roti & Rusk',
          price: 130,
          oldPrice: 150,
          stock: 16,
          description:
            'Two slices of vanilla sponge with whipped cream and fresh strawberry on top. Keep cold and eat on the day of delivery.',
          pictures: ['shortcake', 'strawberry'],
        },
        {
          name: 'Banana Walnut Muffins, Four',
          brand: 'Roti & Rusk',
          price: 160,
          oldPrice: 160,
          stock: 28,
          description:
            'Made with bananas gone properly brown, which need less sugar. Walnut pieces in the batter, and more on top. Warm for fifteen seconds before serving.',
          pictures: ['cupcake', 'banana'],
        },
        {
          name: 'Glazed Doughnut Box',
          brand: 'Pav Patri',
          price: 199,
          oldPrice: 220,
          stock: 0,
          description:
            'Yeast-raised rings fried golden and dipped twice: three in pink icing, three in cocoa. Best within six hours of delivery.',
          pictures: ['doughnut'],
          size: ['4 pieces', '6 pieces', '12 pieces'],
        },
      ],
    },
    {
      name: 'Puffs, Pizza & Croissants',
      picture: 'croissant',
      products: [
        {
          name: 'All Butter Croissant',
          brand: 'Roti & Rusk',
          price: 85,
          oldPrice: 85,
          stock: 33,
          description:
            'Three days from dough to oven, with white butter between twenty-seven layers. Refresh at 160 degrees for four minutes; a microwave makes it sad.',
          pictures: ['croissant', 'butter'],
          size: ['1 piece', '4 pieces'],
        },
        {
          name: 'Paneer Tikka Puff',
          brand: 'Pav Patri',
          price: 45,
          oldPrice: 50,
          stock: 41,
          description:
            'Flaky envelope around a filling of paneer, capsicum and onion in a dry tikka masala. A complete snack for the train.',
          pictures: ['khari', 'paneer'],
        },
        {
          name: 'Pizza Base, Thin Crust, Two Pieces',
          brand: 'Pav Patri',
          price: 58,
          oldPrice: 58,
          stock: 95,
          description:
            'Par-baked on stone with a raised rim. Brush with oil, top lightly, and bake for seven minutes in a very hot oven or a covered kadhai.',
          pictures: ['flatbread', 'pizza'],
          size: ['7 inch', '9 inch'],
        },
        {
          name: 'Sesame Bagel, Pack of Three',
          brand: 'Roti & Rusk',
          price: 135,
          oldPrice: 155,
          stock: 24,
          description:
            'Boiled in malt water before they are baked, hence the shine and the chew. Split and toast. They freeze for a month.',
          pictures: ['bagel'],
        },
      ],
    },
  ],
};
