import type { SynonymGroup } from '../../../search/searchIndex.ts';

// What an Indian grocer sells, in Hindi, its usual Latin spellings and English. One thing a line. Words after `<` find the thing, but the
// thing does not find them: brands that stand for it, and narrower things. English plurals and letters that are easily mistyped need no
// words of their own. A word stands in a line of its own meaning only: `mirch` is chilli, `kali mirch` is pepper.

const vegetables = `
onion, pyaz, pyaaz, piyaz, kanda, dungri, प्याज, कांदा
potato, aloo, alu, aaloo, batata, आलू
tomato, tamatar, tamater, टमाटर
carrot, gajar, गाजर
cucumber, kheera, khira, kakdi, kakri, खीरा, ककड़ी
spinach, palak, paalak, पालक
coriander, dhania, dhaniya, dhanya, kothmir, kothimbir, cilantro, hara dhania, धनिया
mint, pudina, podina, पुदीना
curry leaf, curry leaves, kadi patta, kadhi patta, kadipatta, करी पत्ता, कढ़ी पत्ता
fenugreek, methi, मेथी
kasuri methi, kasoori methi, dried fenugreek, कसूरी मेथी
cauliflower, gobi, gobhi, phool gobhi, phulgobi, गोभी, फूल गोभी
cabbage, patta gobhi, patta gobi, band gobhi, bandh gobi, पत्ता गोभी, बंद गोभी
broccoli, hari gobhi, ब्रोकली
brinjal, eggplant, aubergine, baingan, baigan, begun, vangi, बैंगन
okra, bhindi, bhendi, bhindee, lady finger, ladies finger, ladyfinger, भिंडी
capsicum, bell pepper, shimla mirch, simla mirch, शिमला मिर्च
chilli, chili, chilly, mirch, mirchi, mirchee, मिर्च, मिर्ची
green chilli, hari mirch, hari mirchi, हरी मिर्च
garlic, lahsun, lehsun, lasun, lassan, lahsan, लहसुन
ginger, adrak, adrakh, अदरक
lemon, nimbu, nimboo, limbu, lime, नींबू, निंबू
bottle gourd, lauki, louki, doodhi, dudhi, ghiya, लौकी, घिया, दूधी
ridge gourd, turai, tori, turiya, dodka, तोरई, तुरई
sponge gourd, gilki, nenua, गिलकी
bitter gourd, karela, karele, करेला
pointed gourd, parwal, parval, परवल
ivy gourd, tindora, kundru, tendli, कुंदरू
snake gourd, chichinda, padwal, चिचिंडा
round gourd, apple gourd, tinda, tinde, टिंडा
ash gourd, petha, safed kaddu, winter melon, पेठा
pumpkin, kaddu, kashiphal, bhopla, कद्दू
radish, mooli, muli, mula, मूली
turnip, shalgam, शलजम
beetroot, chukandar, chukander, beet, चुकंदर
sweet potato, shakarkand, shakarkandi, ratalu, शकरकंद
yam, suran, jimikand, zimikand, elephant foot, सूरन, जिमीकंद
colocasia, arbi, arvi, taro, अरबी
drumstick, moringa, sahjan, saijan, shevga, सहजन
pea, peas, matar, mutter, mattar, मटर
beans, french beans, sem, fali, farasbi, सेम, फली
cluster beans, gavar, guar, gwar, गवार
broad beans, sem phali, papdi
corn, maize, makka, makki, makai, bhutta, bhutte, मक्का, भुट्टा, मकई
sweet corn, meetha makka, स्वीट कॉर्न
mushroom, khumb, khumbi, dhingri, मशरूम, खुंब
spring onion, hara pyaz, hare pyaz, हरा प्याज
raw banana, kachcha kela, kaccha kela, कच्चा केला
jackfruit, kathal, katahal, fanas, कटहल
lotus stem, kamal kakdi, nadru, कमल ककड़ी
amaranth, chaulai, chauli, rajgira, राजगिरा, चौलाई
mustard greens, sarson saag, sarson ka saag, सरसों का साग
leafy vegetables, saag, bhaji, साग
vegetable, sabzi, sabji, subzi, bhaaji, tarkari, सब्जी
lettuce, salad patta, iceberg, सलाद
sprouts, ankurit, अंकुरित
zucchini, tori zucchini, जुकीनी
`;

