import type { DemoCategory } from '../types.ts';

export const dairyAndEggs: DemoCategory = {
  name: 'Dairy & Eggs',
  slug: 'dairy-eggs',
  color: '#e4f0fb',
  picture: 'milkBottle',
  subCategories: [
    {
      name: 'Milk & Cream',
      picture: 'milkBottle',
      products: [
        {
          name: 'Full Cream Milk, Pasteurised',
          brand: 'Dhenuka Dairy',
          price: 34,
          oldPrice: 34,
          stock: 180,
          description:
            'Six per cent fat, homogenised lightly so that a thick skin of malai still forms when you boil it. Packed before four in the morning and kept below five degrees until your door.',
          pictures: ['milkBottle', 'glassOfMilk'],
          size: ['500 ml', '1 litre'],
          featured: true,
        },
        {
          name: 'Toned Milk 3% Fat',
          brand: 'Dhenuka Dairy',
          price: 28,
          oldPrice: 28,
          stock: 220,
          description:
            'The everyday pouch for tea, cereal and setting curd. Lighter than full cream yet not watery, with vitamins A and D put back after toning.',
          pictures: ['glassOfMilk', 'milkBottle'],
          size: ['500 ml', '1 litre'],
        },
        {
          name: 'A2 Gir Cow Milk in Glass Bottle',
          brand: 'Malaidar',
          price: 98,
          oldPrice: 98,
          stock: 18,
          description:
            'Milk of grass-grazed Gir cows from one cooperative of eleven families. It is not homogenised, so shake the bottle. We collect the empty glass with your next order.',
          pictures: ['milkBottle', 'cow'],
          countries: ['IN'],
        },
        {
          name: 'Fresh Cooking Cream',
          brand: 'Malaidar',
          price: 72,
          oldPrice: 80,
          stock: 60,
          description:
            'Twenty-five per cent fat cream that stays smooth in hot gravies. Stir a spoon into dal makhani at the end, or pour it over cut fruit.',
          pictures: ['creamJug'],
        },
        {
          name: 'Sweetened Condensed Milk',
          brand: 'Dhenuka Dairy',
          price: 139,
          oldPrice: 139,
          stock: 85,
          description:
            'Thick milk cooked down with sugar until it ribbons from the spoon. One tin sets a tray of coconut laddoos or sweetens a big pot of kheer.',
          pictures: ['milkTin'],
        },
      ],
    },
    {
      name: 'Paneer & Cheese',
      picture: 'paneer',
      products: [
        {
          name: 'Paneer Malai, Fresh Cottage Cheese Block',
          brand: 'Malaidar',
          price: 94,
          oldPrice: 105,
          stock: 74,
          description:
            'Soft paneer pressed for forty minutes from full cream milk, so it does not crumble in the pan and does not squeak between the teeth. Soak the cubes in warm salted water before adding them to gravy.',
          pictures: ['paneer', 'milkBottle'],
          weight: ['200 g', '500 g', '1 kg'],
          featured: true,
        },
        {
          name: 'Low Fat Paneer Cubes',
          brand: 'Dhenuka Dairy',
          price: 88,
          oldPrice: 88,
          stock: 29,
          description:
            'Paneer made from toned milk and cut into two-centimetre cubes. Higher in protein than the malai kind and firmer when grilled. The pouch reseals.',
          pictures: ['paneer'],
          weight: ['200 g', '400 g'],
        },
        {
          name: 'Smoked Tandoori Paneer with Kashmiri Chilli and Kasuri Methi, Ready for the Skewer',
          brand: 'Malaidar',
          price: 149,
          oldPrice: 175,
          stock: 6,
          description:
            'Thick slabs marinated overnight in hung curd and mustard oil, then smoked over charcoal for a minute. They need only five minutes on a hot tawa. The heat is medium.',
          pictures: ['tandooriPaneer', 'chili'],
        },
        {
          name: 'Processed Cheese Slices, Ten Pack',
          brand: 'Dhenuka Dairy',
          price: 145,
          oldPrice: 145,
          stock: 112,
          description:
            'Mild slices that melt evenly over a bread pakora or a grilled sandwich. Each one is wrapped on its own, so the rest of the pack does not dry out.',
          pictures: ['cheese'],
        },
        {
          name: 'Kalimpong Style Aged Cheese Wheel',
          brand: 'Malaidar',
          price: 640,
          oldPrice: 640,
          stock: 2,
          description:
            'A tangy hill cheese matured for four months and turned by hand each week. The rind is edible. Shave it over toast or melt it into thukpa.',
          pictures: ['cheese', 'cow'],
          weight: ['250 g', '500 g'],
          countries: ['IN', 'NP', 'BT'],
        },
      ],
    },
    {
      name: 'Butter & Ghee',
      picture: 'gheeJar',
      products: [
        {
          name: 'Bilona Cow Ghee, Hand Churned in Small Batches',
          brand: 'Dhenuka Dairy',
          price: 849,
          oldPrice: 999,
          stock: 41,
          description:
            'Curd is churned both ways with a wooden bilona and the butter simmered slowly until it turns grainy and golden. Twenty-eight litres of milk go into one litre. Keeps for nine months without a fridge.',
          pictures: ['gheeJar', 'cow'],
          size: ['500 ml', '1 litre'],
          featured: true,
        },
        {
          name: 'Desi Ghee Pouch',
          brand: 'Kirana Basics',
          price: 289,
          oldPrice: 310,
          stock: 140,
          description:
            'Plain, honest ghee for daily tadka and rotis, made from cream and clarified at a steady heat. The pouch is for refilling the steel dabba that you already own.',
          pictures: ['gheeJar'],
          size: ['500 ml', '1 litre', '2 litre'],
        },
        {
          name: 'Salted Table Butter',
          brand: 'Dhenuka Dairy',
          price: 58,
          oldPrice: 58,
          stock: 200,
          description:
            'Pale yellow butter with just enough salt for hot toast. It spreads ten minutes after leaving the fridge and browns evenly for pav bhaji.',
          pictures: ['butter'],
          weight: ['100 g', '500 g'],
        },
        {
          name: 'White Makhan',
          brand: 'Malaidar',
          price: 120,
          oldPrice: 120,
          stock: 14,
          description:
            'Unsalted, faintly sour white butter churned from cultured cream. Meant for bajra rotla and sarson ka saag. Finish the cup within a week.',
          pictures: ['whiteButter'],
        },
      ],
    },
    {
      name: 'Curd & Lassi',
      picture: 'lassi',
      products: [
        {
          name: 'Set Dahi in Clay Pot',
          brand: 'Malaidar',
          price: 65,
          oldPrice: 65,
          stock: 52,
          description:
            'Curd set overnight in unglazed earthen cups, which draw out water and leave it thick enough to cut. Gently sour on day one, sharper by day four.',
          pictures: ['clayPot'],
          weight: ['200 g', '400 g'],
        },
        {
          name: 'Mango Lassi with Kesar',
          brand: 'Dhenuka Dairy',
          price: 40,
          oldPrice: 45,
          stock: 96,
          description:
            'Whisked curd with Kesar mango pulp and three strands of saffron in every bottle. Thick, cold and only moderately sweet. Shake before opening.',
          pictures: ['mangoLassi', 'mango'],
        },
        {
          name: 'Masala Chaas Buttermilk',
          brand: 'Dhenuka Dairy',
          price: 15,
          oldPrice: 15,
          stock: 260,
          description:
            'Thin salted buttermilk with roasted cumin, ginger and a little green chilli. A lunch drink for hot days; it has fewer calories than an apple.',
          pictures: ['lassi', 'mint'],
        },
        {
          name: 'Shrikhand Elaichi',
          brand: 'Malaidar',
          price: 85,
          oldPrice: 99,
          stock: 37,
          description:
            'Hung curd beaten with sugar and freshly pounded cardamom until it is silky. Serve it cold beside hot puris, the way it is done at a Gujarati wedding.',
          pictures: ['kheerBowl'],
          weight: ['200 g', '500 g'],
        },
      ],
    },
    {
      name: 'Eggs',
      picture: 'egg',
      products: [
        {
          name: 'Farm Eggs, White',
          brand: 'Chhota Farm',
          price: 54,
          oldPrice: 54,
          stock: 175,
          description:
            'Clean white eggs graded by weight and dated on the shell. They come in a pulp tray that goes into the compost after use.',
          pictures: ['whiteEgg'],
          size: ['6 eggs', '12 eggs', '30 eggs'],
        },
        {
          name: 'Free Range Brown Eggs',
          brand: 'Chhota Farm',
          price: 118,
          oldPrice: 118,
          stock: 44,
          description:
            'Laid by hens that scratch about under mango trees by day. The yolk is deep orange and stands up high in the pan. Sizes vary a little, as they should.',
          pictures: ['egg', 'hen'],
          size: ['6 eggs', '12 eggs'],
        },
        {
          name: 'Kadaknath Eggs, Box of Six',
          brand: 'Chhota Farm',
          price: 210,
          oldPrice: 240,
          stock: 0,
          description:
            'Cream coloured eggs of the black Kadaknath hen from Jhabua. Smaller than common eggs, with a rich yolk. Supply depends on the season.',
          pictures: ['eggNest', 'hen'],
        },
        {
          name: 'Quail Eggs, Tray of Twelve',
          brand: 'Chhota Farm',
          price: 96,
          oldPrice: 96,
          stock: 5,
          description:
            'Speckled bites that boil in three minutes. Pickle them, skewer them, or drop them whole into a biryani. Packed in a clear tray so you can check every shell.',
          pictures: ['eggNest'],
        },
      ],
    },
  ],
};
