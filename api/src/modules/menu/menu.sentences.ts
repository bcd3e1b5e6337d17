import { sentences } from '../../platform/sentences.js';

export const say = sentences('menu', {
  period: [
    'Please say for how long: with a period, or with the time at which it ends',
    'बताएँ कि कितनी देर के लिए: अवधि से, या खत्म होने के समय से',
  ],
  timeInvalid: ['Please give the time like 2026-11-21T09:30:00.000Z', 'समय ऐसे दें: 2026-11-21T09:30:00.000Z'],
  noDish: ['Please name at least one dish', 'कम से कम एक डिश का नाम दें'],
  tooManyDishes: ['Please name at most {max} dishes', 'ज़्यादा से ज़्यादा {max} डिश के नाम दें'],
  portions: [
    'Please enter a whole number of portions from 0 to {max}, or none',
    'कृपया 0 से {max} तक पूरी प्लेटें लिखें, या कुछ नहीं',
  ],
  noSuchChoice: ['There is no such choice on the menu.', 'मेन्यू में ऐसा कोई विकल्प नहीं है।'],
  timePassed: ['Please choose a time that has not passed', 'ऐसा समय चुनें जो बीता न हो'],
  categoryTaken: [
    'There is already a category with this name. Please choose another name.',
    'इस नाम की श्रेणी पहले से है। कृपया कोई और नाम चुनें।',
  ],
  noSuchCategory: ['There is no such category.', 'ऐसी कोई श्रेणी नहीं है।'],
  categoryName: ['the name of the category', 'श्रेणी का नाम'],
  hiddenInvalid: ['Please say true or false for hidden', 'hidden के लिए true या false लिखें'],
  newOrder: ['Please give the ids in their new order', 'आईडी उनके नए क्रम में दें'],
  tooManyIds: ['Please give at most {max} ids', 'ज़्यादा से ज़्यादा {max} आईडी दें'],
  idTwice: ['Please give each id once', 'हर आईडी एक ही बार दें'],
  price: [
    'Please enter the price as a number of rupees, for instance 249.50',
    'कृपया कीमत रुपयों में लिखें, जैसे 249.50',
  ],
  priceRange: [
    'The price must be more than 0 and at most {max} rupees',
    'कीमत 0 से ज़्यादा और ज़्यादा से ज़्यादा {max} रुपये होनी चाहिए',
  ],
  priceDecimals: [
    'The price must have at most two decimals',
    'कीमत में दशमलव के बाद ज़्यादा से ज़्यादा दो अंक हो सकते हैं',
  ],
  bothTimes: ['Please give both times, or neither', 'कृपया दोनों समय लिखें, या एक भी नहीं'],
  sameTimes: [
    'The end must differ from the start, or leave both empty',
    'शुरू और खत्म होने का समय अलग रखें, या दोनों खाली छोड़ें',
  ],
  trueOrFalseFor: ['Please say true or false for {what}', '{what} के लिए true या false लिखें'],
  jain: ['Jain', 'जैन'],
  new: ['new', 'नई डिश'],
  packaged: ['packaged', 'पैक की हुई डिश'],
  allergens: ['Please choose allergens from {values}', 'एलर्जन इनमें से चुनें: {values}'],
  theTaxClass: ['the tax class', 'टैक्स क्लास'],
  noSuchTaxClass: [
    'There is no tax class {id}. Please choose one from the settings',
    'टैक्स क्लास {id} नहीं है। कृपया सेटिंग में से कोई एक चुनें',
  ],
  packing: [
    'Please enter the packing charge as rupees from 0 to {max}, with at most two decimals',
    'कृपया पैकिंग का दाम 0 से {max} रुपये में लिखें, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक',
  ],
  description: ['the description', 'विवरण'],
  dishName: ['the name of the dish', 'डिश का नाम'],
  theCategory: ['the category', 'श्रेणी'],
  picturePath: ['the path of the picture', 'फ़ोटो का पाथ'],
  vegetarian: [
    'Please say true or false for vegetarian, or leave it empty',
    'शाकाहारी के लिए true या false लिखें, या खाली छोड़ें',
  ],
  mark: ['Please choose a mark: {values}, or none', 'निशान चुनें: {values}, या कोई नहीं'],
  hindiName: ['the Hindi name', 'हिंदी नाम'],
  hindiDescription: ['the Hindi description', 'हिंदी विवरण'],
  spiciness: [
    'Please enter how spicy it is as a number from 0 to {max}',
    'कृपया 0 से {max} में लिखें कि यह कितना तीखा है',
  ],
  serves: [
    'Please enter for how many people it is as a number from 1 to {max}',
    'कृपया 1 से {max} में लिखें कि यह कितने लोगों के लिए है',
  ],
  version: [
    'The version must be the one that the dish was shown with',
    'संस्करण वही होना चाहिए जिसके साथ डिश दिखाई गई थी',
  ],
  noRow: ['Please send at least one dish', 'कम से कम एक डिश भेजें'],
  tooManyRows: ['Please send at most {max} dishes at once', 'एक बार में ज़्यादा से ज़्यादा {max} डिश भेजें'],
  packagedHasMrp: [
    'A packaged product is sold at its MRP. Remove its packing charge.',
    'पैकेट-बंद चीज़ अपनी एमआरपी पर बिकती है। इसका पैकिंग शुल्क हटाइए।',
  ],
  changedMeanwhile: ['Someone else has changed {dish}.', 'इस बीच किसी और ने {dish} को बदल दिया है।'],
  dishGone: ['This dish is not on the menu any more.', 'यह डिश अब मेन्यू में नहीं है।'],
  dishTwice: ['{dish} is listed twice.', '{dish} यहाँ दो बार है।'],
  noSuchOptions: ['There are no such options on the menu.', 'मेन्यू में ऐसे कोई विकल्प नहीं हैं।'],
  wholeNumber: ['Please enter a whole number from {min} to {max}', 'कृपया {min} से {max} तक कोई पूरा नंबर लिखें'],
  choicePrice: ['The price must be 0 to {max} rupees', 'कीमत 0 से {max} रुपये तक होनी चाहिए'],
  choiceName: ['the name of the choice', 'विकल्प का नाम'],
  optionsName: ['the name of the options', 'विकल्पों का नाम'],
  noChoice: ['Please enter at least one choice', 'कम से कम एक विकल्प लिखें'],
  tooManyChoices: ['Please enter at most {max} choices', 'ज़्यादा से ज़्यादा {max} विकल्प लिखें'],
  tooManyGroups: [
    'A dish can have at most {max} groups of options',
    'एक डिश में विकल्पों के ज़्यादा से ज़्यादा {max} समूह हो सकते हैं',
  ],
  minAboveMax: [
    'The minimum cannot be more than the maximum',
    'कम से कम संख्या, ज़्यादा से ज़्यादा संख्या से बड़ी नहीं हो सकती',
  ],
  eachAboveMax: [
    'The limit for one choice cannot be more than the maximum',
    'एक चीज़ कुल संख्या से ज़्यादा बार नहीं चुनी जा सकती',
  ],
  defaultHasPrice: [
    '{name} is selected by default, so its price must be 0. Include it in the price of the dish.',
    '{name} पहले से चुनी हुई है, इसलिए उसका दाम 0 होना चाहिए। उसे डिश के दाम में जोड़ें।',
  ],
  tooFewDefaults: [
    'Customers must choose {min}: select as many by default',
    'ग्राहकों को {min} चुनने हैं: उतने ही पहले से चुने रखें',
  ],
  tooManyDefaults: ['At most {max} can be selected by default', 'पहले से ज़्यादा से ज़्यादा {max} चुने हो सकते हैं'],
  choiceTwice: ['There are two choices named {name}', '{name} नाम की दो चीज़ें हैं'],
  optionsGone: [
    'These options are not on the menu any more, or are listed twice.',
    'ये विकल्प अब मेन्यू में नहीं हैं, या यहाँ दो बार हैं।',
  ],
  choiceGone: [
    'A choice is not on the menu any more, or is listed twice.',
    'कोई विकल्प अब मेन्यू में नहीं है, या यहाँ दो बार है।',
  ],
  optionsProblem: ['{name}: {problem}', '{name}: {problem}'],
  onDish: ['On {dish}: {problem}', '{dish} में: {problem}'],
});
