import type { DemoCategory } from '../types.ts';

export const kitchenAndAppliances: DemoCategory = {
  name: 'Kitchen & Appliances',
  slug: 'kitchen-appliances',
  color: '#e3e8f4',
  picture: 'kettle',
  subCategories: [
    {
      name: 'Cookware',
      picture: 'fryingPan',
      products: [
        {
          name: 'Pre-Seasoned Cast Iron Dosa Tawa',
          brand: 'Tamba & Tawa',
          price: 1290,
          oldPrice: 1590,
          stock: 42,
          description:
            'Cast in one piece, ground smooth, and seasoned with flaxseed oil in Coimbatore. Heavy, slow to warm and even to the rim. Wash without soap and oil it while warm.',
          pictures: ['fryingPan', 'dosa'],
          size: ['10 inch', '12 inch'],
          weight: ['2.2 kg', '3.1 kg'],
          featured: true,
        },
        {
          name: 'Tri-Ply Steel Kadhai with Lid',
          brand: 'Steelghar',
          price: 2150,
          oldPrice: 2600,
          stock: 27,
          description:
            'An aluminium core between two steels, so onions brown evenly and nothing burns in a ring. Works on gas and induction. The handles are riveted.',
          pictures: ['hotPot'],
          size: ['20 cm', '24 cm', '28 cm'],
          weight: ['1.2 kg', '1.6 kg', '2.1 kg'],
        },
        {
          name: 'Outer Lid Pressure Cooker',
          brand: 'Steelghar',
          price: 1899,
          oldPrice: 1899,
          stock: 53,
          description:
            'Anodised body, four safety stages, and a gasket that you can buy anywhere. The whistle is low-pitched, for the neighbours’ sake.',
          pictures: ['cookerPot'],
          size: ['3 litre', '5 litre', '7.5 litre'],
          weight: ['1.7 kg', '2.2 kg', '3.1 kg'],
        },
        {
          name: 'Clay Biryani Handi, Unglazed',
          brand: 'Tamba & Tawa',
          price: 560,
          oldPrice: 560,
          stock: 6,
          description:
            'Red clay from Khanapur with a close-fitting lid to be sealed with dough. Soak it for an hour before the first use. Low flame only.',
          pictures: ['urn', 'fire'],
          size: ['2 litre', '4 litre'],
        },
      ],
    },
    {
      name: 'Serveware & Storage',
      picture: 'plateCutlery',
      products: [
        {
          name: 'Seven Bowl Masala Dabba in Brushed Steel with a Fitted Glass Lid and Two Long Spoons',
          brand: 'Steelghar',
          price: 1150,
          oldPrice: 1380,
          stock: 34,
          description:
            'The spice box that lives beside every Indian stove. Seven bowls in a round tin; the lid presses on their rims so turmeric stays out of the cumin.',
          pictures: ['stew', 'turmericBowl', 'chiliBowl'],
          size: ['20 cm', '24 cm'],
          weight: ['1.1 kg', '1.5 kg'],
        },
        {
          name: 'Kansa Dinner Thali Set',
          brand: 'Tamba & Tawa',
          price: 3450,
          oldPrice: 3900,
          stock: 9,
          description:
            'Hand-beaten bell metal: a plate, two katoris, a glass and a spoon. It rings when tapped. Clean with lemon and ash, never in a machine.',
          pictures: ['plateCutlery', 'cutlery'],
        },
        {
          name: 'Airtight Glass Jars, Set of Six',
          brand: 'Kirana Basics',
          price: 749,
          oldPrice: 749,
          stock: 61,
          description:
            'Straight-sided jars with bamboo lids and silicone rings. The labels and a chalk pencil are included. Fit for pulses, nuts and pickles.',
          pictures: ['jar'],
          size: ['300 ml', '600 ml', '1 litre'],
        },
        {
          name: 'Insulated Steel Lunch Box',
          brand: 'Steelghar',
          price: 899,
          oldPrice: 999,
          stock: 48,
          description:
            'Three leak-proof tiers in a padded sleeve. Dal is still warm at one o’clock. All parts come apart for washing.',
          pictures: ['bento', 'cutlery'],
          size: ['2 tier', '3 tier', '4 tier'],
        },
        {
          name: 'Copper Water Bottle',
          brand: 'Tamba & Tawa',
          price: 820,
          oldPrice: 950,
          stock: 72,
          description:
            'Joint-free copper with a lacquered outside and a bare inside. Fill it at night and drink in the morning. Rub with lemon and salt once a week.',
          pictures: ['copperBottle', 'drop'],
          size: ['600 ml', '950 ml'],
        },
      ],
    },
    {
      name: 'Kitchen Tools & Linen',
      picture: 'knife',
      products: [
        {
          name: 'Chef Knife, High Carbon Steel',
          brand: 'Steelghar',
          price: 1240,
          oldPrice: 1240,
          stock: 31,
          description:
            'Forged blade with a rosewood handle, ground thin for onions and herbs. Wipe it dry at once, since carbon steel rusts. A guard is supplied.',
          pictures: ['knife', 'onion'],
          size: ['6 inch', '8 inch'],
        },
        {
          name: 'Handloom Cotton Apron',
          brand: 'Kirana Basics',
          price: 425,
          oldPrice: 425,
          stock: 44,
          description:
            'Thick khadi with a deep pocket and ties long enough to meet in front. Washed before stitching, so that it does not shrink later.',
          pictures: ['apron'],
          size: ['S', 'M', 'L', 'XL'],
        },
        {
          name: 'Waffle Weave Dish Towels, Set of Four',
          brand: 'Kirana Basics',
          price: 299,
          oldPrice: 299,
          stock: 5,
          description:
            'Absorbent cotton from Karur in four colours, so that glass, hands, floor and fruit have each their own. They get better by the tenth wash.',
          pictures: ['towels', 'basket'],
        },
        {
          name: 'Digital Kitchen Scale',
          brand: 'Urjavan',
          price: 799,
          oldPrice: 999,
          stock: 66,
          description:
            'Steps of one gram up to the limit, tare at a touch, and a glass top that wipes clean. Batteries are in the box.',
          pictures: ['scale', 'maidaBowl'],
          weight: ['Up to 5 kg', 'Up to 10 kg'],
        },
      ],
    },
    {
      name: 'Small Appliances',
      picture: 'kettle',
      products: [
        {
          name: 'Stone Wet Grinder, Tilting',
          brand: 'Urjavan',
          price: 12400,
          oldPrice: 14200,
          stock: 8,
          description:
            'Conical stones that stay cool, so idli batter ferments as it should. The drum tilts to pour. A coconut scraper and an atta kneader are attached.',
          pictures: ['grinderDrum', 'idli'],
          size: ['2 litre', '3 litre'],
          countries: ['IN', 'LK', 'SG', 'MY'],
        },
        {
          name: 'Mixer Grinder 750 W with Three Jars',
          brand: 'Urjavan',
          price: 4890,
          oldPrice: 5600,
          stock: 24,
          description:
            'Turns soaked urad to paste and dry turmeric to powder without stopping for breath. Overload switch beneath, five-year motor warranty.',
          pictures: ['jar', 'electricPlug'],
        },
        {
          name: 'Gooseneck Electric Kettle',
          brand: 'Urjavan',
          price: 2690,
          oldPrice: 2690,
          stock: 37,
          description:
            'Set the temperature from 50 to 100 degrees: green tea and baby formula both thank you. A thin spout for pour-over coffee. Holds heat for half an hour.',
          pictures: ['kettle', 'electricPlug'],
          size: ['0.8 litre', '1.2 litre'],
        },
        {
          name: 'Automatic Espresso Machine with Grinder',
          brand: 'Nilgarh Coffee',
          price: 47990,
          oldPrice: 52500,
          stock: 2,
          description:
            'Beans at the top, a cup below, one button between. Fifteen bars, a steam wand, and a second hopper for the filter-coffee blend. A technician installs it.',
          pictures: ['coffee', 'coffeeBeans', 'electricPlug'],
          countries: ['IN'],
        },
        {
          name: 'RO and UV Water Purifier with Copper Charge, Wall Mounted, with an Eight Litre Tank',
          brand: 'Urjavan',
          price: 15999,
          oldPrice: 18500,
          stock: 13,
          description:
            'Seven stages for borewell and municipal water, with a dial to keep some minerals. The display counts the litres left in the filter. Installation in three days.',
          pictures: ['purifier', 'drop'],
          countries: ['IN', 'NP', 'BD'],
        },
      ],
    },
    {
      name: 'Smart Kitchen Electronics',
      picture: 'desktop',
      products: [
        {
          name: 'Rasoi Recipe Tablet, Splash Proof',
          brand: 'Smritik',
          price: 16990,
          oldPrice: 19990,
          stock: 15,
          description:
            'A ten-inch tablet for the counter that answers to wet fingers and survives a spill of sambar. Four thousand recipes work without internet, in nine Indian languages.',
          pictures: ['mobile', 'curry'],
          ram: ['4 GB', '6 GB', '8 GB'],
          size: ['64 GB storage', '128 GB storage', '256 GB storage'],
          featured: true,
        },
        {
          name: 'Smart Display for the Kitchen Wall',
          brand: 'Smritik',
          price: 23500,
          oldPrice: 26000,
          stock: 7,
          description:
            'Shows timers, the family calendar, and who is at the door. The camera has a metal shutter. Mounts with two screws or stands on its own foot.',
          pictures: ['desktop', 'timer'],
          ram: ['3 GB', '4 GB'],
          size: ['10 inch', '15 inch'],
        },
        {
          name: 'Voice Speaker with Kitchen Timer',
          brand: 'Smritik',
          price: 3499,
          oldPrice: 4499,
          stock: 59,
          description:
            'Understands Hinglish over a running exhaust fan. It sets six timers at once and names them: rice, dal, cake. Fabric cover comes off to be washed.',
          pictures: ['speaker', 'timer'],
        },
        {
          name: 'Inventory Laptop for Small Shops',
          brand: 'Smritik',
          price: 36990,
          oldPrice: 36990,
          stock: 0,
          description:
            'A plain, quiet laptop with a dust filter and a spill tray, made for the billing counter. The stock ledger comes installed and works offline.',
          pictures: ['laptop', 'package'],
          countries: ['IN', 'NP', 'BD'],
          ram: ['8 GB', '16 GB'],
          size: ['256 GB SSD', '512 GB SSD'],
        },
        {
          name: 'Wireless Probe Thermometer',
          brand: 'Smritik',
          price: 2199,
          oldPrice: 2199,
          stock: 4,
          description:
            'Leave the probe in the tandoor and read the phone in the next room. Accurate to half a degree up to 300. Charges in its magnetic dock.',
          pictures: ['thermometer', 'mobile'],
          countries: ['US', 'GB', 'CA', 'AU'],
        },
      ],
    },
  ],
};