const fruit = `
fruit, phal, fal, फल
apple, seb, saib, safarchand, सेब
banana, kela, kele, केला
mango, aam, आम
raw mango, kaccha aam, kachcha aam, kairi, keri, कच्चा आम, कैरी
orange, santra, santara, narangi, kinnow, संतरा, नारंगी
sweet lime, mosambi, mausambi, mousambi, मौसंबी
grapes, angoor, angur, draksh, अंगूर
watermelon, tarbooz, tarbuj, kalingad, तरबूज
muskmelon, kharbuja, kharbooja, cantaloupe, खरबूजा
papaya, papita, पपीता
pineapple, ananas, अनानास
pomegranate, anar, anaar, अनार
guava, amrud, amrood, peru, अमरूद
pear, nashpati, naspati, babugosha, नाशपाती
peach, aadu, aaru, आड़ू
plum, aloo bukhara, alubukhara, aloobukhara, आलूबुखारा
cherry, चेरी
strawberry, स्ट्रॉबेरी
blueberry, ब्लूबेरी
kiwi, कीवी
avocado, makhanphal, butter fruit, एवोकाडो
lychee, litchi, leechi, लीची
custard apple, sitaphal, sharifa, सीताफल, शरीफा
sapota, chikoo, chiku, cheeku, चीकू
jamun, java plum, black plum, जामुन
gooseberry, amla, aamla, awla, आंवला
coconut, nariyal, naral, नारियल
dragon fruit, kamalam, ड्रैगन फ्रूट
fig, anjeer, anjir, अंजीर
date, dates, khajur, khajoor, khejur, खजूर
dry dates, chuhara, kharek, छुहारा
apricot, khubani, khumani, खुबानी
mulberry, shahtoot, शहतूत
ber, jujube, बेर
tamarind, imli, imlee, इमली
sugarcane, ganna, गन्ना
wood apple, bael, bel, बेल
`;

const grains = `
rice, chawal, chaval, chaawal, chanwal, arisi, chokha, चावल
basmati, बासमती
brown rice, bhura chawal, ब्राउन राइस
rice flour, chawal ka atta, chaval atta, चावल का आटा
poha, pohe, aval, avalakki, chirwa, chura, flattened rice, beaten rice, पोहा
puffed rice, murmura, murmure, mumra, kurmura, pori, मुरमुरा
wheat, gehu, gehun, gehoon, godhumai, गेहूं
flour, atta, aata, ata, आटा
wheat flour, gehu ka atta, chakki atta, गेहूं का आटा < aashirvaad atta, pillsbury atta
refined flour, maida, all purpose flour, plain flour, मैदा
semolina, suji, sooji, rava, rawa, सूजी, रवा
broken wheat, dalia, daliya, dalya, lapsi, cracked wheat, दलिया
gram flour, besan, chickpea flour, बेसन
sattu, roasted gram flour, सत्तू
finger millet, ragi, nachni, mandua, रागी, नाचनी
sorghum, jowar, jwari, juwar, ज्वार
pearl millet, bajra, bajri, बाजरा
foxtail millet, kangni, kakum, कंगनी
barnyard millet, sama, samak, sanwa, vari, bhagar, सामक, समा
millet, bajra millets, मिलेट
barley, jau, jow, जौ
oats, jai, ओट्स < quaker, saffola oats
quinoa, किनोआ
buckwheat, kuttu, कुट्टू
water chestnut, singhara, singhada, सिंघाड़ा
sago, sabudana, sabudhana, javvarisi, साबूदाना
vermicelli, sevai, seviyan, sewai, semiya, semai, सेवई, सेवइयां
corn flour, cornflour, makke ka atta, corn starch, cornstarch, मक्के का आटा
corn flakes, cornflakes, कॉर्नफ्लेक्स < kelloggs
cereal, breakfast cereal, nashta < chocos, muesli
muesli, granola, मूसली
noodles, नूडल्स < maggi, yippee, wai wai, top ramen, chowmein, hakka
pasta, macaroni, penne, spaghetti, पास्ता
`;

