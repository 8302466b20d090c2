import type { DemoCategory } from '../types.ts';

export const attaRiceAndDal: DemoCategory = {
  name: 'Atta, Rice & Dal',
  slug: 'atta-rice-dal',
  color: '#f7ecd2',
  picture: 'rice',
  subCategories: [
    {
      name: 'Atta & Flours',
      picture: 'attaBowl',
      products: [
        {
          name: 'Sharbati Chakki Atta, Stone Ground',
          brand: 'Chakkiwale',
          price: 289,
          oldPrice: 330,
          stock: 165,
          description:
            'Sharbati wheat from Sehore ground slowly between stones, with the bran left in. It drinks more water than roller flour and the rotis stay soft until dinner. Milled every Tuesday and dated.',
          pictures: ['attaBowl', 'rice'],
          weight: ['1 kg', '5 kg', '10 kg'],
          featured: true,
        },
        {
          name: 'Multigrain Atta with Seven Grains',
          brand: 'Chakkiwale',
          price: 345,
          oldPrice: 345,
          stock: 72,
          description:
            'Wheat blended with jowar, ragi, chana, oats, maize and barley. Rotis puff a little less than plain ones and taste nuttier. Knead with warm water and rest for twenty minutes.',
          pictures: ['ragiBowl', 'rice'],
          weight: ['1 kg', '5 kg'],
        },
        {
          name: 'Fine Besan Gram Flour',
          brand: 'Annakoti',
          price: 78,
          oldPrice: 78,
          stock: 210,
          description:
            'Skinned chana dal milled fine enough for dhokla and thick enough in body for kadhi. No pea flour is mixed in; that is why the colour is pale.',
          pictures: ['besanBowl'],
          weight: ['500 g', '1 kg'],
        },
        {
          name: 'Maida Refined Flour',
          brand: 'Kirana Basics',
          price: 46,
          oldPrice: 46,
          stock: 190,
          description:
            'Smooth white flour for samosa pastry, naan and cakes. Sieved twice and packed in an inner bag against weevils.',
          pictures: ['maidaBowl'],
          weight: ['500 g', '1 kg'],
        },
        {
          name: 'Roasted Suji Semolina',
          brand: 'Kirana Basics',
          price: 53,
          oldPrice: 58,
          stock: 120,
          description:
            'Coarse rava already dry-roasted, so upma comes out in separate grains and halwa is half as long on the stove.',
          pictures: ['sujiBowl'],
          weight: ['500 g', '1 kg'],
        },
      ],
    },
    {
      name: 'Rice & Rice Products',
      picture: 'riceBowl',
      products: [
        {
          name: 'Basmati Rice Aged for Two Years, Extra Long Grain from the Foothills above Dehradun',
          brand: 'Sona Khalihan',
          price: 649,
          oldPrice: 780,
          stock: 88,
          description:
            'Paddy stored in husk for twenty-four months, which dries the grain until it doubles in length when cooked. Soak for half an hour and drain the water for biryani. The scent fills the kitchen before the lid is off.',
          pictures: ['riceBowl', 'rice'],
          weight: ['1 kg', '5 kg', '10 kg'],
          featured: true,
        },
        {
          name: 'Everyday Basmati Rice, Tibar',
          brand: 'Sona Khalihan',
          price: 139,
          oldPrice: 139,
          stock: 230,
          description:
            'Three-quarter length basmati grains at a sensible price. Fluffy enough for jeera rice, sturdy enough for the lunch box.',
          pictures: ['riceBowl'],
          weight: ['1 kg', '5 kg'],
        },
        {
          name: 'Sona Masoori Raw Rice',
          brand: 'Sona Khalihan',
          price: 74,
          oldPrice: 82,
          stock: 340,
          description:
            'The light, low-starch rice of Andhra and Karnataka tables. It soaks up sambar without turning to paste and is kind to the stomach.',
          pictures: ['rice', 'riceBowl'],
          weight: ['1 kg', '5 kg', '25 kg'],
        },
        {
          name: 'Idli Rice, Parboiled Short Grain',
          brand: 'Annakoti',
          price: 68,
          oldPrice: 68,
          stock: 94,
          description:
            'Plump parboiled grains for batter that ferments evenly. Four cups with one cup of urad give about fifty idlis.',
          pictures: ['riceBowl', 'idli'],
          weight: ['1 kg', '5 kg'],
        },
        {
          name: 'Thick Poha Flattened Rice',
          brand: 'Annakoti',
          price: 44,
          oldPrice: 50,
          stock: 155,
          description:
            'Sturdy flakes that stay separate after rinsing, for kanda poha and chivda. Pressed from new-season paddy and free of husk.',
          pictures: ['pohaBowl'],
          weight: ['500 g', '1 kg'],
        },
      ],
    },
    {
      name: 'Dal & Pulses',
      picture: 'toorBowl',
      products: [
        {
          name: 'Toor Dal, Unpolished',
          brand: 'Dal Chowk',
          price: 164,
          oldPrice: 164,
          stock: 260,
          description:
            'Split pigeon peas from Latur with no oil or water polish. It cooks to a cream in three whistles and needs no more than turmeric, ghee and cumin.',
          pictures: ['toorBowl'],
          weight: ['500 g', '1 kg', '5 kg'],
          featured: true,
        },
        {
          name: 'Moong Dal, Yellow Split',
          brand: 'Dal Chowk',
          price: 136,
          oldPrice: 136,
          stock: 198,
          description:
            'The quickest dal in the cupboard: fifteen minutes in an open pot, no soaking. Mild and easy to digest, it is what one cooks for a guest with a cold.',
          pictures: ['moongBowl'],
          weight: ['500 g', '1 kg'],
        },
        {
          name: 'Masoor Dal, Red Lentil',
          brand: 'Dal Chowk',
          price: 99,
          oldPrice: 112,
          stock: 144,
          description:
            'Salmon coloured lentils that turn gold in the pot. They melt completely, so they thicken soups as well as Bengali musur dal.',
          pictures: ['masoorBowl'],
          weight: ['500 g', '1 kg'],
        },
        {
          name: 'Urad Dal, Whole White Gota',
          brand: 'Annakoti',
          price: 172,
          oldPrice: 172,
          stock: 6,
          description:
            'Skinned whole urad with a good stickiness for vada and dosa batter. Soak for four hours in cold water and grind with ice in summer.',
          pictures: ['uradBowl'],
          weight: ['500 g', '1 kg'],
        },
      ],
    },
    {
      name: 'Beans & Chana',
      picture: 'rajma',
      products: [
        {
          name: 'Kashmiri Rajma, Small Red Kidney Beans',
          brand: 'Dal Chowk',
          price: 185,
          oldPrice: 210,
          stock: 83,
          description:
            'Small, dark beans from Bhaderwah with thin skins and a creamy middle. An overnight soak and six whistles are enough. They colour the gravy by themselves.',
          pictures: ['rajma'],
          weight: ['500 g', '1 kg'],
        },
        {
          name: 'Kabuli Chana, Extra Bold',
          brand: 'Dal Chowk',
          price: 158,
          oldPrice: 158,
          stock: 126,
          description:
            'Big ivory chickpeas of twelve millimetres for chole and hummus. They double in size and hold their shape under pressure.',
          pictures: ['kabuliChana'],
          weight: ['500 g', '1 kg'],
        },
        {
          name: 'Kala Chana, Desi Brown Chickpea',
          brand: 'Kirana Basics',
          price: 84,
          oldPrice: 84,
          stock: 170,
          description:
            'Small brown chickpeas with the skin on: earthy, chewy and full of fibre. Sprout them for chaat or boil them for Navratri sukha chana.',
          pictures: ['kalaChana'],
          weight: ['500 g', '1 kg'],
        },
        {
          name: 'Whole Green Moong for Sprouting',
          brand: 'Annakoti',
          price: 119,
          oldPrice: 130,
          stock: 0,
          description:
            'Lively seed-grade moong: nine out of ten beans sprout within a day and a half. Rinse morning and evening and keep under a damp cloth.',
          pictures: ['greenMoong', 'seedling'],
          weight: ['500 g', '1 kg'],
        },
      ],
    },
    {
      name: 'Millets & Healthy Grains',
      picture: 'ragiBowl',
      products: [
        {
          name: 'Ragi Finger Millet Flour',
          brand: 'Chakkiwale',
          price: 66,
          oldPrice: 66,
          stock: 78,
          description:
            'Reddish flour from sprouted ragi, sieved through cloth. For mudde, porridge and thin crisp dosas. A spoonful in the rotis of growing children goes unnoticed.',
          pictures: ['ragiBowl'],
          weight: ['500 g', '1 kg'],
        },
        {
          name: 'Foxtail Millet Grains',
          brand: 'Annakoti',
          price: 92,
          oldPrice: 92,
          stock: 57,
          description:
            'Tiny yellow grains that cook like rice in ten minutes and stay loose. Use it for lemon millet, pongal, or cold with cucumber and curd.',
          pictures: ['milletBowl', 'rice'],
          weight: ['500 g', '1 kg'],
        },
        {
          name: 'Barnyard Millet for Fasting Days',
          brand: 'Annakoti',
          price: 108,
          oldPrice: 108,
          stock: 3,
          description:
            'Sama ke chawal, the millet eaten during a vrat. Wash until the water runs clear, then simmer with cumin, peanuts and rock salt.',
          pictures: ['sujiBowl', 'rice'],
          weight: ['500 g', '1 kg'],
          countries: ['IN', 'NP', 'MU', 'FJ'],
        },
        {
          name: 'Broken Wheat Dalia',
          brand: 'Chakkiwale',
          price: 48,
          oldPrice: 54,
          stock: 132,
          description:
            'Medium-cut cracked wheat, lightly toasted at the mill. It makes a savoury khichdi with vegetables or a sweet lapsi with jaggery and ghee.',
          pictures: ['daliaBowl'],
          weight: ['500 g', '1 kg'],
        },
      ],
    },
  ],
};
