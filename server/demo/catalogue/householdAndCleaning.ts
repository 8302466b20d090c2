import type { DemoCategory } from '../types.ts';

export const householdAndCleaning: DemoCategory = {
  name: 'Household & Cleaning',
  slug: 'household-cleaning',
  color: '#dcf1f0',
  picture: 'bucket',
  subCategories: [
    {
      name: 'Laundry',
      picture: 'basket',
      products: [
        {
          name: 'Detergent Powder for Bucket Wash',
          brand: 'Safai Sathi',
          price: 112,
          oldPrice: 125,
          stock: 255,
          description:
            'Foams in hard water and rinses in two changes. Made for soaking and hand scrubbing; collars need one extra pinch. Free of phosphates.',
          pictures: ['detergentBowl', 'bucket'],
          weight: ['1 kg', '3 kg', '6 kg'],
        },
        {
          name: 'Front Load Liquid Detergent',
          brand: 'Safai Sathi',
          price: 349,
          oldPrice: 420,
          stock: 98,
          description:
            'Low-suds liquid for machines with a drum door. One cap for a full load, half for a lightly soiled one. Smells of wet earth after rain.',
          pictures: ['blueLotion', 'bubbles'],
          size: ['1 litre', '2 litre', '5 litre'],
          featured: true,
        },
        {
          name: 'Blue Detergent Bar',
          brand: 'Chamkili',
          price: 10,
          oldPrice: 10,
          stock: 520,
          description:
            'A firm bar that does not turn to mush in the dish. Rub it on wet cuffs, leave for five minutes, scrub. Lasts for about twenty shirts.',
          pictures: ['blueSoap'],
          size: ['Single', 'Pack of 5'],
        },
        {
          name: 'Reetha Natural Liquid Wash for Silk and Wool, Safe for Banarasi and Pashmina Shawls',
          brand: 'Neemgiri',
          price: 260,
          oldPrice: 260,
          stock: 5,
          description:
            'Soapnut liquor with eucalyptus, neutral in pH. Cold water, two minutes, no wringing: roll the cloth in a towel and dry it in shade.',
          pictures: ['purpleLotion', 'yarn'],
          size: ['500 ml', '1 litre'],
        },
      ],
    },
    {
      name: 'Dish & Kitchen Cleaning',
      picture: 'sponge',
      products: [
        {
          name: 'Lemon Dishwash Gel',
          brand: 'Chamkili',
          price: 105,
          oldPrice: 118,
          stock: 232,
          description:
            'One spoon in a bowl of water cleans a dinner for four. Cuts ghee and the ring that dal leaves in the cooker. Kind to cracked winter hands.',
          pictures: ['lemonLotion', 'lemon'],
          size: ['250 ml', '500 ml', '1 litre'],
        },
        {
          name: 'Coconut Fibre Scrub Pads',
          brand: 'Chamkili',
          price: 49,
          oldPrice: 49,
          stock: 126,
          description:
            'Stitched coir on one side, loofah on the other. They scour steel, spare non-stick, and go into the compost when worn.',
          pictures: ['sponge', 'coconut'],
          size: ['Pack of 3', 'Pack of 6'],
        },
        {
          name: 'Brass and Copper Shine Powder',
          brand: 'Chamkili',
          price: 38,
          oldPrice: 38,
          stock: 91,
          description:
            'A tamarind-sour powder that brings lamps and lotas back to gold. Rub with a wet cloth and rinse at once, so that no streaks stay.',
          pictures: ['corianderBowl', 'diya'],
          weight: ['150 g', '400 g'],
        },
        {
          name: 'Kitchen Degreaser Spray',
          brand: 'Safai Sathi',
          price: 185,
          oldPrice: 215,
          stock: 74,
          description:
            'Loosens the sticky film above the stove and on chimney filters. Spray, count to sixty, wipe. Rinse surfaces that touch food.',
          pictures: ['tealLotion', 'sparkles'],
        },
      ],
    },
    {
      name: 'Floor & Bathroom',
      picture: 'broom',
      products: [
        {
          name: 'Phool Jhadu Grass Broom',
          brand: 'Kirana Basics',
          price: 120,
          oldPrice: 120,
          stock: 67,
          description:
            'Soft Meghalaya tiger grass tied into a wide fan. Shake the flower dust out on the terrace for the first few days; then it sweeps like silk.',
          pictures: ['broom'],
        },
        {
          name: 'Citronella Floor Cleaner',
          brand: 'Safai Sathi',
          price: 165,
          oldPrice: 189,
          stock: 143,
          description:
            'Two caps in a bucket leave tiles dry, not slippery. The citronella keeps ants and mosquitoes thinking twice. Safe around pets once dry.',
          pictures: ['greenLotion', 'herb'],
          size: ['500 ml', '1 litre', '5 litre'],
        },
        {
          name: 'Thick Toilet Cleaner',
          brand: 'Chamkili',
          price: 93,
          oldPrice: 93,
          stock: 187,
          description:
            'Angled neck, clinging gel. Squeeze under the rim, leave for twenty minutes, brush and flush. Never mix with bleach.',
          pictures: ['blueLotion', 'toilet'],
          size: ['500 ml', '1 litre'],
        },
        {
          name: 'Bathing Bucket and Mug Set',
          brand: 'Steelghar',
          price: 345,
          oldPrice: 399,
          stock: 29,
          description:
            'Unbreakable virgin plastic with a steel handle and a mug that hooks on the rim. Litre marks inside. No smell from the first day.',
          pictures: ['bucket', 'bathtub'],
          size: ['13 litre', '18 litre', '25 litre'],
        },
        {
          name: 'Rubber Gloves, Long Cuff',
          brand: 'Safai Sathi',
          price: 110,
          oldPrice: 110,
          stock: 4,
          description:
            'Flock-lined latex that reaches half-way to the elbow, with a grip pattern for wet steel. Turn inside out to dry.',
          pictures: ['gloves'],
          size: ['Small', 'Medium', 'Large'],
        },
      ],
    },
    {
      name: 'Pooja & Home Fragrance',
      picture: 'diya',
      products: [
        {
          name: 'Mogra Agarbatti, Hand Rolled',
          brand: 'Dhoop Aangan',
          price: 55,
          oldPrice: 55,
          stock: 205,
          description:
            'Bamboo sticks rolled in jasmine paste without charcoal. Forty minutes a stick, and the ash falls in one curl.',
          pictures: ['candle', 'blossom'],
          size: ['20 sticks', '50 sticks', '100 sticks'],
        },
        {
          name: 'Cow Ghee Diya Wicks, Ready to Light',
          brand: 'Dhoop Aangan',
          price: 85,
          oldPrice: 95,
          stock: 152,
          description:
            'Cotton wicks set in solid ghee, thirty to the jar. Place one in a lamp and light; it burns for half an hour with hardly any soot.',
          pictures: ['diya', 'gheeJar'],
          featured: true,
        },
        {
          name: 'Bhimseni Camphor Tablets',
          brand: 'Dhoop Aangan',
          price: 140,
          oldPrice: 140,
          stock: 88,
          description:
            'Edible-grade camphor for aarti that leaves no residue on the plate. A tablet in the wardrobe also keeps silverfish out.',
          pictures: ['fire', 'diya'],
          weight: ['50 g', '100 g', '250 g'],
          countries: ['IN', 'NP', 'SG', 'MY', 'AE'],
        },
        {
          name: 'Soy Candle, Vetiver & Lime',
          brand: 'Dhoop Aangan',
          price: 399,
          oldPrice: 475,
          stock: 20,
          description:
            'Poured in a brass katori that is worth keeping afterwards. Khus and lime, for thirty hours. Trim the wick to five millimetres.',
          pictures: ['candle', 'lemon'],
        },
      ],
    },
    {
      name: 'Paper, Pest & Utility',
      picture: 'tissueRoll',
      products: [
        {
          name: 'Bamboo Kitchen Towel Rolls',
          brand: 'Safai Sathi',
          price: 199,
          oldPrice: 230,
          stock: 94,
          description:
            'Two-ply sheets of bamboo pulp, strong when wet, with no bleach. Drain puris on them, then wipe the stove with the same piece.',
          pictures: ['tissueRoll', 'seedling'],
          size: ['2 rolls', '4 rolls', '8 rolls'],
        },
        {
          name: 'Compostable Bin Bags',
          brand: 'Safai Sathi',
          price: 135,
          oldPrice: 135,
          stock: 121,
          description:
            'Corn-starch bags for wet waste that rot with their contents. Thirty in a roll, tied at the neck. Use within three days of filling.',
          pictures: ['trash', 'recycle'],
          size: ['Small', 'Medium', 'Large'],
        },
        {
          name: 'Plug-in Mosquito Repellent with Refill',
          brand: 'Neemgiri',
          price: 145,
          oldPrice: 165,
          stock: 0,
          description:
            'Neem and eucalyptus vapour for a room of twelve square metres. One refill lasts forty-five nights. No smoke, and only a faint smell.',
          pictures: ['shield', 'mosquito', 'electricPlug'],
        },
        {
          name: 'LED Bulb 9 W, Warm White',
          brand: 'Urjavan',
          price: 99,
          oldPrice: 99,
          stock: 310,
          description:
            'Nine watts for the light of an old sixty. Steady from 140 to 290 volts, since the supply is not. Two-year replacement at our counter.',
          pictures: ['bulb'],
          size: ['B22 cap', 'E27 cap'],
        },
        {
          name: 'Rechargeable AA Batteries, Four',
          brand: 'Urjavan',
          price: 499,
          oldPrice: 599,
          stock: 56,
          description:
            'Low self-discharge cells of 2000 mAh that hold most of their charge for a year on the shelf. Good for about a thousand cycles.',
          pictures: ['battery'],
        },
      ],
    },
  ],
};