const pulses = `
dal, daal, dhal, lentil, pulses, paruppu, दाल
pigeon pea, toor, tur, tuvar, tuar, toovar, arhar, harhar, अरहर, तूर, तुअर
moong, mung, mug dal, green gram, मूंग
red lentil, masoor, masur, massor, मसूर
black gram, urad, udad, urid, उड़द
chickpea, chana, channa, chhana dal, chole, chhole, garbanzo, चना, छोले
kabuli chana, white chickpea, काबुली चना
kala chana, black chickpea, brown chickpea, काला चना
bengal gram, chana dal, channa dal, चना दाल
kidney beans, rajma, razma, rajmah, राजमा
black eyed peas, lobia, lobhia, chawli, raungi, cowpea, लोबिया, चवली
moth beans, matki, moth, मोठ
horse gram, kulthi, kulith, कुल्थी
dried peas, vatana, safed matar, वटाणा
soya, soyabean, soybean, soya chunks, soya wadi, सोयाबीन < nutrela, meal maker
papad, papadum, appalam, पापड़
mangodi, badi, wadi, vadi, बड़ी
`;

const spices = `
spice, masala, masale, masalah, मसाला
turmeric, haldi, haladi, hldi, manjal, हल्दी
cumin, jeera, zeera, jira, zira, जीरा
caraway, shahi jeera, shah jeera, kala jeera, शाही जीरा
coriander powder, dhania powder, धनिया पाउडर
coriander seeds, sabut dhania, khada dhania, साबुत धनिया
red chilli powder, lal mirch, lal mirchi, mirch powder, लाल मिर्च
black pepper, kali mirch, kali mirchi, kalimirch, gol mirch, peppercorn, काली मिर्च
cardamom, elaichi, ilaichi, elachi, elaychi, इलायची
black cardamom, badi elaichi, moti elaichi, बड़ी इलायची
clove, laung, lavang, लौंग, लवंग
cinnamon, dalchini, daalchini, दालचीनी
bay leaf, tej patta, tejpatta, tamalpatra, तेज पत्ता, तेजपत्ता
star anise, chakra phool, chakri phool, badiyan, चक्र फूल
nutmeg, jaiphal, jayphal, जायफल
mace, javitri, जावित्री
mustard, rai, sarson, sarso, mohri, राई, सरसों
fennel, saunf, sauf, sonf, variyali, सौंफ
carom, ajwain, ajwayan, ajvain, omam, अजवाइन
asafoetida, asafetida, hing, heeng, हींग
saffron, kesar, zafran, keshar, केसर, जाफरान
nigella, kalonji, kalaunji, onion seeds, कलौंजी
sesame, til, tilli, ellu, gingelly, तिल
poppy seeds, khus khus, khaskhas, khuskhus, posto, खसखस
flax seeds, alsi, flaxseed, linseed, अलसी
chia seeds, chia, चिया < sabja
basil seeds, sabja, tukmaria, सब्जा
dry mango, amchur, amchoor, aamchur, dry mango powder, अमचूर
dry ginger, sonth, saunth, soonth, सोंठ
garam masala, गरम मसाला
chaat masala, chat masala, चाट मसाला
sambar powder, sambhar masala, sambar masala, सांभर मसाला
biryani masala, biriyani masala, बिरयानी मसाला
kitchen king, sabzi masala, sabji masala, सब्जी मसाला
chole masala, chhole masala, chana masala, छोले मसाला
pav bhaji masala, पाव भाजी मसाला
salt, namak, nimak, uppu, meetha namak, नमक
rock salt, sendha namak, sendha, saindhav, pink salt, सेंधा नमक
black salt, kala namak, काला नमक
sugar, cheeni, chini, cheenee, chinni, shakkar, shakar, khand, sakhar, चीनी, शक्कर
rock sugar, mishri, misri, sugar candy, candied sugar, मिश्री
jaggery, gud, gur, gul, bellam, गुड़
powdered sugar, bura, boora, icing sugar, पिसी चीनी, बूरा
honey, shahad, shehad, madhu, शहद
vinegar, sirka, सिरका
yeast, khameer, khamir, खमीर
baking soda, meetha soda, mitha soda, khane ka soda, मीठा सोडा
baking powder, बेकिंग पाउडर
pickle, achar, achaar, aachar, lonche, अचार
chutney, chatni, चटनी
ketchup, sauce, tomato sauce, सॉस, केचप < kissan ketchup, maggi sauce
mayonnaise, mayo, मेयोनीज
jam, murabba, मुरब्बा, जैम
curry paste, masala paste
tamarind paste, imli paste
`;

