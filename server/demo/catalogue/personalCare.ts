import type { DemoCategory } from '../types.ts';

export const personalCare: DemoCategory = {
  name: 'Personal Care',
  slug: 'personal-care',
  color: '#f0e4f7',
  picture: 'pinkLotion',
  subCategories: [
    {
      name: 'Bath & Soap',
      picture: 'pinkSoap',
      products: [
        {
          name: 'Neem & Tulsi Bathing Soap',
          brand: 'Neemgiri',
          price: 42,
          oldPrice: 48,
          stock: 270,
          description:
            'Cold-process bar with neem oil and holy basil, cured for six weeks. Green, a little bitter to smell, gentle on prickly heat.',
          pictures: ['greenSoap', 'mint'],
          size: ['Single', 'Pack of 3', 'Pack of 6'],
          weight: ['75 g', '225 g', '450 g'],
          featured: true,
        },
        {
          name: 'Mysore Style Sandalwood Soap',
          brand: 'Komal Kaaya',
          price: 65,
          oldPrice: 65,
          stock: 158,
          description:
            'A hard-milled bar that lasts for a month and smells of warm wood to the last sliver. Wrapped in paper, boxed in card.',
          pictures: ['sandalSoap', 'wood'],
          size: ['100 g', 'Pack of 4'],
        },
        {
          name: 'Rose & Glycerine Body Wash',
          brand: 'Gulmitti',
          price: 220,
          oldPrice: 220,
          stock: 83,
          description:
            'Clear pink gel that foams softly and rinses at once. Soap-free, so the skin does not pull tight afterwards.',
          pictures: ['pinkLotion', 'rose'],
          size: ['250 ml', '500 ml'],
        },
        {
          name: 'Ubtan Powder Scrub with Haldi and Sandal',
          brand: 'Gulmitti',
          price: 175,
          oldPrice: 199,
          stock: 47,
          description:
            'Gram flour, turmeric, sandal and orange peel, to be mixed with milk or rose water. A bridal habit, good on any Sunday.',
          pictures: ['besanBowl', 'rosette'],
          weight: ['100 g', '250 g'],
        },
      ],
    },
    {
      name: 'Hair Care',
      picture: 'purpleLotion',
      products: [
        {
          name: 'Pure Coconut Hair Oil',
          brand: 'Komal Kaaya',
          price: 135,
          oldPrice: 150,
          stock: 213,
          description:
            'Pressed from sun-dried copra and filtered through muslin. It turns solid below 24 degrees; hold the bottle under a warm tap.',
          pictures: ['coconutOil', 'coconut'],
          size: ['100 ml', '250 ml', '500 ml'],
        },
        {
          name: 'Shikakai & Reetha Shampoo',
          brand: 'Neemgiri',
          price: 245,
          oldPrice: 245,
          stock: 94,
          description:
            'Soapnut and acacia pods brewed into a dark, low-foaming wash. It leaves oil where the scalp needs it. Give it two weeks before you judge.',
          pictures: ['purpleLotion', 'herb'],
          size: ['200 ml', '400 ml'],
        },
        {
          name: 'Bhringraj Scalp Oil with Curry Leaf, Hibiscus and Sesame, Cooked in an Iron Kadhai',
          brand: 'Neemgiri',
          price: 385,
          oldPrice: 440,
          stock: 26,
          description:
            'Herbs steeped in sesame oil for three days over a low fire, as our formulator’s grandmother did. Massage at night, wash in the morning. It smells of the forest, frankly.',
          pictures: ['hairOil', 'hibiscus'],
          size: ['100 ml', '200 ml'],
        },
        {
          name: 'Natural Henna Mehendi Powder',
          brand: 'Gulmitti',
          price: 88,
          oldPrice: 88,
          stock: 112,
          description:
            'Triple-sifted Sojat leaf with no added dye. Copper on white hair, a red glow on black. Mix with tea liquor and leave for six hours.',
          pictures: ['hennaBowl', 'hairPick'],
          weight: ['100 g', '250 g', '500 g'],
        },
        {
          name: 'Neem Wood Comb',
          brand: 'Neemgiri',
          price: 95,
          oldPrice: 110,
          stock: 6,
          description:
            'Hand-cut from one piece of neem, with rounded teeth that do not build up static. Oil it once a month; never soak it.',
          pictures: ['hairPick', 'wood'],
          size: ['Fine tooth', 'Wide tooth'],
          countries: ['US', 'GB', 'CA', 'AU', 'IN'],
        },
      ],
    },
    {
      name: 'Skin Care',
      picture: 'lotus',
      products: [
        {
          name: 'Aloe Vera Gel, Cold Pressed',
          brand: 'Neemgiri',
          price: 165,
          oldPrice: 165,
          stock: 131,
          description:
            'Cloudy gel from fresh leaf, lightly thickened. Cooling after the sun or a shave. Keep it in the fridge in April.',
          pictures: ['greenLotion', 'cactus'],
          size: ['100 ml', '250 ml'],
        },
        {
          name: 'Kumkumadi Night Face Oil',
          brand: 'Kesar Kothi',
          price: 890,
          oldPrice: 1100,
          stock: 18,
          description:
            'Saffron, manjistha and lotus in sesame oil, an Ayurvedic formula of twenty-four botanicals. Three drops, pressed in, not rubbed.',
          pictures: ['amberLotion', 'crocus'],
          size: ['10 ml', '30 ml'],
          countries: ['IN', 'AE', 'GB', 'US', 'SG'],
        },
        {
          name: 'Multani Mitti Clay Mask',
          brand: 'Gulmitti',
          price: 78,
          oldPrice: 78,
          stock: 139,
          description:
            'Fine fuller’s earth for oily skin. Mix with rose water, spread thin, and wash it off before it cracks.',
          pictures: ['clayBowl', 'rose'],
          weight: ['100 g', '250 g'],
        },
        {
          name: 'Everyday Sunscreen SPF 50',
          brand: 'Komal Kaaya',
          price: 425,
          oldPrice: 499,
          stock: 62,
          description:
            'Light lotion that leaves no white cast on brown skin. Two finger lengths for face and neck, again after three hours outdoors.',
          pictures: ['amberLotion', 'sun'],
          size: ['50 ml', '100 ml'],
        },
      ],
    },
    {
      name: 'Oral Care',
      picture: 'toothbrush',
      products: [
        {
          name: 'Clove & Mint Toothpaste',
          brand: 'Dant Dhara',
          price: 98,
          oldPrice: 98,
          stock: 224,
          description:
            'Chalk-based paste with real clove oil and fluoride. Warm on the gums, cool on the breath. No sugar alcohol aftertaste.',
          pictures: ['tooth', 'mint'],
          weight: ['100 g', '200 g'],
        },
        {
          name: 'Bamboo Toothbrush, Soft',
          brand: 'Dant Dhara',
          price: 75,
          oldPrice: 90,
          stock: 145,
          description:
            'A flat handle of moso bamboo with charcoal-tipped bristles. Pull out the bristles and compost the rest after three months.',
          pictures: ['toothbrush', 'seedling'],
          size: ['Adult', 'Child'],
        },
        {
          name: 'Copper Tongue Cleaner',
          brand: 'Dant Dhara',
          price: 60,
          oldPrice: 60,
          stock: 77,
          description:
            'A bent strip of solid copper, polished at the edge. Rinse it and let it dry; it darkens with time and scrubs bright again with tamarind.',
          pictures: ['toothbrush'],
        },
        {
          name: 'Ayurvedic Herbal Mouthwash',
          brand: 'Dant Dhara',
          price: 155,
          oldPrice: 155,
          stock: 0,
          description:
            'Alcohol-free rinse of miswak, clove and betel leaf. Twenty millilitres for half a minute after brushing.',
          pictures: ['greenLotion', 'tooth'],
          size: ['250 ml', '500 ml'],
        },
      ],
    },
    {
      name: 'Baby & Hygiene',
      picture: 'babyBottle',
      products: [
        {
          name: 'Baby Massage Oil with Almond',
          brand: 'Nanhe Kadam',
          price: 230,
          oldPrice: 265,
          stock: 52,
          description:
            'Light almond and sunflower oil without perfume. For the morning maalish before the bath. Tested by dermatologists on newborn skin.',
          pictures: ['babyOil', 'baby'],
          size: ['100 ml', '200 ml'],
        },
        {
          name: 'Cotton Diaper Pants',
          brand: 'Nanhe Kadam',
          price: 649,
          oldPrice: 799,
          stock: 38,
          description:
            'Pull-up pants with a cotton inner sheet and a line that turns blue when wet. Twelve hours dry, if the baby agrees.',
          pictures: ['baby', 'package'],
          weight: ['4 to 8 kg', '7 to 12 kg', '9 to 14 kg'],
          size: ['Small', 'Medium', 'Large'],
        },
        {
          name: 'Germ Guard Hand Wash',
          brand: 'Safai Sathi',
          price: 89,
          oldPrice: 89,
          stock: 198,
          description:
            'Lime-scented liquid soap for the basin, with glycerine for hands that are washed twenty times a day. The pump clicks shut for travel.',
          pictures: ['tealLotion', 'bubbles'],
          size: ['200 ml', '750 ml refill'],
        },
        {
          name: 'Safety Razor with Brass Handle',
          brand: 'Komal Kaaya',
          price: 1150,
          oldPrice: 1350,
          stock: 11,
          description:
            'A double-edged razor that takes any standard blade; five are in the box. Heavy enough to shave by its own weight, so do not press.',
          pictures: ['razor'],
        },
        {
          name: 'Adhesive Bandage Strips, Assorted',
          brand: 'Komal Kaaya',
          price: 40,
          oldPrice: 40,
          stock: 3,
          description:
            'Thirty breathable strips in three widths for cuts, blisters and shoe bites. They stay on through hand washing and come off without a fight.',
          pictures: ['bandage'],
        },
      ],
    },
  ],
};
