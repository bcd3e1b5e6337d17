import type { MenuItem } from '../modules/menu/menu-item.entity.js';

/** What the demo menu says of a dish besides its name, price and picture. */
export type Attributes = Partial<
  Pick<
    MenuItem,
    | 'hindiName'
    | 'hindiDescription'
    | 'containsEgg'
    | 'spiciness'
    | 'isJain'
    | 'isNew'
    | 'isSoldOut'
    | 'allergens'
    | 'serves'
  >
>;

const egg: Partial<Attributes> = { containsEgg: true };
const mild: Partial<Attributes> = { spiciness: 1 };
const spicy: Partial<Attributes> = { spiciness: 2 };
const hot: Partial<Attributes> = { spiciness: 3 };
const jain: Partial<Attributes> = { isJain: true };
const isNew: Partial<Attributes> = { isNew: true };
const soldOut: Partial<Attributes> = { isSoldOut: true };
const gluten: Partial<Attributes> = { allergens: ['GLUTEN'] };
const milk: Partial<Attributes> = { allergens: ['MILK'] };
const bread: Partial<Attributes> = { allergens: ['GLUTEN', 'MILK'] };
const milkAndNuts: Partial<Attributes> = { allergens: ['MILK', 'NUTS'] };
const eggAndMilk: Partial<Attributes> = { allergens: ['MILK', 'EGGS'] };
const eggAndBread: Partial<Attributes> = { allergens: ['GLUTEN', 'MILK', 'EGGS'] };
const fish: Partial<Attributes> = { allergens: ['FISH'] };
const soy: Partial<Attributes> = { allergens: ['GLUTEN', 'SOYBEANS'] };
const forTwo: Partial<Attributes> = { serves: 2 };

