import type { DemoCategory } from '../types.ts';

export const masalaAndSpices: DemoCategory = {
  name: 'Masala & Spices',
  slug: 'masala-spices',
  color: '#fbe3d6',
  picture: 'chili',
  subCategories: [
    {
      name: 'Ground Spices',
      picture: 'turmericBowl',
      products: [
        {
          name: 'Turmeric Powder, Lakadong High Curcumin',
          brand: 'Masalgarh',
          price: 189,
          oldPrice: 189,
          stock: 92,
          description:
            'Lakadong turmeric from the Jaintia Hills tests above seven per cent curcumin, about twice the usual. Half a spoon colours a pot of dal. Ground cold, so that the oils stay in.',
          pictures: ['turmericBowl', 'ginger'],
          weight: ['100 g', '250 g', '500 g'],
          featured: true,
        },
        {
          name: 'Kashmiri Red Chilli Powder',
          brand: 'Masalgarh',
          price: 128,
          oldPrice: 145,
          stock: 140,
          description:
            'Wrinkled Kashmiri chillies ground without stems: a deep red in the oil and hardly any burn. This is what makes a rogan josh look like one.',
          pictures: ['chiliBowl', 'chili'],
          weight: ['100 g', '250 g', '500 g'],
        },
        {
          name: 'Coriander Powder, Freshly Milled',
          brand: 'Tadkewali',
          price: 64,
          oldPrice: 64,
          stock: 185,
          description:
            'Green-hued dhania seeds from Rajasthan roasted for a minute and milled coarse. It thickens gravies and smells of orange peel when the pack is new.',
          pictures: ['corianderBowl', 'herb'],
          weight: ['100 g', '250 g', '500 g'],
        },
        {
          name: 'Dry Mango Powder Amchur',
          brand: 'Tadkewali',
          price: 58,
          oldPrice: 66,
          stock: 5,
          description:
            'Unripe mango slices dried in the sun and powdered. A pinch gives sourness where lemon would thin the dish: bhindi, chole, fruit chaat.',
          pictures: ['amchurBowl', 'greenMango'],
          weight: ['50 g', '100 g'],
        },
        {
          name: 'Hing Asafoetida, Bandhani Strong',
          brand: 'Masalgarh',
          price: 113,
          oldPrice: 113,
          stock: 66,
          description:
            'Compounded asafoetida with a high share of Kabuli resin. Drop a lentil-sized pinch into hot ghee. Keep the jar closed, or the whole shelf will know.',
          pictures: ['spiceJar'],
          weight: ['25 g', '50 g'],
        },
      ],
    },
    {
      name: 'Whole Spices',
      picture: 'cuminBowl',
      products: [
        {
          name: 'Cumin Seeds Jeera',
          brand: 'Tadkewali',
          price: 119,
          oldPrice: 135,
          stock: 204,
          description:
            'Slim, grey-brown seeds from Unjha, machine cleaned of dust and stalks. They crackle within five seconds in hot oil and do not turn bitter at once.',
          pictures: ['cuminBowl'],
          weight: ['100 g', '250 g', '500 g'],
        },
        {
          name: 'Green Cardamom, Eight Millimetre Bold',
          brand: 'Kesar Kothi',
          price: 465,
          oldPrice: 465,
          stock: 31,
          description:
            'Unbleached pods from Idukki, sorted over an eight-millimetre sieve. Each holds fifteen or more sticky black seeds. Crush one pod per cup for real elaichi chai.',
          pictures: ['cardamomBowl'],
          weight: ['50 g', '100 g', '250 g'],
        },
        {
          name: 'Black Pepper, Malabar Garbled',
          brand: 'Kesar Kothi',
          price: 210,
          oldPrice: 210,
          stock: 87,
          description:
            'Heavy, evenly wrinkled peppercorns from old vines in Wayanad. Sharp first, then warm and woody. Grind at the table to keep the perfume.',
          pictures: ['pepperBowl', 'salt'],
          weight: ['100 g', '250 g'],
        },
        {
          name: 'Mustard Seeds, Small Black Rai',
          brand: 'Kirana Basics',
          price: 32,
          oldPrice: 32,
          stock: 250,
          description:
            'The tiny, hot kind for South Indian tempering and for pickles. Let them finish popping before anything else goes into the pan.',
          pictures: ['pepperBowl'],
          weight: ['100 g', '250 g', '500 g'],
        },
        {
          name: 'True Ceylon Cinnamon Quills and Star Anise in a Reusable Tin for Biryani and Pulao',
          brand: 'Kesar Kothi',
          price: 275,
          oldPrice: 275,
          stock: 19,
          description:
            'Thin rolled bark that crumbles between the fingers, unlike hard cassia, beside eight-pointed anise stars. The tin has a tight inner lid and is worth keeping.',
          pictures: ['cinnamonBowl', 'wood'],
          countries: ['LK', 'GB', 'US', 'CA'],
        },
        {
          name: 'Dried Red Chilli, Byadgi',
          brand: 'Masalgarh',
          price: 156,
          oldPrice: 180,
          stock: 64,
          description:
            'Long crinkled chillies from Karnataka, prized for colour rather than heat. Tear and temper them for sambar or soak and grind for a red chutney.',
          pictures: ['chili'],
          weight: ['100 g', '250 g', '500 g'],
        },
      ],
    },
    {
      name: 'Blended Masalas',
      picture: 'garamBowl',
      products: [
        {
          name: 'Garam Masala, Punjabi Style',
          brand: 'Tadkewali',
          price: 95,
          oldPrice: 110,
          stock: 122,
          description:
            'Thirteen whole spices roasted one by one, because cloves and coriander do not brown at the same speed. Add at the end of cooking and cover the pot.',
          pictures: ['garamBowl', 'curry'],
          weight: ['50 g', '100 g', '200 g'],
          featured: true,
        },
        {
          name: 'Chole Masala',
          brand: 'Tadkewali',
          price: 72,
          oldPrice: 72,
          stock: 134,
          description:
            'A dark, tangy blend with pomegranate seed and black cardamom. Two spoons are enough for half a kilo of chickpeas.',
          pictures: ['garamBowl', 'kabuliChana'],
          weight: ['100 g', '200 g'],
        },
        {
          name: 'Sambar Powder, Temple Recipe',
          brand: 'Masalgarh',
          price: 88,
          oldPrice: 98,
          stock: 75,
          description:
            'Roasted lentils, red chilli, fenugreek and curry leaf, without onion or garlic. It gives body to the sambar as well as flavour.',
          pictures: ['chiliBowl', 'hotPot'],
          weight: ['100 g', '200 g', '500 g'],
        },
        {
          name: 'Chaat Masala Sprinkler',
          brand: 'Tadkewali',
          price: 45,
          oldPrice: 45,
          stock: 4,
          description:
            'Black salt, amchur, mint and a whisper of hing in a shaker with two hole sizes. For fruit, cucumbers, fries, and the rim of a lemonade glass.',
          pictures: ['salt', 'lemon'],
        },
        {
          name: 'Biryani Masala with Kewra & Mace',
          brand: 'Kesar Kothi',
          price: 135,
          oldPrice: 160,
          stock: 49,
          description:
            'A Lucknowi blend that smells of flowers before it smells of heat. One sachet per kilo of rice, layered, not stirred.',
          pictures: ['saffronBowl', 'riceBowl'],
          weight: ['50 g', '100 g'],
        },
      ],
    },
    {
      name: 'Saffron, Salt & Specials',
      picture: 'saffronBowl',
      products: [
        {
          name: 'Kashmiri Mongra Saffron',
          brand: 'Kesar Kothi',
          price: 649,
          oldPrice: 649,
          stock: 12,
          description:
            'Only the dark red tips of the Pampore crocus, no yellow style. Steep eight strands in warm milk for ten minutes and watch the colour run. Sealed in glass.',
          pictures: ['crocus', 'saffronBowl'],
          weight: ['1 g', '2 g', '5 g'],
        },
        {
          name: 'Himalayan Pink Rock Salt, Fine',
          brand: 'Kirana Basics',
          price: 49,
          oldPrice: 60,
          stock: 176,
          description:
            'Sendha namak crushed to table grain. Slightly milder than sea salt and allowed on fasting days. Nothing is added to make it flow.',
          pictures: ['pinkSalt'],
          weight: ['500 g', '1 kg'],
        },
        {
          name: 'Iodised Salt',
          brand: 'Kirana Basics',
          price: 22,
          oldPrice: 22,
          stock: 480,
          description:
            'Vacuum-evaporated white salt with the iodine that the law asks for. Free flowing in the monsoon too, thanks to a moisture-proof bag.',
          pictures: ['salt'],
        },
        {
          name: 'Mango Pickle in Mustard Oil, Sun Cured',
          brand: 'Chatpat Gali',
          price: 165,
          oldPrice: 185,
          stock: 68,
          description:
            'Raw Rajapuri mango cut with the stone, salted, and left on the roof for nine days with fennel and fenugreek. The oil on top is the preservative; keep the pieces under it.',
          pictures: ['pickleJar', 'greenMango'],
          weight: ['250 g', '500 g', '1 kg'],
        },
        {
          name: 'Stuffed Banarasi Red Chilli Pickle, Filled by Hand with Mustard, Aniseed and Amchur',
          brand: 'Chatpat Gali',
          price: 149,
          oldPrice: 149,
          stock: 0,
          description:
            'Fat winter chillies slit by hand and filled with mustard, aniseed and dried mango. Fiery at the seeds, mellow at the tip. Made once a year, in January.',
          pictures: ['chiliPickleJar', 'chili'],
          weight: ['250 g', '500 g'],
        },
      ],
    },
  ],
};
