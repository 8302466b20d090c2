/** Goods that the demo catalogue lacks: name, category, sub-category, brand. */
export const moreGoods: readonly (readonly [string, string, string, string])[] = [
  ['चीनी 1 किलो', 'किराना', 'रसोई', 'मधुवन'],
  ['तेल 1 लीटर', 'किराना', 'रसोई', 'स्वर्ण'],
  ['तिल 200 ग्राम', 'किराना', 'रसोई', 'आँगन'],
  ['चना 1 किलो', 'किराना', 'रसोई', 'आँगन'],
  ['White Crystal Sugar', 'Staples', 'Sugar', 'Madhuvan'],
  ['Sugar-Free Sweetener', 'Staples', 'Sweeteners', 'Halka'],
  ['7 Up Lemon Drink 750 ml', 'Drinks', 'Fizzy Drinks', '7 Up'],
  ['Coca-Cola Original', 'Drinks', 'Fizzy Drinks', 'Coca-Cola'],
  ['Refined Sunflower Oil', 'Staples', 'Edible Oils', 'Suryamukh'],
  ['Kachi Ghani Mustard Oil', 'Staples', 'Edible Oils', 'Suryamukh'],
  ['Œuf en Chocolat', 'Sweets', 'Imported', 'Delice'],
  ['حَلِيب طازج', 'Imported', 'Imported', 'Noor'],
  ['Chakki Atta 5 kg + Besan 500 g', 'Staples', 'Flours', 'Gaon'],
  ['Bitter Gourd', 'Fruits & Vegetables', 'Everyday Vegetables', 'Kirana Loose'],
  ['Karela Powder', 'Personal Care', 'Health & Medicine', 'Vaidya'],
  ['Haldi - Glow Pack', 'Personal Care', 'Skin Care', 'Rupa'],
  ['Almond Drops', 'Personal Care', 'Hair Care', 'Kesh'],
  ['Badam Thandai', 'Beverages', 'Juices & Drinks', 'Thanda'],
  ['Lemon', 'Fruits & Vegetables', 'Everyday Vegetables', 'Kirana Loose'],
  ['Nimbu Khatta Meetha', 'Condiments', 'Pickles & Chutney', 'Dadi'],
  ['Meadow Milk', 'Gourmet', 'Chocolates & Biscuits', 'Alpine'],
  ['Butter - Shortbread Fingers', 'Gourmet', 'Chocolates & Biscuits', 'Alpine'],
  ['Apple - Green', 'Fruits & Vegetables', 'Fresh Fruits', 'Kirana Loose'],
  ['Green Apple Juice Glass', 'Kitchen & Appliances', 'Glasses', 'Green Apple'],
  ['Kesar Soap', 'Personal Care', 'Bath & Soap', 'Kesar Kothi'],
  ['Zigzag Toothbrush', 'Personal Care', 'Oral Care', 'Colgate'],
  ['Strong Teeth Toothpaste', 'Personal Care', 'Oral Care', 'Colgate'],
  ['Cream & Onion Dip', 'Snacks & Namkeen', 'Dips', 'Lays'],
  ['Salted Potato Chips', 'Snacks & Namkeen', 'Chips & Crisps', 'Lays'],
];

/**
 * Queries by the names, or beginnings of names, of which at least one for each `/` must be among the first three; after `!` what must not be
 * there. After `>`, which stands last: what comes after the first of the wanted ones, or is not found. `-`: nothing is found.
 */