const oils = `
oil, tel, tael, enna, ennai, तेल < cooking oil, khane ka tel, खाने का तेल, fortune, saffola, dhara, sundrop
mustard oil, sarson tel, sarson ka tel, kachi ghani, kacchi ghani, सरसों का तेल
sunflower oil, surajmukhi tel, surajmukhi ka tel, सूरजमुखी का तेल
groundnut oil, peanut oil, moongfali tel, mungfali ka tel, मूंगफली का तेल
soyabean oil, soya oil, soybean oil, सोयाबीन का तेल
sesame oil, gingelly oil, til ka tel, til tel, तिल का तेल
coconut oil, nariyal tel, nariyal ka tel, नारियल का तेल, नारियल तेल < parachute
olive oil, jaitun ka tel, jaitun tel, जैतून का तेल
rice bran oil, राइस ब्रान तेल
castor oil, arandi ka tel, अरंडी का तेल
almond oil, badam tel, badam rogan, roghan badam, बादाम तेल
hair oil, baalon ka tel, sir ka tel, बालों का तेल
ghee, ghi, desi ghee, tuppa, neyyi, clarified butter, घी
vanaspati, dalda, वनस्पति
`;

const dairy = `
milk, doodh, dudh, dhoodh, doodhh, paal, haalu, दूध < amul taaza, amul gold
cow milk, gai ka doodh, gaay ka doodh, गाय का दूध
curd, dahi, dahee, yogurt, yoghurt, mosaru, thayir, दही
buttermilk, chaas, chhaas, chach, chhachh, mattha, butter milk, छाछ, मट्ठा
lassi, lassee, लस्सी
paneer, panir, cottage cheese, पनीर
cheese, चीज़, चीज
butter, makhan, makkhan, loni, मक्खन < amul butter
white butter, safed makhan, सफेद मक्खन
cream, malai, मलाई
condensed milk, milkmaid, mithai mate, कंडेंस्ड मिल्क
milk powder, doodh powder, dairy whitener, everyday dairy whitener, दूध पाउडर
khoya, mawa, khoa, खोया, मावा
shrikhand, श्रीखंड
milk shake, milkshake, flavoured milk
soya milk, soy milk, सोया दूध
raita, रायता
egg, anda, ande, andaa, mutta, अंडा, अंडे, अण्डा
eggless, egg free, without egg
sugar free, sugarless, no sugar, cheeni free
kulfi, कुल्फी
ice cream, icecream, आइसक्रीम
`;