/** Hindi name, Hindi description and attributes, by the name of the dish. */
const rows: readonly (readonly [
  name: string,
  hindiName: string,
  hindiDescription: string,
  ...attributes: Partial<Attributes>[],
])[] = [
  ['Aloo Tikki Burger', 'आलू टिक्की बर्गर', 'मसालेदार आलू टिक्की, प्याज, टमाटर और हरी चटनी।', mild, gluten],
  [
    'Paneer Makhani Burger',
    'पनीर मखनी बर्गर',
    'मसालेदार पनीर का मोटा टुकड़ा, मखनी मेयोनीज़, चीज़ और सलाद पत्ता।',
    mild,
    bread,
  ],
  [
    'Masala Veg Cheeseburger',
    'मसाला वेज चीज़बर्गर',
    'सब्ज़ियों की पैटी, चीज़ स्लाइस और टमाटर का मसाला रेलिश।',
    mild,
    bread,
  ],
  [
    'Crispy Chicken Burger',
    'क्रिस्पी चिकन बर्गर',
    'छाछ में भिगोया चिकन, ऑर्डर पर तला हुआ, ठंडे पत्तागोभी सलाद के साथ।',
    mild,
    eggAndBread,
  ],
  [
    'Maharaja Double Decker Burger with Two Patties and Cheese',
    'महाराजा डबल डेकर बर्गर, दो पैटी और चीज़ के साथ',
    'दो आलू पैटी, दो चीज़ स्लाइस और बीच में एक और ब्रेड। भूख लेकर आइए।',
    mild,
    bread,
  ],
  [
    'Beetroot Bun Rajma Burger',
    'चुकंदर बन राजमा बर्गर',
    'नरम चुकंदर बन में राजमा की स्मोकी पैटी, चीज़ और सलाद पत्ता।',
    mild,
    bread,
    isNew,
  ],
  [
    'Bombay Vada Pav',
    'बॉम्बे वड़ा पाव',
    'नरम पाव में गरम बटाटा वड़ा, लहसुन की चटनी और तली हरी मिर्च।',
    spicy,
    gluten,
  ],
  [
    'Dabeli',
    'दाबेली',
    'मक्खन लगे पाव में कच्छी मसाला आलू, मूंगफली, अनार और खूब सारा सेव।',
    mild,
    { allergens: ['GLUTEN', 'NUTS'] },
  ],
  [
    'Pani Puri (8 Pieces)',
    'पानी पूरी (8 पीस)',
    'कुरकुरी पूरियाँ, चना-आलू, और पुदीने व इमली का ठंडा पानी।',
    spicy,
    gluten,
  ],
  ['Bhel Puri', 'भेल पूरी', 'मुरमुरा, सेव, प्याज, टमाटर और कच्चा आम, ऑर्डर करने पर ही मिलाया हुआ।', mild, gluten],
  ['Sev Puri', 'सेव पूरी', 'पापड़ी पर आलू, तीन चटनियाँ और ढेर सारा बारीक सेव।', mild, gluten],
  ['Dahi Puri', 'दही पूरी', 'मीठे दही, इमली और अनार से भरी पूरियाँ। तुरंत खाएँ तो सबसे अच्छी।', bread],
  ['Samosa Chaat', 'समोसा चाट', 'गरम छोले पर दो टूटे समोसे, दही, चटनियाँ और सेव।', mild, bread],
  ['Aloo Tikki Chaat', 'आलू टिक्की चाट', 'तवे की आलू टिक्कियाँ, ठंडा दही, इमली, पुदीना और अनार।', mild, milk],
  [
    'Raj Kachori',
    'राज कचौड़ी',
    'मूंग, आलू और दही से भरी एक बड़ी कचौड़ी। एक का खाना, दो का नाश्ता।',
    mild,
    bread,
    forTwo,
  ],
  ['Pav Bhaji', 'पाव भाजी', 'मक्खन वाली सब्ज़ियों की भाजी, दो सिके पाव, प्याज और नींबू।', spicy, bread],
  ['Extra Pav (2 Pieces)', 'अतिरिक्त पाव (2 पीस)', 'मक्खन में सिका नरम लादी पाव।', bread],
  [
    'Paneer Kathi Roll',
    'पनीर काठी रोल',
    'परतदार पराठे में भुना पनीर, शिमला मिर्च और प्याज, ऊपर से नींबू।',
    mild,
    bread,
  ],
  [
    'Kolkata Egg Roll',
    'कोलकाता एग रोल',
    'परतदार पराठे पर तला अंडा, प्याज, हरी मिर्च और सॉस।',
    egg,
    mild,
    { allergens: ['GLUTEN', 'EGGS'] },
  ],
  [
    'Chicken Seekh Roll',
    'चिकन सीख रोल',
    'रूमाली रोटी में दो सीख कबाब, पुदीने की चटनी और प्याज का अचार।',
    spicy,
    gluten,
  ],
  [
    'Soya Chaap Malai Roll',
    'सोया चाप मलाई रोल',
    'ग्रिल की हुई मलाईदार सोया चाप, प्याज और धनिये के साथ।',
    mild,
    { allergens: ['GLUTEN', 'MILK', 'SOYBEANS'] },
  ],
  ['Mumbai Frankie', 'मुंबई फ्रैंकी', 'पतली, बिना अंडे की रोटी में मसालेदार आलू और चाट मसाला।', mild, gluten],
  [
    'Falafel Rumali Wrap',
    'फलाफल रूमाली रैप',
    'चने के फलाफल, अचारी सब्ज़ियाँ और लहसुन सॉस, गरमागरम लपेटे हुए।',
    gluten,
    isNew,
  ],
  ['Achari Aloo Tacos', 'अचारी आलू टाको', 'मक्के की दो छोटी रोटियाँ, अचारी आलू, सलाद पत्ता और प्याज।', spicy],
  [
    'Bombay Masala Toast Sandwich',
    'बॉम्बे मसाला टोस्ट सैंडविच',
    'मक्खन लगी ब्रेड में आलू मसाला, चुकंदर, खीरा और हरी चटनी।',
    mild,
    bread,
  ],
  ['Margherita Pizza', 'मार्गरीटा पिज़्ज़ा', 'हाथ से फैलाए सात इंच के बेस पर टमाटर, मोज़रेला और बेसिल।', bread],
  [
    'Tandoori Paneer Pizza',
    'तंदूरी पनीर पिज़्ज़ा',
    'स्मोकी टमाटर सॉस पर तंदूरी पनीर, शिमला मिर्च और लाल प्याज।',
    mild,
    bread,
  ],
  ['Farmhouse Pizza', 'फार्महाउस पिज़्ज़ा', 'चीज़ पर मशरूम, कॉर्न, जैतून, टमाटर और शिमला मिर्च।', bread],
  [
    'Sweet Corn and Cheese Pizza',
    'स्वीट कॉर्न और चीज़ पिज़्ज़ा',
    'मक्खन वाला स्वीट कॉर्न, दो तरह का चीज़ और थोड़ा ऑरेगैनो।',
    bread,
    jain,
  ],
  [
    'Chicken Keema Pizza',
    'चिकन कीमा पिज़्ज़ा',
    'धीमी आँच पर पका चिकन कीमा, हरी मिर्च और ताज़ा धनिया।',
    spicy,
    bread,
  ],
  [
    'Chilli Cheese Pizza Slice',
    'चिली चीज़ पिज़्ज़ा स्लाइस',
    'ओवन से सीधा निकला एक बड़ा टुकड़ा, चिली फ्लेक्स के साथ।',
    spicy,
    bread,
  ],
  ['Masala Fries', 'मसाला फ्राइज़', 'छिलके वाली फ्राइज़, चाट मसाला, कश्मीरी मिर्च और धनिया।', mild],
  ['Peri Peri Fries', 'पेरी पेरी फ्राइज़', 'नमकीन फ्राइज़, तीखे और नींबू वाले पेरी पेरी मसाले के साथ।', spicy],
  ['Loaded Cheese Fries', 'लोडेड चीज़ फ्राइज़', 'फ्राइज़ पर पिघला चीज़ सॉस, हलापेन्यो और ताज़ी मिर्च।', mild, milk],
  [
    'Punjabi Samosa (3 Pieces)',
    'पंजाबी समोसा (3 पीस)',
    'खस्ता समोसा, मसालेदार आलू-मटर, इमली की चटनी के साथ।',
    mild,
    gluten,
  ],
  ['Onion Bhajiya', 'प्याज़ भजिया', 'अजवाइन और बेसन में तले प्याज के कुरकुरे भजिये।', mild],
  ['Paneer Pakora', 'पनीर पकौड़ा', 'बेसन की हल्की परत में पनीर और बीच में पुदीने की चटनी।', mild, milk],
  ['Cheese Garlic Bread', 'चीज़ गार्लिक ब्रेड', 'लहसुन वाले मक्खन, मोज़रेला और ऑरेगैनो के साथ चार मोटे टुकड़े।', bread],
  ['Masala Corn Cup', 'मसाला कॉर्न कप', 'गरम स्वीट कॉर्न, मक्खन, नींबू और चुटकी भर लाल मिर्च।', mild, milk, jain],
  ['Chicken 65', 'चिकन 65', 'चेन्नई का तला चिकन, करी पत्ता और सूखी लाल मिर्च।', hot],
  ['Amritsari Fish', 'अमृतसरी मछली', 'अजवाइन के घोल में तली मछली, नींबू और प्याज के साथ।', mild, fish, soldOut],
  [
    'Mint Chutney (Small Tub)',
    'पुदीना चटनी (छोटी डिब्बी)',
    'आज सुबह पिसी पुदीना, धनिया, हरी मिर्च और नींबू की चटनी।',
    mild,
    jain,
  ],
  ['Paneer Tikka', 'पनीर टिक्का', 'सरसों के तेल के मसाले में पनीर, शिमला मिर्च और प्याज, सीख पर भुने हुए।', mild, milk],
  ['Chicken Tikka', 'चिकन टिक्का', 'दही और कश्मीरी मिर्च में रात भर रखा बिना हड्डी का चिकन।', spicy, milk],
  ['Tandoori Chicken Leg', 'तंदूरी चिकन लेग', 'हड्डी वाली दो टाँगें, स्मोकी और हल्की खट्टी, नींबू के साथ।', spicy, milk],
  ['Butter Kulcha', 'बटर कुलचा', 'तंदूर के दो कुलचे, सफ़ेद मक्खन लगे हुए।', bread],
  [
    'Chilli Paneer',
    'चिली पनीर',
    'शिमला मिर्च, प्याज और लहसुन वाले गहरे चिली सॉस में पनीर।',
    spicy,
    { allergens: ['GLUTEN', 'MILK', 'SOYBEANS'] },
  ],
  ['Gobi Manchurian', 'गोभी मंचूरियन', 'सोया, अदरक और हरे प्याज की चटनी में कुरकुरी गोभी।', spicy, soy],
  ['Veg Hakka Noodles', 'वेज हक्का नूडल्स', 'तेज़ आँच पर पके नूडल्स, पत्तागोभी, गाजर और शिमला मिर्च।', mild, soy],
  ['Chilli Garlic Noodles', 'चिली गार्लिक नूडल्स', 'धीमे तले लहसुन और ताज़े धनिये के साथ तीखे लाल नूडल्स।', hot, soy],
  ['Schezwan Fried Rice', 'शेज़वान फ्राइड राइस', 'हमारे अपने शेज़वान पेस्ट में लंबे चावल और कटी सब्ज़ियाँ।', hot, soy],
  ['Honey Chilli Potato', 'हनी चिली पोटैटो', 'दो बार तले आलू, शहद, मिर्च और भुने तिल के साथ।', spicy, soy],
  ['Chilli Chicken Dry', 'चिली चिकन ड्राई', 'काली मिर्च वाले सोया सॉस में चिकन, शिमला मिर्च और प्याज।', hot, soy],
  [
    'Steamed Veg Momos (7 Pieces)',
    'स्टीम्ड वेज मोमो (7 पीस)',
    'पतली परत में पत्तागोभी और गाजर, लाल मिर्च की चटनी के साथ।',
    mild,
    gluten,
  ],
  ['Tandoori Momos', 'तंदूरी मोमो', 'मसालेदार दही में लिपटे, कोयले पर सिके मोमो।', spicy, bread],
  [
    'Manchow Soup with Crispy Noodles',
    'मंचाऊ सूप, कुरकुरे नूडल्स के साथ',
    'काली मिर्च वाला गाढ़ा वेज सूप, ऊपर तले नूडल्स।',
    spicy,
    soy,
  ],
  ['Masala Dosa', 'मसाला डोसा', 'कुरकुरे डोसे में आलू मसाला, सांभर और चटनी के साथ।', mild],
  ['Idli Sambar (3 Pieces)', 'इडली सांभर (3 पीस)', 'नरम भाप वाली इडलियाँ, गरम सांभर के कटोरे के साथ।', mild],
  ['Medu Vada (4 Pieces)', 'मेदू वड़ा (4 पीस)', 'काली मिर्च और करी पत्ते वाले वड़े, ऑर्डर पर तले हुए।', mild],
  ['Onion Tomato Uttapam', 'प्याज़ टमाटर उत्तपम', 'मोटा, नरम उत्तपम, ऊपर प्याज, टमाटर और हरी मिर्च।', mild],
  [
    'Hyderabadi Veg Dum Biryani',
    'हैदराबादी वेज दम बिरयानी',
    'केसर, पुदीना और तले प्याज के साथ दम पर पके बासमती चावल और सब्ज़ियाँ।',
    spicy,
    milk,
  ],
  [
    'Chicken Dum Biryani',
    'चिकन दम बिरयानी',
    'केसरिया चावल के नीचे हड्डी वाला चिकन, रायता और मिर्ची का सालन।',
    spicy,
    milk,
  ],
  [
    'Egg Biryani',
    'अंडा बिरयानी',
    'मसालेदार चावल में दो उबले अंडे और भूरा प्याज।',
    egg,
    spicy,
    { allergens: ['EGGS'] },
  ],
  ['Rajma Chawal Bowl', 'राजमा चावल', 'धीमी आँच पर पका जम्मू राजमा, चावल, प्याज और नींबू।', mild],
  ['Chole Bhature', 'छोले भटूरे', 'गहरे अमृतसरी छोले, दो फूले भटूरे और अचार।', spicy, bread],
  [
    'Paneer Butter Masala Bowl',
    'पनीर बटर मसाला',
    'टमाटर, काजू और मक्खन की ग्रेवी में नरम पनीर। चावल के साथ।',
    mild,
    milkAndNuts,
  ],
  ['Dal Makhani', 'दाल मखनी', 'रात भर पकी काली दाल, मक्खन और क्रीम के साथ।', mild, milk],
  [
    'Curd Rice with Pomegranate',
    'दही चावल, अनार के साथ',
    'राई और करी पत्ते के तड़के वाले ठंडे दही-चावल, अनार के साथ।',
    milk,
  ],
  ['Gulab Jamun (5 Pieces)', 'गुलाब जामुन (5 पीस)', 'गुलाब और इलायची की गरम चाशनी में खोये के गुलाब जामुन।', bread],
  ['Jalebi with Rabri', 'जलेबी और रबड़ी', 'गरम कुरकुरी जलेबी, कुल्हड़ भर गाढ़ी ठंडी रबड़ी के साथ।', bread],
  ['Kesar Rasmalai', 'केसर रसमलाई', 'ठंडे केसरिया दूध में छेने की नरम टिकिया, पिस्ते के साथ।', milkAndNuts],
  ['Malai Kulfi Trio', 'मलाई कुल्फी तिकड़ी', 'तीन कुल्फी: मलाई, आम और पिस्ता।', milkAndNuts],
  ['Gajar Halwa', 'गाजर का हलवा', 'दूध और घी में पकी लाल गाजर, काजू और पिस्ते के साथ।', milkAndNuts],
  ['Mishti Doi', 'मिष्टी दोई', 'मिट्टी के कुल्हड़ में जमा मीठा दही, जैसा कोलकाता को पसंद है।', milk],
  ['Caramel Custard', 'कैरेमल कस्टर्ड', 'अंडे का मुलायम कस्टर्ड, ऊपर हल्का कड़वा कैरामेल।', egg, eggAndMilk],
  [
    'Sizzling Walnut Brownie with Vanilla Ice Cream',
    'सिज़लिंग अखरोट ब्राउनी, वनीला आइसक्रीम के साथ',
    'गरम ब्राउनी, वनीला का एक स्कूप और गरम चॉकलेट सॉस।',
    { allergens: ['GLUTEN', 'MILK', 'NUTS'] },
  ],
  ['Three-Scoop Sundae', 'तीन स्कूप संडे', 'वनीला, स्ट्रॉबेरी और चॉकलेट, वेफ़र रोल के साथ।', bread, forTwo],
  ['Masala Chai', 'मसाला चाय', 'दूध, अदरक और इलायची में उबली कड़क असम चाय, कुल्हड़ में।', milk, jain],
  ['Filter Coffee', 'फिल्टर कॉफी', 'चिकोरी वाला डिकॉक्शन और झागदार दूध, स्टील के गिलास में।', milk, jain],
  ['Sweet Lassi', 'मीठी लस्सी', 'गाढ़े दही की हल्की मीठी लस्सी, बादाम और पिस्ते के साथ।', milkAndNuts],
  ['Mango Lassi', 'आम की लस्सी', 'अल्फांसो आम और दही की ठंडी लस्सी।', milk],
  ['Fresh Lime Soda', 'नींबू सोडा', 'नींबू, सोडा और पुदीना। मीठा, नमकीन या दोनों, हमें बताएँ।', jain],
  ['Jaljeera', 'जलजीरा', 'भुने जीरे, पुदीने और काले नमक का ठंडा पानी, ऊपर बूंदी।'],
  ['Kokum Cooler', 'कोकम शरबत', 'जीरे और बर्फ़ के साथ कोंकण का खट्टा कोकम।', jain],
  ['Cold Coffee with Ice Cream', 'कोल्ड कॉफी, आइसक्रीम के साथ', 'झागदार ठंडी कॉफ़ी, ऊपर वनीला का एक स्कूप।', milk],
  ['Kesar Badam Milk', 'केसर बादाम दूध', 'पिसे बादाम, केसर और थोड़ी इलायची वाला ठंडा दूध।', milkAndNuts],
  ['Royal Falooda', 'रॉयल फालूदा', 'गुलाब शरबत, सब्जा, सेवई और दो स्कूप आइसक्रीम।', bread, soldOut],
  ['Orange Mint Punch', 'संतरा पुदीना पंच', 'ताज़ा संतरा, नींबू और कुटा पुदीना, बर्फ़ के साथ।', jain],
  [
    'Cook’s Thali of the Day',
    'आज की थाली',
    'दो सब्ज़ियाँ, दाल, चावल, तीन रोटियाँ, सलाद और मिठाई। हर सुबह बदलती है; पूछने के लिए फ़ोन करें।',
    mild,
    bread,
  ],
  ['Burger Combo', 'बर्गर कॉम्बो', 'एक बर्गर, एक साइड और एक ड्रिंक, सब आपकी पसंद का।', mild, bread],
  ['Roll Combo', 'रोल कॉम्बो', 'एक रोल, एक साइड और एक ड्रिंक, सब आपकी पसंद का।', mild, bread],
  [
    'Pizza Party for Four',
    'चार लोगों की पिज़्ज़ा पार्टी',
    'दस इंच के दो पिज़्ज़ा, गार्लिक ब्रेड और चार ड्रिंक।',
    bread,
    { serves: 4 },
    isNew,
  ],
  ['Idli Vada Plate', 'इडली वड़ा प्लेट', 'दो इडली और एक वड़ा, सांभर और दो चटनियों के साथ।', mild],
  ['Dosa and Filter Coffee', 'डोसा और फिल्टर कॉफी', 'सांभर के साथ मसाला डोसा, और एक फ़िल्टर कॉफ़ी।', mild, milk],
  ['Egg Roll and Chai', 'एग रोल और चाय', 'परतदार पराठे पर तला अंडा, और एक मसाला चाय।', egg, mild, eggAndBread],
  ['Samosa and Chai', 'समोसा और चाय', 'इमली की चटनी के साथ दो समोसे, और एक मसाला चाय।', mild, bread],
];

export const demoAttributes: ReadonlyMap<string, Attributes> = new Map(
  rows.map(([name, hindiName, hindiDescription, ...attributes]) => [
    name,
    Object.assign({ hindiName, hindiDescription }, ...attributes) as Attributes,
  ]),
);
