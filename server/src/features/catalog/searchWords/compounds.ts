/** Two words, in singular, for something that is not a kind of the second one: ice cream is no cream. */
export const compounds: ReadonlySet<string> = new Set(
  `almond butter, peanut butter, cashew butter, cocoa butter, body butter, shea butter,
   condensed milk, coconut milk, soya milk, soy milk, almond milk, oat milk, milk powder, cleansing milk, badam milk, cashew milk,
   rice milk, walnut milk, hazelnut milk, flavoured milk, soyabean milk, butter milk, ice cream, face cream, hand cream, foot cream, shaving cream, cold cream, body cream, night cream, day cream,
   fairness cream, skin cream, hair cream, antiseptic cream, whitening cream,
   coconut water, rose water, tonic water, soda water, kewra water, gripe water, barley water, micellar water,
   face wash, hand wash, body wash, dish wash, mouth wash, car wash, face pack, hair pack, face mask, hair mask, face oil, hair oil, body oil, baby oil,
   massage oil, essential oil, scalp oil, lamp oil, beard oil, fish oil, engine oil, diya oil, pooja oil, puja oil, deepam oil, aroma oil,
   cleansing oil, oil dispenser, cuticle oil, bath oil, aromatherapy oil, castor oil, neem oil,
   bath salt, black salt, epsom salt, toilet paper, tissue paper, baking paper, butter paper, foil paper, wax paper, parchment paper,
   sweet potato, bell pepper, custard apple, wood apple, rose apple, pine apple, spring onion, bitter gourd, lady finger, egg plant, drum stick,
   baking powder, baking soda, washing powder,  curry powder, custard powder,
   tooth powder, tooth paste, tooth brush, tooth pick, baby powder, dish bar,
   corn flake, garbage bag, bin bag, dustbin bag, trash bag, zip bag, lunch bag,
   bread crumb, lemon grass, ginger ale, root beer, ginger beer, cotton candy, cotton bud, hot dog, egg tray, lunch box, gift box,
   pencil box, tissue box, storage box, tiffin box, water bottle, milk bottle, feeding bottle, oil bottle, spray bottle, baby bottle, glass bottle,
   tea cup, coffee cup, tea set, dinner set, milk mug, coffee mug, rice cooker, egg boiler, milk pan, milk cooker, glass jar, storage jar,
   spice jar, fish sauce, soya sauce, flower pot, tea light, tea pot, bread knife, cheese knife, fruit knife, dog food, cat food,
   baby food, pet food, fish food, bird food, sugar cane, sun flower, face serum,  nail polish, shoe polish`
    .split(',')
    .map((compound) => compound.trim().replace(/\s+/g, ' ')),
);