const meatAndFish = `
meat, mans, maans, gosht, मांस, गोश्त
chicken, murgh, murg, murga, murgi, kozhi, चिकन, मुर्गा
mutton, lamb, goat, bakra, gosht mutton, मटन
minced meat, keema, kheema, qeema, कीमा
fish, machli, machhli, machhi, macchi, meen, मछली
prawn, shrimp, jhinga, jheenga, zinga, झींगा
crab, kekda, केकड़ा
rohu, रोहू
pomfret, paplet, पॉम्फ्रेट
hilsa, ilish, इलिश
sausage, सॉसेज
`;

const nuts = `
almond, badam, baadam, बादाम
cashew, kaju, kaaju, काजू
pistachio, pista, piste, पिस्ता
walnut, akhrot, akharot, अखरोट
raisin, kishmish, kismis, munakka, manuka, किशमिश, मुनक्का
peanut, groundnut, moongfali, mungfali, moongphali, sing dana, singdana, shengdana, मूंगफली
fox nuts, foxnut, makhana, makhane, lotus seeds, phool makhana, मखाना
dry fruits, dryfruit, mewa, meva, sukha mewa, मेवा
sunflower seeds, surajmukhi beej, सूरजमुखी के बीज
pumpkin seeds, kaddu ke beej, कद्दू के बीज
melon seeds, magaz, magaj, मगज
chironji, charoli, चिरौंजी
`;

const snacksAndSweets = `
snack, namkeen, nashta, farsan, mixture, नमकीन
chips, crisps, wafers, चिप्स < lays, kurkure, uncle chipps, pringles
bhujia, sev, bhujiya, भुजिया, सेव
samosa, singara, समोसा
kachori, kachauri, कचौरी
khakhra, खाखरा
mathri, mathi, मठरी
chakli, murukku, murukulu, चकली
popcorn, makka phulia, पॉपकॉर्न < act ii
biscuit, cookie, biskut, bisket, बिस्कुट < parle g, oreo, marie
rusk, toast, रस्क, टोस्ट
nankhatai, नानखटाई
bread, double roti, dabal roti, ब्रेड, डबल रोटी
bun, pav, paav, pao, पाव
roti, chapati, chapathi, phulka, रोटी, चपाती
paratha, parantha, parotta, पराठा
naan, kulcha, नान
cake, केक
pastry, पेस्ट्री
sweets, mithai, meetha, mithaiyan, मिठाई
laddu, ladoo, laddoo, laddus, लड्डू
barfi, burfi, barfee, बर्फी
gulab jamun, gulabjamun, गुलाब जामुन
rasgulla, rosogolla, rasagulla, रसगुल्ला
jalebi, jilebi, जलेबी
soan papdi, son papdi, sohan papdi, सोन पापड़ी
halwa, halva, हलवा
kheer, payasam, खीर
chikki, gajak, gachak, चिक्की, गजक
chocolate, चॉकलेट < dairy milk, kitkat, kit kat, five star
toffee, candy, टॉफी
chewing gum, bubble gum
mukhwas, mouth freshener, मुखवास
idli, idly, इडली
dosa, dosai, dose mix, डोसा
dhokla, khaman, ढोकला
upma, uppit, उपमा
momos, momo, dumplings, मोमो
pizza, पिज़्ज़ा
soup, सूप
frozen snacks, ready to fry
`;