export const cases = `
milk: Full Cream Milk / Toned Milk ! Sweetened Condensed ! Meadow Milk
doodh: Full Cream Milk / Toned Milk ! Haldi Doodh
दूध: Full Cream Milk / Toned Milk ! Haldi Doodh
dudhh: Full Cream Milk / Toned Milk
egg: Farm Eggs ! Hakka Noodles ! Eggless
anda: Farm Eggs ! Poha
अंडा: Farm Eggs ! Poha
ande: Farm Eggs
eggs: Farm Eggs
pyaz: Nashik Red Onion
pyaaz: Nashik Red Onion
प्याज़: Nashik Red Onion
kanda: Nashik Red Onion
aloo: Jyoti Potato ! Aloe
आलू: Jyoti Potato
tamatar: Hybrid Tomato
टमाटर: Hybrid Tomato
gajar: Ooty Carrot
kheera: Bottle Green Cucumber
palak: Palak Spinach
pudina: Pudina Mint
dhaniya: Coriander
shimla mirch: Green Capsicum
makka: Sweet Corn
seb: Kinnaur Royal Apple ! Masala Chaas
kela: Robusta Banana
केला: Robusta Banana
aam: Alphonso Mango
santra: Nagpur Orange
tarbooz: Kiran Watermelon
angoor: Black Seedless Grapes
chawal: Everyday Basmati / Sona Masoori ! Foxtail
चावल: Sona Masoori / Basmati Rice / Everyday
gehu: Broken Wheat / Whole Wheat / Durum Wheat / Sharbati
sooji: Roasted Suji
besan: Fine Besan
maida: Maida Refined
arhar dal: Toor Dal
masur: Masoor Dal
rajma: Kashmiri Rajma
chhole: Kabuli Chana / Kala Chana / Chole Masala
haldi: Turmeric Powder > Haldi - Glow
हल्दी: Turmeric Powder
zeera: Cumin Seeds
namak: Iodised Salt ! Copper Water
sendha namak: Himalayan Pink
kali mirch: Black Pepper
lal mirch: Kashmiri Red Chilli / Dried Red Chilli
elaichi: Green Cardamom
dalchini: True Ceylon
hing: Hing Asafoetida
kesar: Kashmiri Mongra > Kesar Soap
gud: Kolhapuri Jaggery
shahad: Wild Forest Honey
achar: Mango Pickle / Stuffed Banarasi
dahi: Set Dahi
chaas: Masala Chaas
makhan: White Makhan / Salted Table
ghi: Desi Ghee / Bilona
kaju: Goan Cashew / Kaju Katli
badam: Mamra Almonds > Almond Drops
almond: Mamra Almonds > Almond Drops
बादाम: Mamra Almonds > Badam Thandai
kishmish: Afghan Black Raisins
moongfali: Roasted Bharuch / Lonavala
chai: Masala Chai / Assam
biskut: Milk Glucose / Hyderabadi / Atta Jaggery
sabun: Neem & Tulsi / Mysore Style
jhaadu: Phool Jhadu
agarbathi: Mogra Agarbatti
kapoor: Bhimseni
mehndi: Natural Henna
mithai: Motichoor / Kaju Katli / Gulab
tel: Refined Sunflower / Kachi Ghani / तेल ! Truffle ! तिल
तेल: तेल / Refined Sunflower / Kachi Ghani ! तिल
तिल: तिल ! तेल
चीनी: चीनी / White Crystal ! चना
cheeni: चीनी / White Crystal ! चना
sarson ka tel: Kachi Ghani
sugar: White Crystal ! Sugar-Free
sugarfree: Sugar-Free
sugar free: Sugar-Free
sugar-free: Sugar-Free
7up: 7 Up
7 up: 7 Up
750ml: 7 Up
750 ml: 7 Up
cocacola: Coca-Cola
coca cola: Coca-Cola
coca-cola: Coca-Cola
70g: Masala Atta Noodles
70 g: Masala Atta Noodles
oeuf: Œuf
حليب: حَلِيب
lays: Salted Potato Chips > Cream & Onion
colgate: Strong Teeth > Zigzag
atta: Sharbati Chakki / Multigrain ! Chakki Atta 5 kg
atta 5kg: Sharbati Chakki / Multigrain > Chakki Atta 5 kg
basmati rice 5 kg: Everyday Basmati / Basmati Rice
karela: Bitter Gourd > Karela Powder
करेला: Bitter Gourd > Karela Powder
nimbu: Lemon > Nimbu Khatta
chocolate: Idukki / Milk Chocolate / White Chocolate ! Meadow Milk
maggi: Masala Atta / Hakka
tata salt: Iodised Salt ! Copper Water
green apple: Apple - Green > Green Apple Juice
apple: Kinnaur Royal ! Masala Chaas
onion: Nashik Red ! Tomato Ketchup ! Cream & Onion
salt: Iodised / Himalayan
butter: Salted Table ! Crunchy Peanut ! Butter - Shortbread
peanut butter: Crunchy Peanut
cream: Fresh Cooking
ice cream: Tender Coconut Ice
coconut water: Tender Coconut Water
water: Spring Water
green tea: Kangra Green
bread: Whole Wheat Sandwich
cheese: Processed Cheese / Kalimpong
paneer: Paneer Malai / Low Fat
panner: Paneer Malai / Low Fat
mlik: Full Cream / Toned
turmric: Turmeric Powder
choclate: Idukki / Milk Chocolate / White Chocolate
basmti rice: Everyday / Basmati Rice
brocolli: Broccoli
hair oil: Pure Coconut
sunflower oil: Refined Sunflower
toothpaste: Clove & Mint
toothbrush: Bamboo Toothbrush
tooth brush: Bamboo Toothbrush
mil: Full Cream / Toned ! Foxtail
onions: Nashik Red
ginger tea: Masala Chai
nimboo pani: Nimbu Masala Soda
basmati chawal: Everyday / Basmati Rice
kala namak: Iodised / Himalayan ! Copper Water
chota elaichi: Green Cardamom
paani: Spring Water
jawar: Jowar / Sorghum
chini: चीनी / White Crystal
aloe vera: Aloe ! Jyoti Potato
xyzzy: -
bhindi: -
murgh: -
`
  .trim()
  .split('\n');
