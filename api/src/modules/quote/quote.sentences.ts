import { sentences } from '../../platform/sentences.js';

export const say = sentences('quote', {
  outsideZones: [
    'We don’t deliver there yet. Please choose another address.',
    'हम वहाँ अभी डिलीवरी नहीं करते। कृपया कोई और पता चुनें।',
  ],
  outsideZonesOrPickup: [
    'We don’t deliver there yet. Please choose pickup, or another address.',
    'हम अभी वहाँ डिलीवरी नहीं करते। कृपया खुद ले जाना चुनिए, या कोई और पता।',
  ],
  zoneClosed: [
    'We deliver to {zone} from {from} to {until}. Please order again then.',
    '{zone} में हम {from} से {until} तक डिलीवरी करते हैं। कृपया तब फिर ऑर्डर करें।',
  ],
  locationNeeded: [
    'Please use your location, or move the pin on the map to your door, so that we know whether we deliver there.',
    'कृपया अपनी लोकेशन बताएँ या नक्शे पर पिन अपने दरवाज़े तक ले जाएँ, ताकि हमें पता चले कि हम वहाँ डिलीवरी करते हैं या नहीं।',
  ],
  pinCodeNeeded: [
    'Please add your PIN code to the address, so that we know whether we deliver there.',
    'कृपया पते में अपना पिन कोड लिखें, ताकि हमें पता चले कि हम वहाँ डिलीवरी करते हैं या नहीं।',
  ],
  severalPinCodes: [
    'This address has several PIN codes: {codes}. Please keep only your own.',
    'इस पते में कई पिन कोड हैं: {codes}। कृपया केवल अपने घर का पिन कोड रहने दें।',
  ],
  belowMinimum: [
    'We deliver to {zone} from ₹{amount}. Please add dishes for ₹{missing} more.',
    '{zone} में डिलीवरी ₹{amount} से होती है। कृपया ₹{missing} की और डिश जोड़ें।',
  ],
  dishGone: [
    'A dish in your cart is no longer on the menu. Please remove it and order again.',
    'आपके कार्ट की एक डिश अब मेन्यू में नहीं है। कृपया उसे हटाकर फिर से ऑर्डर करें।',
  ],
  notServedNow: [
    '{name} is served from {from} to {until}. Remove it, or order again then.',
    '{name} का समय {from} से {until} तक है। इसे हटाएँ, या उस समय फिर से ऑर्डर करें।',
  ],
  tooManyOfDish: ['Please order at most {max} of one dish', 'एक डिश ज़्यादा से ज़्यादा {max} मँगाएँ'],
  soldOutUntil: [
    // `when` also begins with a preposition: 'on Sunday, 6 December 2026 at 12:00'.
    '{dish} is sold out and will be back {when}. Remove it to continue.',
    '{dish} खत्म है, {when} फिर मिलेगा। आगे बढ़ने के लिए उसे हटाएँ।',
  ],
  soldOut: ['{dish} is sold out. Remove it to continue.', '{dish} खत्म हो गया है। आगे बढ़ने के लिए उसे हटाएँ।'],
  oneLeft: [
    'Only 1 portion of {dish} is left. Please order no more.',
    '{dish} की सिर्फ़ 1 प्लेट बची है। कृपया इससे ज़्यादा न मँगाएँ।',
  ],
  fewLeft: [
    'Only {count} portions of {dish} are left. Please order no more.',
    '{dish} की सिर्फ़ {count} प्लेटें बची हैं। कृपया इससे ज़्यादा न मँगाएँ।',
  ],
  choiceGone: [
    'Something that you chose for {name} is no longer offered. Please choose again.',
    '{name} के लिए आपने जो चुना था, उसमें से कुछ अब नहीं मिलता। कृपया फिर से चुनें।',
  ],
  choiceSoldOutUntil: [
    '{choice} is sold out and will be back {when}. Choose something else for {dish}.',
    '{choice} खत्म है, {when} फिर मिलेगा। {dish} के लिए कुछ और चुनें।',
  ],
  choiceSoldOut: [
    '{choice} is sold out. Choose something else for {dish}.',
    '{choice} खत्म हो गया है। {dish} के लिए कुछ और चुनें।',
  ],
  upTo: ['at most {count}', 'ज़्यादा से ज़्यादा {count}'],
  fromTo: ['{min} to {max}', '{min} से {max}'],
  chooseEach: [
    'Please choose {count} of “{group}” for {name}, each at most {each} times.',
    'कृपया {name} के लिए “{group}” में से {count} चुनें, हर एक ज़्यादा से ज़्यादा {each} बार।',
  ],
  choose: ['Please choose {count} of “{group}” for {name}.', 'कृपया {name} के लिए “{group}” में से {count} चुनें।'],
  noDelivery: [
    'The restaurant does not deliver at the moment. {instead}',
    'रेस्टोरेंट अभी डिलीवरी नहीं कर रहा है। {instead}',
  ],
  noPickup: [
    'Orders cannot be picked up at the moment. {instead}',
    'अभी ऑर्डर खुद नहीं ले जाए जा सकते। {instead}',
  ],
  noTables: [
    'Orders cannot be placed at the table at the moment. {instead}',
    'अभी टेबल पर ऑर्डर नहीं हो सकते। {instead}',
  ],
  chooseDelivery: ['Please choose delivery.', 'कृपया डिलीवरी चुनिए।'],
  choosePickup: ['Please choose pickup.', 'कृपया खुद ले जाना चुनिए।'],
  scanTable: ['Please scan the code on a table.', 'कृपया किसी टेबल का कोड स्कैन कीजिए।'],
  keepOneDish: [
    'An order needs at least one dish. To take all of them away, cancel the order.',
    'ऑर्डर में कम से कम एक डिश होनी चाहिए। सब हटाने के लिए ऑर्डर रद्द करें।',
  ],
  notesAlike: [
    'Two lines of the same dish have different prices. Please give them different notes.',
    'एक ही डिश की दो लाइनों के दाम अलग हैं। कृपया उनके नोट अलग रखें।',
  ],
  slotFull: ['This time is already full. Please choose another one.', 'यह समय भर चुका है। कृपया कोई और समय चुनें।'],
  tableIsNow: [
    'Orders at the table are for now. Please order without a time.',
    'टेबल पर ऑर्डर अभी के लिए होते हैं। कृपया बिना समय चुने ऑर्डर करें।',
  ],
  unknownTable: [
    'We do not know this table. Please scan the code on your table again.',
    'हम इस टेबल को नहीं पहचानते। कृपया अपनी टेबल का कोड फिर स्कैन करें।',
  ],
  accountNeeded: [
    'Orders need an account at the moment. Please create one in your profile; your orders stay there.',
    'ऑर्डर के लिए अभी खाता ज़रूरी है। कृपया अपनी प्रोफ़ाइल में खाता बनाएँ, आपके ऑर्डर वहीं रहेंगे।',
  ],
  phoneNeeded: [
    'Please enter your phone number, so that we can reach you about the order.',
    'कृपया अपना फ़ोन नंबर लिखें, ताकि हम ऑर्डर के बारे में आपसे बात कर सकें।',
  ],
  pricesChanged: [
    'The prices have changed: the total is now {total}. Please look at your cart and order again.',
    'कीमतें बदल गई हैं: अब कुल रकम {total} है। कृपया अपना कार्ट देखकर फिर से ऑर्डर करें।',
  ],
  quantity: [
    'The quantity must be a whole number from 1 to {max}',
    'मात्रा 1 से {max} तक की पूरी संख्या होनी चाहिए',
  ],
  cartEmpty: ['Your cart is empty', 'आपका कार्ट खाली है'],
  tooManyDishes: [
    'Please order at most {max} different dishes at once',
    'एक बार में ज़्यादा से ज़्यादा {max} अलग-अलग डिश ऑर्डर करें',
  ],
  wayInvalid: ['The way must be one of: {values}', 'तरीका इनमें से एक होना चाहिए: {values}'],
  slotInvalid: ['The slot must look like 2026-11-21T19:30:00+05:30', 'समय ऐसे लिखें: 2026-11-21T19:30:00+05:30'],
  choicesInvalid: ['The choices must be a list of ids', 'चुनी हुई चीज़ें आईडी की सूची में होनी चाहिए'],
  tooManyChoices: ['Please choose at most {max} things', 'ज़्यादा से ज़्यादा {max} चीज़ें चुनें'],
  itemInvalid: ['Each item needs a menuItem and a qty', 'हर चीज़ में menuItem और qty होना चाहिए'],
  yourAddress: ['your address', 'अपना पता'],
  packing: ['Packing', 'पैकिंग'],
  delivery: ['Delivery', 'डिलीवरी'],
  rounding: ['Round off', 'राउंड ऑफ़'],
});