const drinks = `
tea, chai, chay, chaha, chaay, cha, chai patti, chaipatti, चाय, चाय पत्ती < tata tea, red label, taj mahal, wagh bakri, tetley
green tea, hari chai, ग्रीन टी
coffee, kaapi, kapi, kofi, कॉफी < nescafe, bru
water, pani, paani, jal, पानी < bisleri, kinley, aquafina
juice, ras, जूस < tropicana, frooti, maaza
sharbat, sherbet, शरबत < rooh afza, roohafza
soft drink, cold drink, colddrink, thanda, aerated, कोल्ड ड्रिंक < coke, coca cola, pepsi, thums up, thumbs up, sprite, 7 up, limca, fanta, mirinda, mountain dew
lemonade, nimbu pani, shikanji, nimbupani, नींबू पानी, शिकंजी
coconut water, nariyal pani, नारियल पानी
sugarcane juice, ganne ka ras, गन्ने का रस
aam panna, panna, आम पन्ना
jaljeera, jal jeera, जलजीरा
thandai, thandayi, ठंडाई
energy drink, एनर्जी ड्रिंक < red bull, gatorade
health drink, malted drink < horlicks, bournvita, complan, हॉर्लिक्स
glucose, ग्लूकोज < glucon d
`;

const household = `
soap, sabun, saboon, साबुन < lux, lifebuoy, dettol soap
detergent, washing powder, laundry, surf, kapde dhone ka powder, sarf, सर्फ, डिटर्जेंट < ariel, surf excel, ghadi, nirma
dishwash, dish wash, bartan, bartan dhone, dish soap, बर्तन < vim, pril
floor cleaner, phenyl, pocha, phenol, फिनाइल, पोछा < lizol, domex
toilet cleaner, टॉयलेट क्लीनर < harpic
glass cleaner, colin, शीशा
broom, jhadu, jhaadu, zadu, झाड़ू
mop, pochha, पोंछा
bucket, balti, baalti, बाल्टी
mug, मग
dustbin, kooda dan, kachra peti, trash can, कूड़ेदान
garbage bag, bin bag, kachra bag, kude ki theli, कचरा बैग
scrubber, scrub pad, juna, jhaava, scourer, जूना
tissue, napkin, paper napkin, टिशू
kitchen towel, kitchen roll, paper towel
toilet paper, toilet roll
mosquito repellent, machhar, machar, mosquito, मच्छर < all out, good knight, mortein, odomos
matchbox, match box, maachis, machis, माचिस
candle, mombatti, mombati, मोमबत्ती
battery, cell, सेल, बैटरी
bulb, light bulb, बल्ब
foil, aluminium foil, फॉइल
naphthalene balls, phenyl goli, नेफ़थलीन
cooker, pressure cooker, कुकर
pan, tawa, tava, griddle, तवा
wok, kadhai, kadai, karahi, kadahi, कढ़ाई, कड़ाही
pot, handi, patila, bhagona, हांडी
plate, thali, थाली
spoon, chammach, chamach, चम्मच
knife, chaku, chaaku, chhuri, चाकू
glass, gilas, tumbler, गिलास
bottle, botal, बोतल
lunch box, tiffin, dabba, tiffin box, टिफिन, डब्बा
lid, dhakkan, ढक्कन
rolling pin, belan, बेलन
grinder, mixer, mixie, मिक्सर
kettle, केतली
jar, barni, martaban, मर्तबान
ladle, karchi, kalchul
towel, tauliya, तौलिया
`;

