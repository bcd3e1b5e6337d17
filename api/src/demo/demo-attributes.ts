import type { MenuItem } from '../modules/menu/menu-item.entity.js';

/** What the demo menu says of a dish besides its name, price and picture. */
export type Attributes = Partial<
  Pick<
    MenuItem,
    'hindiName' | 'containsEgg' | 'spiciness' | 'isJain' | 'isNew' | 'isSoldOut' | 'allergens' | 'serves'
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

/** Hindi name and attributes, by the name of the dish. */
const rows: readonly (readonly [name: string, hindiName: string, ...attributes: Partial<Attributes>[]])[] = [
  ['Aloo Tikki Burger', 'आलू टिक्की बर्गर', mild, gluten],
  ['Paneer Makhani Burger', 'पनीर मखनी बर्गर', mild, bread],
  ['Masala Veg Cheeseburger', 'मसाला वेज चीज़बर्गर', mild, bread],
  ['Crispy Chicken Burger', 'क्रिस्पी चिकन बर्गर', mild, eggAndBread],
  [
    'Maharaja Double Decker Burger with Two Patties and Cheese',
    'महाराजा डबल डेकर बर्गर, दो पैटी और चीज़ के साथ',
    mild,
    bread,
  ],
  ['Beetroot Bun Rajma Burger', 'चुकंदर बन राजमा बर्गर', mild, bread, isNew],
  ['Bombay Vada Pav', 'बॉम्बे वड़ा पाव', spicy, gluten],
  ['Dabeli', 'दाबेली', mild, { allergens: ['GLUTEN', 'NUTS'] }],
  ['Pani Puri (8 Pieces)', 'पानी पूरी (8 पीस)', spicy, gluten],
  ['Bhel Puri', 'भेल पूरी', mild, gluten],
  ['Sev Puri', 'सेव पूरी', mild, gluten],
  ['Dahi Puri', 'दही पूरी', bread],
  ['Samosa Chaat', 'समोसा चाट', mild, bread],
  ['Aloo Tikki Chaat', 'आलू टिक्की चाट', mild, milk],
  ['Raj Kachori', 'राज कचौड़ी', mild, bread, forTwo],
  ['Pav Bhaji', 'पाव भाजी', spicy, bread],
  ['Extra Pav (2 Pieces)', 'अतिरिक्त पाव (2 पीस)', bread],
  ['Paneer Kathi Roll', 'पनीर काठी रोल', mild, bread],
  ['Kolkata Egg Roll', 'कोलकाता एग रोल', egg, mild, { allergens: ['GLUTEN', 'EGGS'] }],
  ['Chicken Seekh Roll', 'चिकन सीख रोल', spicy, gluten],
  ['Soya Chaap Malai Roll', 'सोया चाप मलाई रोल', mild, { allergens: ['GLUTEN', 'MILK', 'SOYBEANS'] }],
  ['Mumbai Frankie', 'मुंबई फ्रैंकी', mild, gluten],
  ['Falafel Rumali Wrap', 'फलाफल रूमाली रैप', gluten, isNew],
  ['Achari Aloo Tacos', 'अचारी आलू टाको', spicy],
  ['Bombay Masala Toast Sandwich', 'बॉम्बे मसाला टोस्ट सैंडविच', mild, bread],
  ['Margherita Pizza', 'मार्गरीटा पिज़्ज़ा', bread],
  ['Tandoori Paneer Pizza', 'तंदूरी पनीर पिज़्ज़ा', mild, bread],
  ['Farmhouse Pizza', 'फार्महाउस पिज़्ज़ा', bread],
  ['Sweet Corn and Cheese Pizza', 'स्वीट कॉर्न और चीज़ पिज़्ज़ा', bread, jain],
  ['Chicken Keema Pizza', 'चिकन कीमा पिज़्ज़ा', spicy, bread],
  ['Chilli Cheese Pizza Slice', 'चिली चीज़ पिज़्ज़ा स्लाइस', spicy, bread],
  ['Masala Fries', 'मसाला फ्राइज़', mild],
  ['Peri Peri Fries', 'पेरी पेरी फ्राइज़', spicy],
  ['Loaded Cheese Fries', 'लोडेड चीज़ फ्राइज़', mild, milk],
  ['Punjabi Samosa (3 Pieces)', 'पंजाबी समोसा (3 पीस)', mild, gluten],
  ['Onion Bhajiya', 'प्याज़ भजिया', mild],
  ['Paneer Pakora', 'पनीर पकौड़ा', mild, milk],
  ['Cheese Garlic Bread', 'चीज़ गार्लिक ब्रेड', bread],
  ['Masala Corn Cup', 'मसाला कॉर्न कप', mild, milk, jain],
  ['Chicken 65', 'चिकन 65', hot],
  ['Amritsari Fish', 'अमृतसरी मछली', mild, fish, soldOut],
  ['Mint Chutney (Small Tub)', 'पुदीना चटनी (छोटी डिब्बी)', mild, jain],
  ['Paneer Tikka', 'पनीर टिक्का', mild, milk],
  ['Chicken Tikka', 'चिकन टिक्का', spicy, milk],
  ['Tandoori Chicken Leg', 'तंदूरी चिकन लेग', spicy, milk],
  ['Butter Kulcha', 'बटर कुलचा', bread],
  ['Chilli Paneer', 'चिली पनीर', spicy, { allergens: ['GLUTEN', 'MILK', 'SOYBEANS'] }],
  ['Gobi Manchurian', 'गोभी मंचूरियन', spicy, soy],
  ['Veg Hakka Noodles', 'वेज हक्का नूडल्स', mild, soy],
  ['Chilli Garlic Noodles', 'चिली गार्लिक नूडल्स', hot, soy],
  ['Schezwan Fried Rice', 'शेज़वान फ्राइड राइस', hot, soy],
  ['Honey Chilli Potato', 'हनी चिली पोटैटो', spicy, soy],
  ['Chilli Chicken Dry', 'चिली चिकन ड्राई', hot, soy],
  ['Steamed Veg Momos (7 Pieces)', 'स्टीम्ड वेज मोमो (7 पीस)', mild, gluten],
  ['Tandoori Momos', 'तंदूरी मोमो', spicy, bread],
  ['Manchow Soup with Crispy Noodles', 'मंचाऊ सूप, कुरकुरे नूडल्स के साथ', spicy, soy],
  ['Masala Dosa', 'मसाला डोसा', mild],
  ['Idli Sambar (3 Pieces)', 'इडली सांभर (3 पीस)', mild],
  ['Medu Vada (4 Pieces)', 'मेदू वड़ा (4 पीस)', mild],
  ['Onion Tomato Uttapam', 'प्याज़ टमाटर उत्तपम', mild],
  ['Hyderabadi Veg Dum Biryani', 'हैदराबादी वेज दम बिरयानी', spicy, milk],
  ['Chicken Dum Biryani', 'चिकन दम बिरयानी', spicy, milk],
  ['Egg Biryani', 'अंडा बिरयानी', egg, spicy, { allergens: ['EGGS'] }],
  ['Rajma Chawal Bowl', 'राजमा चावल', mild],
  ['Chole Bhature', 'छोले भटूरे', spicy, bread],
  ['Paneer Butter Masala Bowl', 'पनीर बटर मसाला', mild, milkAndNuts],
  ['Dal Makhani', 'दाल मखनी', mild, milk],
  ['Curd Rice with Pomegranate', 'दही चावल, अनार के साथ', milk],
  ['Gulab Jamun (5 Pieces)', 'गुलाब जामुन (5 पीस)', bread],
  ['Jalebi with Rabri', 'जलेबी और रबड़ी', bread],
  ['Kesar Rasmalai', 'केसर रसमलाई', milkAndNuts],
  ['Malai Kulfi Trio', 'मलाई कुल्फी तिकड़ी', milkAndNuts],
  ['Gajar Halwa', 'गाजर का हलवा', milkAndNuts],
  ['Mishti Doi', 'मिष्टी दोई', milk],
  ['Caramel Custard', 'कैरेमल कस्टर्ड', egg, eggAndMilk],
  [
    'Sizzling Walnut Brownie with Vanilla Ice Cream',
    'सिज़लिंग अखरोट ब्राउनी, वनीला आइसक्रीम के साथ',
    { allergens: ['GLUTEN', 'MILK', 'NUTS'] },
  ],
  ['Three-Scoop Sundae', 'तीन स्कूप संडे', bread, forTwo],
  ['Masala Chai', 'मसाला चाय', milk, jain],
  ['Filter Coffee', 'फिल्टर कॉफी', milk, jain],
  ['Sweet Lassi', 'मीठी लस्सी', milkAndNuts],
  ['Mango Lassi', 'आम की लस्सी', milk],
  ['Fresh Lime Soda', 'नींबू सोडा', jain],
  ['Jaljeera', 'जलजीरा'],
  ['Kokum Cooler', 'कोकम शरबत', jain],
  ['Cold Coffee with Ice Cream', 'कोल्ड कॉफी, आइसक्रीम के साथ', milk],
  ['Kesar Badam Milk', 'केसर बादाम दूध', milkAndNuts],
  ['Royal Falooda', 'रॉयल फालूदा', bread, soldOut],
  ['Orange Mint Punch', 'संतरा पुदीना पंच', jain],
  ['Cook’s Thali of the Day', 'आज की थाली', mild, bread],
  ['Burger Combo', 'बर्गर कॉम्बो', mild, bread],
  ['Roll Combo', 'रोल कॉम्बो', mild, bread],
  ['Pizza Party for Four', 'चार लोगों की पिज़्ज़ा पार्टी', bread, { serves: 4 }, isNew],
  ['Idli Vada Plate', 'इडली वड़ा प्लेट', mild],
  ['Dosa and Filter Coffee', 'डोसा और फिल्टर कॉफी', mild, milk],
  ['Egg Roll and Chai', 'एग रोल और चाय', egg, mild, eggAndBread],
  ['Samosa and Chai', 'समोसा और चाय', mild, bread],
];

export const demoAttributes: ReadonlyMap<string, Attributes> = new Map(
  rows.map(([name, hindiName, ...attributes]) => [
    name,
    Object.assign({ hindiName }, ...attributes) as Attributes,
  ]),
);