const care = `
shampoo, shampu, शैम्पू < head and shoulders, clinic plus, sunsilk
conditioner, कंडीशनर
toothpaste, tooth paste, manjan, dant manjan, टूथपेस्ट, मंजन < colgate, pepsodent, sensodyne, closeup
toothbrush, tooth brush, टूथब्रश
mouthwash, mouth wash < listerine
tongue cleaner, jibhi, जीभी
face wash, facewash, फेस वॉश
face cream, chehre ki cream < fair and lovely, ponds
lotion, body lotion, moisturiser, moisturizer < vaseline, nivea
sunscreen, sun cream, sunblock
hand wash, handwash, haath dhone, हैंड वॉश < dettol handwash
sanitizer, sanitiser, सैनिटाइज़र
talc, talcum, talcum powder, पाउडर टैल्क
perfume, ittar, itr, attar, इत्र
deodorant, deo
comb, kanghi, kangha, कंघी
henna, mehndi, mehendi, मेहंदी
kajal, kohl, surma, काजल
lipstick, lali, लिपस्टिक
nail polish, nail paint
hair colour, hair color, hair dye
razor, ustra, रेज़र < gillette
blade, blades, ब्लेड
shaving cream, shaving foam
sanitary pad, sanitary napkin, pads, सैनिटरी पैड < whisper, stayfree
cotton, rui cotton, ruee, रूई
bandage, patti, band aid, bandaid, plaster, पट्टी
antiseptic, antiseptic liquid < dettol, savlon
pain balm, balm, बाम < vicks, zandu, iodex, moov
fullers earth, multani mitti, multani, मुल्तानी मिट्टी
aloe vera, aloevera, gwarpatha, ghritkumari, एलोवेरा
sandalwood, chandan, चंदन
rose water, gulab jal, gulabjal, गुलाब जल
neem, नीम
soapnut, reetha, ritha, रीठा
isabgol, psyllium, isapgol, इसबगोल
chyawanprash, chyavanprash, च्यवनप्राश
digestive, churan, hajmola, चूरन
`;

const babyAndPets = `
diaper, nappy, langot, nappies, डायपर < pampers, huggies, mamypoko
baby food, cerelac, infant cereal, शिशु आहार
baby wipes, wipes
baby oil, baby massage oil, bachche ka tel, malish tel, मालिश तेल
baby powder
feeding bottle, baby bottle, doodh ki bottle
dog food, kutte ka khana < pedigree
cat food < whiskas
`;

const puja = `
puja, pooja, pujan, पूजा
incense, incense sticks, agarbatti, agarbathi, agarbati, अगरबत्ती
dhoop, dhup, धूप
camphor, kapur, kapoor, karpoor, कपूर
diya, deepak, दीया, दीपक
wick, batti, cotton wick, diya batti, बत्ती
kumkum, kumkuma, kunku, roli, कुमकुम, रोली
vermilion, sindoor, sindur, सिंदूर
vibhuti, bhasma, विभूति
holy thread, kalava, mauli, moli, कलावा, मौली
betel nut, supari, सुपारी
betel leaf, paan, pan patta, पान
ganga water, gangajal, गंगाजल
rangoli, kolam, रंगोली
flower, phool, ful, pushp, फूल
garland, phoolmala, माला
`;

const amounts = `
kg, kgs, kilo, kilogram, किलो
g, gm, gms, grams, ग्राम
litre, liter, ltr, l, लीटर
ml, millilitre, मिली
dozen, darjan, दर्जन
packet, pack, paket, पैकेट
small, chhota, chota, छोटा
large, big, bada, बड़ा
white, safed, सफेद
black, kala, kali, काला, काली
red, lal, laal, लाल
green, hara, hari, हरा, हरी
yellow, peela, pila, पीला
fresh, taza, taaza, ताजा
dry, dried, sukha, sookha, सूखा
sweet, meetha, mitha, मीठा
sour, khatta, खट्टा
powder, pisa, pisi, पाउडर
whole, sabut, khada, साबुत
organic, jaivik, जैविक
`;

const goods = {
  vegetables,
  fruit,
  grains,
  pulses,
  spices,
  oils,
  dairy,
  meatAndFish,
  nuts,
  snacksAndSweets,
  drinks,
  household,
  care,
  babyAndPets,
  puja,
};

export type GoodsKind = keyof typeof goods;

/** The groups of each kind of goods. */
export const groceryWordsByKind = Object.entries(goods).map(
  ([kind, lines]) => [kind as GoodsKind, toGroups(lines)] as const,
);

export const groceryWords: readonly SynonymGroup[] = [
  ...groceryWordsByKind.flatMap(([, groups]) => groups),
  ...toGroups(amounts),
];

/** One group a line. */
function toGroups(lines: string): SynonymGroup[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [words = [], narrower = []] = line.split(' < ').map((list) => list.split(', '));
      return { words, narrower };
    });
}
