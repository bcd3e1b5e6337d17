/**
 * Hindi translations of the server's English sentences. Parameters are copied; those in capitals are translated, too.
 */
export const sentences: readonly (readonly [english: string, hindi: string])[] = [
  // Accounts
  ['You are not logged in.', 'आप लॉग इन नहीं हैं।'],
  ['Access denied. You are not authorized.', 'एक्सेस नहीं है। आपको यह देखने की अनुमति नहीं है।'],
  ['The e-mail address or the password is not right.', 'ईमेल या पासवर्ड सही नहीं है।'],
  [
    'An account with this e-mail address exists already. Please log in.',
    'इस ईमेल से अकाउंट पहले से बना है। कृपया लॉग इन करें।',
  ],
  ['Another account has this e-mail address already.', 'यह ईमेल किसी और अकाउंट में पहले से है।'],
  [
    'Please enter a valid e-mail address, for instance asha@example.in',
    'कृपया सही ईमेल लिखें, जैसे asha@example.in',
  ],
  [
    'Please enter your current password to change your e-mail address or password.',
    'ईमेल या पासवर्ड बदलने के लिए कृपया अपना मौजूदा पासवर्ड लिखें।',
  ],
  ['The current password is not right.', 'मौजूदा पासवर्ड सही नहीं है।'],
  [
    'This link is too old, or the account has another address by now. The newest mail has the right link.',
    'यह लिंक बहुत पुराना है, या अकाउंट का ईमेल बदल चुका है। सही लिंक सबसे नए ईमेल में है।',
  ],
  [
    'This address was never confirmed, and the account has another one that is. Please write to us.',
    'इस ईमेल पते की पुष्टि कभी नहीं हुई, और खाते में अब दूसरा पता है जिसकी पुष्टि हो चुकी है। कृपया हमें लिखें।',
  ],
  [
    'This link was used already, or is older than 7 days. If you cannot log in, please write to us.',
    'यह लिंक पहले इस्तेमाल हो चुका है, या 7 दिन से पुराना है। अगर आप लॉग इन नहीं कर पा रहे हैं, तो हमें लिखें।',
  ],
  [
    'Another account has this e-mail address by now. Please write to us.',
    'यह ईमेल अब किसी और अकाउंट में है। कृपया हमें लिखें।',
  ],
  ['There is no such address.', 'ऐसा कोई पता नहीं है।'],
  [
    'You have saved as many addresses as possible. Please remove one before you add another.',
    'आप और पते सहेज नहीं सकते। नया पता जोड़ने से पहले कृपया एक पता हटाएँ।',
  ],
  ['Please enter a name for this address', 'कृपया इस पते का नाम लिखें'],
  ['The label must be one of: {labels}', 'लेबल इनमें से एक होना चाहिए: {labels}'],
  ['There is no such session, or it has ended already.', 'ऐसा कोई लॉग इन नहीं है, या वह पहले ही खत्म हो चुका है।'],
  ['Please use at least 8 characters for the password', 'पासवर्ड में कम से कम 8 अक्षर रखें'],
  ['Please do not use your own name or e-mail address as the password', 'कृपया अपना नाम या ईमेल पासवर्ड में न रखें'],
  ['Please use more than one character, repeated, for the password', 'पासवर्ड में एक ही अक्षर बार-बार न दोहराएँ'],
  [
    'Please use at least {count} characters beside the words of the shop’s name for the password',
    'दुकान के नाम के शब्दों के अलावा पासवर्ड में कम से कम {count} अक्षर रखें',
  ],
  [
    'This password is one of the first that others would guess. Please choose another one',
    'यह पासवर्ड आसानी से पकड़ा जा सकता है। कृपया कोई और चुनें',
  ],
  [
    'If there is an account with this address, an e-mail with a link is on its way. The link works once, for 30 minutes.',
    'अगर इस ईमेल से कोई अकाउंट है, तो उस पर लिंक भेज दिया गया है। लिंक 30 मिनट तक, और एक ही बार काम करेगा।',
  ],
  [
    'If there is an account with this address, the restaurant has a link for you now. Please ask them for it: it works once, for 30 minutes.',
    'अगर इस ईमेल से कोई अकाउंट है, तो उसका लिंक अब रेस्तराँ के पास है। कृपया उनसे माँग लें: लिंक 30 मिनट तक, और एक ही बार काम करेगा।',
  ],
  [
    'This link has expired or was used already. Please ask for a new one.',
    'इस लिंक का समय निकल गया है या यह इस्तेमाल हो चुका है। कृपया नया लिंक मँगाएँ।',
  ],
  ['Welcome back, {name}!', 'फिर से स्वागत है, {name}!'],

  // Settings
  [
    'Somebody else has changed the settings meanwhile. Look at them as they are now before you save yours.',
    'इस बीच किसी और ने सेटिंग बदल दी हैं। अपनी सेव करने से पहले उन्हें एक बार देख लें।',
  ],
  [
    'Please close at least {minutes} minutes after opening, the length of a stay, and on the same day',
    'बंद होने का समय खुलने से कम से कम {minutes} मिनट (बैठने का समय) बाद और उसी दिन का रखें',
  ],
  [
    'Please close at least {minutes} minutes after opening, the length of a stay',
    'बंद होने का समय खुलने से कम से कम {minutes} मिनट (बैठने का समय) बाद का रखें',
  ],
  [
    'Please close at another time than you open; 00:00 to 00:00 is the whole day',
    'बंद होने का समय खुलने के समय से अलग रखें; 00:00 से 00:00 पूरा दिन है',
  ],
  [
    'These hours overlap with others. Please change one of them',
    'यह समय किसी दूसरे समय से टकराता है। कृपया एक को बदलें',
  ],
  ['Please enter at most {max} intervals a day', 'एक दिन में ज़्यादा से ज़्यादा {max} समय लिखें'],
  ['Please choose a date; it looks like 2026-11-21', 'कृपया तारीख चुनें'],
  ['This date is there already', 'यह तारीख पहले से है'],
  ['Please enter at most {max} special days', 'ज़्यादा से ज़्यादा {max} खास दिन लिखें'],
  ['This table is no longer there. Please add it anew.', 'यह टेबल अब नहीं है। कृपया इसे फिर से जोड़ें।'],
  [
    '{table} is booked: {BOOKINGS}. Please keep the table, or delete these bookings first.',
    '{table} बुक है: {BOOKINGS}। कृपया टेबल रखें, या पहले ये बुकिंग हटाएँ।',
  ],
  [
    '{table} is booked for more guests: {BOOKINGS}. Please keep its seats, or delete these bookings first.',
    '{table} ज़्यादा मेहमानों के लिए बुक है: {BOOKINGS}। कृपया सीटें रखें, या पहले ये बुकिंग हटाएँ।',
  ],
  ['Please enter a link that begins with https://', 'कृपया https:// से शुरू होने वाला लिंक लिखें'],
  ['Please keep at least one table', 'कम से कम एक टेबल रखें'],
  ['Please enter 1 to {max} seats', 'कृपया 1 से {max} सीटें लिखें'],
  ['Please give the delivery zones as a list', 'डिलीवरी के इलाके सूची में दें'],
  ['Please enter at most {max} delivery zones', 'डिलीवरी के ज़्यादा से ज़्यादा {max} इलाके लिखें'],
  ['Another zone has this name', 'इस नाम का दूसरा इलाका है'],
  ['Please draw at least 3 corners', 'कम से कम 3 कोने बनाएँ'],
  ['Please draw at most {max} corners', 'ज़्यादा से ज़्यादा {max} कोने बनाएँ'],
  [
    'The border of the zone must not cross itself. Please move its corners',
    'इलाके की सीमा खुद को नहीं काट सकती। कृपया उसके कोने खिसकाएँ',
  ],
  ['Please choose the centre of the circle', 'कृपया गोले का केंद्र चुनें'],
  ['Please enter a radius of 1 to {max} metres', '1 से {max} मीटर की त्रिज्या लिखें'],
  ['Please enter at least one PIN code', 'कम से कम एक पिन कोड लिखें'],
  ['Please enter at most {max} PIN codes', 'ज़्यादा से ज़्यादा {max} पिन कोड लिखें'],
  ['This PIN code is there already', 'यह पिन कोड पहले से है'],
  ['Please enter a delivery fee of 0 to {max} rupees', '0 से {max} रुपये का डिलीवरी शुल्क लिखें'],
  ['Please enter a minimum of 0 to {max} rupees', '0 से {max} रुपये का न्यूनतम ऑर्डर लिखें'],
  ['Please enter a total of 1 to {max} rupees, or nothing', '1 से {max} रुपये की रकम लिखें, या खाली छोड़ें'],
  ['Please enter 0 to {max} minutes', '0 से {max} मिनट लिखें'],
  ['Another table has this name', 'इस नाम की दूसरी टेबल है'],
  ['Please open on one day at least', 'कम से कम एक दिन खुला रखें'],
  ['Please enter a length of stay of 15 to 600 minutes', 'बैठने का समय 15 से 600 मिनट के बीच लिखें'],
  ['Please enter a booking fee of 1 to {max} rupees', 'बुकिंग फ़ीस 1 से {max} रुपये के बीच लिखें'],
  ['Please enter 0 to {max} hours', 'कृपया 0 से {max} घंटे लिखें'],
  [
    'Please enter a colour as # and six digits or letters from a to f, such as #b92d12',
    'कृपया रंग को # और छह अंकों या a से f तक के अक्षरों में लिखें, जैसे #b92d12',
  ],
  ['Please enter a PIN code of six digits', 'कृपया छह अंकों का पिन कोड लिखें'],
  ['An FSSAI number has 14 digits', 'FSSAI नंबर में 14 अंक होते हैं'],
  [
    'This GSTIN is not valid: please compare all 15 characters with your certificate',
    'यह GSTIN सही नहीं है: कृपया सभी 15 अक्षर अपने प्रमाणपत्र से मिला लें',
  ],
  [
    'This GSTIN belongs to {other}, and the restaurant is in {state}: please correct one of them',
    'यह GSTIN {other} का है, और रेस्तराँ {state} में है: कृपया दोनों में से एक को ठीक करें',
  ],

  // Forms
  [
    'Please enter a phone number such as 98765 43210, or one with its country code',
    'कृपया फ़ोन नंबर लिखें, जैसे 98765 43210, या देश के कोड के साथ',
  ],
  [
    'Please enter a phone number of 7 to 15 digits; spaces, + and - are fine',
    'कृपया 7 से 15 अंकों का फ़ोन नंबर लिखें; खाली जगह, + और - चलेंगे',
  ],
  [
    'Please enter your phone number, so that we can reach you about the order.',
    'कृपया अपना फ़ोन नंबर लिखें, ताकि हम ऑर्डर के बारे में आपसे बात कर सकें।',
  ],
  ['Please enter your phone number', 'कृपया अपना फ़ोन नंबर लिखें'],
  ['Please enter the six digits of the code', 'कृपया कोड के छह अंक लिखें'],
  [
    'Please enter a whole number of portions from 0 to {max}, or none',
    'कृपया 0 से {max} तक पूरी प्लेटें लिखें, या कुछ नहीं',
  ],
  ['Please enter the price as a number of rupees, for instance 249.50', 'कृपया कीमत रुपयों में लिखें, जैसे 249.50'],
  ['Please enter how spicy it is as a number from 0 to {max}', 'कृपया 0 से {max} में लिखें कि यह कितना तीखा है'],
  [
    'Please enter for how many people it is as a number from 1 to {max}',
    'कृपया 1 से {max} में लिखें कि यह कितने लोगों के लिए है',
  ],
  [
    'Please enter the packing charge as rupees from 0 to {max}, with at most two decimals',
    'कृपया पैकिंग का दाम 0 से {max} रुपये में लिखें, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक',
  ],
  ['Customers must choose {min}: select as many by default', 'ग्राहकों को {min} चुनने हैं: उतने ही पहले से चुने रखें'],
  ['At most {max} can be selected by default', 'पहले से ज़्यादा से ज़्यादा {max} चुने हो सकते हैं'],
  [
    'Customers cannot have to choose more than they may choose',
    'कम से कम संख्या, ज़्यादा से ज़्यादा संख्या से बड़ी नहीं हो सकती',
  ],
  ['One choice cannot be chosen more often than all together', 'एक चीज़ कुल संख्या से ज़्यादा बार नहीं चुनी जा सकती'],
  ['There are two choices named {name}', '{name} नाम की दो चीज़ें हैं'],
  [
    '{name} is chosen unless the customer chooses otherwise, so its price must be 0. Put it into the price of the dish.',
    '{name} पहले से चुनी हुई है, इसलिए उसका दाम 0 होना चाहिए। उसे डिश के दाम में जोड़ें।',
  ],
  ['Please enter a whole number from {min} to {max}', 'कृपया {min} से {max} तक कोई पूरा नंबर लिखें'],
  ['Please enter 1 to {max} days', 'कृपया 1 से {max} दिन लिखें'],
  ['Please enter at least one choice', 'कम से कम एक विकल्प लिखें'],
  ['Please enter {min} to {max} minutes from now', 'कृपया अभी से {min} से {max} मिनट लिखें'],
  ['Please enter at most {max} fees by total', 'कुल रकम के हिसाब से ज़्यादा से ज़्यादा {max} शुल्क लिखें'],
  ['Please enter a time; it looks like 19:30', 'कृपया समय ऐसे लिखें: 19:30'],
  [
    'Please enter 1 to {max} {WHAT}, or nothing for no limit',
    'कृपया 1 से {max} {WHAT} लिखें, या बिना सीमा के लिए खाली छोड़ें',
  ],
  ['Please enter {min} to {max} rupees, or nothing', 'कृपया {min} से {max} रुपये लिखें, या खाली छोड़ें'],
  ['Please enter {min} to {max} minutes, or nothing', 'कृपया {min} से {max} मिनट लिखें, या खाली छोड़ें'],
  [
    'This table has {count} open orders to be paid in cash. Please wait until one has been served, pay online, or ask our staff.',
    'इस टेबल के कैश वाले {count} ऑर्डर अभी बाकी हैं। कृपया किसी एक के परोसे जाने तक रुकें, ऑनलाइन भुगतान करें, या हमारे कर्मचारियों से कहें।',
  ],
  ['A table is no longer there. Please load the codes again.', 'कोई टेबल अब नहीं है। कृपया कोड फिर से लोड करें।'],
  ['Please enter {WHAT}', 'कृपया {WHAT} लिखें'],
  ['Please use at most {max} characters for {WHAT}', '{WHAT} में ज़्यादा से ज़्यादा {max} अक्षर हो सकते हैं'],
  ['Please remove the unreadable characters from {WHAT}', 'कृपया वे अक्षर हटा दें जो पढ़े नहीं जा सकते: {WHAT}'],
  ['This text is too long. Please make it shorter.', 'यह बहुत लंबा है। कृपया इसे छोटा करें।'],
  ['Please enter the price as a number of rupees, for instance 249.50', 'कृपया कीमत रुपयों में लिखें, जैसे 249.50'],
  ['The price must have at most two decimals', 'कीमत में दशमलव के बाद ज़्यादा से ज़्यादा दो अंक हो सकते हैं'],
  [
    'Please enter the packing charge as rupees from 0 to 1000, with at most two decimals',
    'पैकिंग शुल्क 0 से 1000 रुपये तक डालिए, दशमलव के बाद ज़्यादा से ज़्यादा दो अंकों के साथ',
  ],
  [
    'A packaged product is sold at its MRP. Remove its packing charge.',
    'पैकेट-बंद चीज़ अपनी एमआरपी पर बिकती है। इसका पैकिंग शुल्क हटाइए।',
  ],
  [
    'Thank you! Your message has reached us. We will answer you by e-mail soon.',
    'धन्यवाद! आपका संदेश हमें मिल गया है। हम जल्द ही ईमेल से जवाब देंगे।',
  ],

  // Orders
  ['Packing', 'पैकिंग'],
  ['Delivery', 'डिलीवरी'],
  [
    'We have your report about this order and will answer it soon.',
    'इस ऑर्डर की आपकी शिकायत हमारे पास है। हम जल्द ही जवाब देंगे।',
  ],
  ['Problems can be reported for seven days after an order.', 'शिकायत ऑर्डर के बाद सात दिनों तक की जा सकती है।'],
  ['There is no such problem.', 'ऐसी कोई शिकायत नहीं है।'],
  ['Somebody has answered this already.', 'कोई इसका जवाब पहले ही दे चुका है।'],
  ['Please choose lines of this order', 'कृपया इसी ऑर्डर की डिश चुनें'],
  ['Please tell us what is wrong', 'कृपया बताएँ कि क्या हुआ है'],
  ['Please send the problem as a JSON object', 'कृपया शिकायत को JSON ऑब्जेक्ट के रूप में भेजें'],
  ['The reason must be one of: {values}', 'कारण इनमें से एक होना चाहिए: {values}'],
  ['We have your report', 'आपकी शिकायत हमें मिल गई है'],
  ['Problem marked as solved', 'शिकायत सुलझी हुई मानी गई'],
  ['A customer says that an order is late', 'एक ग्राहक के ऑर्डर में देर हो रही है'],
  ['A customer misses a dish of an order', 'एक ग्राहक को ऑर्डर की कोई डिश नहीं मिली'],
  ['A customer got a wrong dish', 'एक ग्राहक को गलत डिश मिली'],
  ['A customer did not like a dish', 'एक ग्राहक को कोई डिश पसंद नहीं आई'],
  ['A customer reports a problem with a payment', 'एक ग्राहक ने पेमेंट की शिकायत की है'],
  ['A customer reports a problem with an order', 'एक ग्राहक ने ऑर्डर की शिकायत की है'],
  [
    'Nothing more was written. The messages have the link to the order.',
    'और कुछ नहीं लिखा गया। ऑर्डर का लिंक संदेशों में है।',
  ],
  ['The restaurant has answered your report', 'रेस्टोरेंट ने आपकी शिकायत का जवाब दिया है'],
  [
    'The restaurant has looked into your order and marked the problem as solved.',
    'रेस्टोरेंट ने आपका ऑर्डर देखा और शिकायत को सुलझा हुआ माना है।',
  ],
  ['There is no such order.', 'ऐसा कोई ऑर्डर नहीं है।'],
  ['Your cart is empty', 'आपका कार्ट खाली है'],
  [
    'A dish in your cart is no longer on the menu. Please remove it and order again.',
    'आपके कार्ट की एक डिश अब मेन्यू में नहीं है। कृपया उसे हटाकर फिर से ऑर्डर करें।',
  ],
  [
    'Something that you chose for {name} is no longer offered. Please choose again.',
    '{name} के लिए आपने जो चुना था, उसमें से कुछ अब नहीं मिलता। कृपया फिर से चुनें।',
  ],
  [
    'Please choose {min} to {max} of “{group}” for {name}, each at most {each} times.',
    'कृपया {name} के लिए “{group}” में से {min} से {max} चुनें, हर एक ज़्यादा से ज़्यादा {each} बार।',
  ],
  [
    'Please choose {min} to {max} of “{group}” for {name}.',
    'कृपया {name} के लिए “{group}” में से {min} से {max} चुनें।',
  ],
  [
    'Please choose {COUNT} of “{group}” for {name}, each at most {each} times.',
    'कृपया {name} के लिए “{group}” में से {COUNT} चुनें, हर एक ज़्यादा से ज़्यादा {each} बार।',
  ],
  ['Please choose {COUNT} of “{group}” for {name}.', 'कृपया {name} के लिए “{group}” में से {COUNT} चुनें।'],
  [
    '{name} is served from {from} to {until}. Remove it, or order again then.',
    '{name} का समय {from} से {until} तक है। इसे हटाएँ, या उस समय फिर से ऑर्डर करें।',
  ],
  [
    'The prices have changed: the total is now {total}. Please look at your cart and order again.',
    'कीमतें बदल गई हैं: अब कुल रकम {total} है। कृपया अपना कार्ट देखकर फिर से ऑर्डर करें।',
  ],
  [
    'The price has changed: it is now {total}. Please look at it and start the payment again.',
    'कीमत बदल गई है: अब {total} है। कृपया देखकर पेमेंट फिर से शुरू करें।',
  ],
  ['The quantity must be a whole number from 1 to {max}', 'मात्रा 1 से {max} तक की पूरी संख्या होनी चाहिए'],
  ['Please order at most {max} different dishes at once', 'एक बार में ज़्यादा से ज़्यादा {max} अलग-अलग डिश ऑर्डर करें'],
  [
    'An order to be paid in cash can be ₹{amount} at most. Please order less, or pay online.',
    'कैश में ज़्यादा से ज़्यादा ₹{amount} का ऑर्डर हो सकता है। कृपया कम मँगाएँ, या ऑनलाइन पेमेंट करें।',
  ],
  [
    'You have {count} open orders to be paid in cash. Please wait until one has arrived before you order more in cash.',
    'आपके {count} कैश ऑर्डर अभी बाकी हैं। कैश में और मँगाने से पहले कृपया एक ऑर्डर पहुँचने दें।',
  ],
  [
    'The restaurant takes no orders just now. Please look in again later.',
    'रेस्तराँ अभी ऑर्डर नहीं ले रहा है। कृपया थोड़ी देर बाद फिर देखें।',
  ],
  ['The kitchen takes a short break. {AGAIN}', 'रसोई थोड़ी देर के लिए रुकी है। {AGAIN}'],
  ['The kitchen is closed ({reason}). {AGAIN}', 'रसोई बंद है ({reason})। {AGAIN}'],
  ['The kitchen is closed. {AGAIN}', 'रसोई बंद है। {AGAIN}'],
  ['The kitchen is closed at this time. It opens {WHEN}.', 'इस समय रसोई बंद है। वह {WHEN} खुलेगी।'],
  ['Orders are taken again {WHEN}.', 'ऑर्डर {WHEN} से फिर लिए जाएँगे।'],
  ['Please look in again later.', 'कृपया थोड़ी देर बाद फिर देखें।'],
  [
    '{choice} is sold out until {WHEN}. Choose something else for {dish}.',
    '{choice} {WHEN} तक खत्म है। {dish} के लिए कुछ और चुनें।',
  ],
  [
    '{choice} is sold out. Choose something else for {dish}.',
    '{choice} खत्म हो गया है। {dish} के लिए कुछ और चुनें।',
  ],
  ['{dish} is sold out until {WHEN}. Remove it to go on.', '{dish} {WHEN} तक खत्म है। आगे बढ़ने के लिए उसे हटाएँ।'],
  ['{dish} is sold out. Remove it to go on.', '{dish} खत्म हो गया है। आगे बढ़ने के लिए उसे हटाएँ।'],
  [
    'Only 1 portion of {dish} is left. Please order no more.',
    '{dish} की सिर्फ़ 1 प्लेट बची है। कृपया इससे ज़्यादा न मँगाएँ।',
  ],
  [
    'Only {count} portions of {dish} are left. Please order no more.',
    '{dish} की सिर्फ़ {count} प्लेटें बची हैं। कृपया इससे ज़्यादा न मँगाएँ।',
  ],
  [
    'Please enter your phone number, so that we can reach you about the order.',
    'कृपया अपना फ़ोन नंबर लिखें, ताकि हम ऑर्डर के बारे में आपसे बात कर सकें।',
  ],
  [
    'Please enter a phone number such as 98765 43210, or one with its country code',
    'कृपया 98765 43210 जैसा फ़ोन नंबर लिखें, या देश के कोड के साथ',
  ],
  ['Please enter your phone number', 'कृपया अपना फ़ोन नंबर लिखें'],
  [
    'Orders need an account at the moment. Please register or log in.',
    'अभी ऑर्डर के लिए खाता चाहिए। कृपया खाता बनाएँ या लॉग इन करें।',
  ],
  [
    'An account with this e-mail address exists already. Please choose another address.',
    'इस ईमेल पते से एक खाता पहले से है। कृपया कोई और पता चुनें।',
  ],
  ['You have an account already. Please log in with it.', 'आपका खाता पहले से है। कृपया उसी से लॉग इन करें।'],
  [
    'This e-mail address is not confirmed yet. To confirm it, please open the link in the browser with which you ordered.',
    'इस ईमेल पते की पुष्टि अभी नहीं हुई है। पुष्टि करने के लिए कृपया यह लिंक उसी ब्राउज़र में खोलें जिससे आपने ऑर्डर किया था।',
  ],
  [
    'This link is too old, a device was signed out, or the orders belong to an account by now. Please log in, or call us.',
    'यह लिंक बहुत पुराना है, कोई डिवाइस लॉग आउट किया गया है, या ऑर्डर अब किसी खाते में हैं। कृपया लॉग इन करें या हमें कॉल करें।',
  ],
  [
    'You order without an account. Please keep your orders with an e-mail address and a password first.',
    'आप बिना खाते के ऑर्डर कर रहे हैं। पहले ईमेल और पासवर्ड से अपने ऑर्डर सँभालें।',
  ],
  [
    'We do not know this table. Please scan the code on your table again.',
    'हम इस टेबल को नहीं पहचानते। कृपया अपनी टेबल का कोड फिर स्कैन करें।',
  ],
  ['Your order is ready', 'आपका ऑर्डर तैयार है'],
  ['It is on its way to your table.', 'वह आपकी टेबल पर आ रहा है।'],
  ['Your order was served', 'आपका ऑर्डर परोस दिया गया'],
  [
    'A new order is waiting for the kitchen. Bring it to: {table}',
    'रसोई के लिए एक नया ऑर्डर आया है। यहाँ ले जाएँ: {table}',
  ],
  [
    'An earlier order was not taken, so please pay online. If that is wrong, call us and we sort it out.',
    'पिछला ऑर्डर नहीं लिया गया था, इसलिए कृपया ऑनलाइन भुगतान करें। अगर यह गलत है तो हमें फ़ोन करें, हम इसे ठीक कर देंगे।',
  ],
  [
    'A first order of more than ₹{amount} in cash needs a phone number that is confirmed by a code. Please confirm yours, or pay online.',
    'कैश में ₹{amount} से ज़्यादा के पहले ऑर्डर के लिए फ़ोन नंबर कोड से पक्का करना होता है। कृपया अपना नंबर पक्का करें, या ऑनलाइन भुगतान करें।',
  ],
  [
    'Orders need an account at the moment. Please make one in your profile, where your orders stay.',
    'ऑर्डर के लिए अभी खाता ज़रूरी है। कृपया अपनी प्रोफ़ाइल में खाता बनाएँ, आपके ऑर्डर वहीं रहेंगे।',
  ],
  [
    'Phone numbers need no code at the moment. Please place your order.',
    'फ़ोन नंबर के लिए अभी किसी कोड की ज़रूरत नहीं है। कृपया अपना ऑर्डर दें।',
  ],
  [
    'Codes cannot be sent in this way at the moment. Please choose another one, or pay online.',
    'इस तरह अभी कोड नहीं भेजा जा सकता। कृपया दूसरा तरीका चुनें, या ऑनलाइन भुगतान करें।',
  ],
  [
    'Codes are sent to Indian mobile numbers only. Please enter one, or pay online',
    'कोड सिर्फ़ भारतीय मोबाइल नंबरों पर भेजे जाते हैं। कृपया ऐसा नंबर लिखें, या ऑनलाइन भुगतान करें',
  ],
  ['This total has a fee already', 'इस रकम की फ़ीस पहले से है'],
  ['Please enter at most {max} fees by total', 'रकम के हिसाब से ज़्यादा से ज़्यादा {max} फ़ीस लिखें'],
  ['Please enter the six digits of the code', 'कृपया कोड के छह अंक लिखें'],
  [
    'This is not the code that we sent. Please compare all six digits.',
    'यह वह कोड नहीं है जो हमने भेजा है। कृपया सभी छह अंक मिलाएँ।',
  ],
  [
    'This code is too old, or was tried too often. Please send a new one.',
    'यह कोड पुराना हो गया है, या बहुत बार आज़माया गया है। कृपया नया कोड भेजें।',
  ],
  [
    'The code could not be sent. Please try again, or pay online.',
    'कोड नहीं भेजा जा सका। कृपया फिर कोशिश करें, या ऑनलाइन भुगतान करें।',
  ],
  [
    'Very many codes were sent. Please try again in {WAIT}.',
    'बहुत सारे कोड भेजे गए हैं। कृपया {WAIT} बाद फिर से कोशिश करें।',
  ],
  ['Please enter 0 to {max} rupees, or nothing', 'कृपया 0 से {max} रुपये लिखें, या खाली छोड़ें'],
  [
    'Orders for later are not taken at the moment. Please order for as soon as possible.',
    'बाद के लिए ऑर्डर अभी नहीं लिए जा रहे। कृपया जल्द से जल्द के लिए ऑर्डर करें।',
  ],
  [
    'Orders for later begin at a quarter of an hour, such as 19:30. Please choose another time.',
    'बाद के ऑर्डर पंद्रह मिनट के समय पर होते हैं, जैसे 19:30। कृपया कोई और समय चुनें।',
  ],
  [
    'Orders at the table are for now. Please order without a time.',
    'टेबल पर ऑर्डर अभी के लिए होते हैं। कृपया बिना समय चुने ऑर्डर करें।',
  ],
  [
    'This order is for later. Its time can be changed once the kitchen begins with it.',
    'यह ऑर्डर बाद के लिए है। इसका समय तब बदला जा सकता है जब रसोई इसे शुरू करे।',
  ],
  [
    'Your payment arrived after the time that you chose, so that we begin as soon as possible.',
    'आपका भुगतान चुने हुए समय के बाद पहुँचा, इसलिए हम जल्द से जल्द शुरू करते हैं।',
  ],
  ['This time is too soon. Please choose a later one.', 'यह समय बहुत पास है। कृपया बाद का समय चुनें।'],
  ['This time is too far ahead. Please choose an earlier one.', 'यह समय बहुत दूर है। कृपया पहले का समय चुनें।'],
  ['The kitchen is closed at this time. Please choose another one.', 'इस समय रसोई बंद है। कृपया कोई और समय चुनें।'],
  [
    'Too many have ordered for this time already. Please choose another one.',
    'इस समय के लिए पहले ही बहुत ऑर्डर हैं। कृपया कोई और समय चुनें।',
  ],
  [
    'We don’t deliver there yet. Please choose pickup, or another address.',
    'हम अभी वहाँ डिलीवरी नहीं करते। कृपया खुद ले जाना चुनिए, या कोई और पता।',
  ],
  [
    'We don’t deliver there yet. Please choose another address.',
    'हम वहाँ अभी डिलीवरी नहीं करते। कृपया कोई और पता चुनें।',
  ],
  [
    'We deliver to {zone} from {from} to {until}. Please order again then.',
    '{zone} में हम {from} से {until} तक डिलीवरी करते हैं। कृपया तब फिर ऑर्डर करें।',
  ],
  [
    'We deliver to {zone} from ₹{amount}. Please add dishes for ₹{missing} more.',
    '{zone} में डिलीवरी ₹{amount} से होती है। कृपया ₹{missing} की और डिश जोड़ें।',
  ],
  [
    'This address has several PIN codes: {codes}. Please keep only the one of your door.',
    'इस पते में कई पिन कोड हैं: {codes}। कृपया केवल अपने घर का पिन कोड रहने दें।',
  ],
  [
    'Please use your location, or move the pin on the map to your door, so that we know whether we deliver there.',
    'कृपया अपनी लोकेशन बताएँ या नक्शे पर पिन अपने दरवाज़े तक ले जाएँ, ताकि हमें पता चले कि हम वहाँ डिलीवरी करते हैं या नहीं।',
  ],
  [
    'Please add your PIN code to the address, so that we know whether we deliver there.',
    'कृपया पते में अपना पिन कोड लिखें, ताकि हमें पता चले कि हम वहाँ डिलीवरी करते हैं या नहीं।',
  ],
  ['Please order at most {max} of one dish', 'एक डिश ज़्यादा से ज़्यादा {max} मँगाएँ'],

  // Bookings
  ['There is no such booking.', 'ऐसी कोई बुकिंग नहीं है।'],
  [
    'Your table for one is booked for {DAY} at {time}.',
    '{DAY} को {time} बजे 1 मेहमान के लिए आपकी टेबल बुक हो गई है।',
  ],
  [
    'Your table for {guests} is booked for {DAY} at {time}.',
    '{DAY} को {time} बजे {guests} मेहमानों के लिए आपकी टेबल बुक हो गई है।',
  ],
  [
    'No table for {guests} is free on {DAY} at {time}. {REST}',
    '{DAY} को {time} बजे {guests} लोगों के लिए कोई टेबल खाली नहीं है। {REST}',
  ],
  ['The nearest free time that day: {time}.', 'उस दिन सबसे पास का खाली समय: {time}।'],
  ['The nearest free times that day: {TIMES}.', 'उस दिन सबसे पास के खाली समय: {TIMES}।'],
  ['The next day with free tables is {DAY}: {TIMES}.', 'अगला दिन जब टेबल खाली हैं: {DAY}, समय: {TIMES}।'],
  ['Please try another day.', 'कृपया कोई और दिन चुनें।'],
  [
    'This day is over. Please choose a day from {first} to {last}.',
    'यह दिन बीत चुका है। कृपया {first} से {last} के बीच कोई दिन चुनें।',
  ],
  [
    'Tables can be booked at most {max} days ahead. Please choose a day up to {last}.',
    'टेबल ज़्यादा से ज़्यादा {max} दिन पहले बुक की जा सकती है। कृपया {last} तक का कोई दिन चुनें।',
  ],
  [
    'No tables can be booked on {DAY}: {reason}. Please choose another day.',
    '{DAY} को टेबल बुक नहीं होतीं: {reason}। कृपया कोई और दिन चुनें।',
  ],
  [
    'No tables can be booked on {DAY}. Please choose another day.',
    '{DAY} को टेबल बुक नहीं होतीं। कृपया कोई और दिन चुनें।',
  ],
  [
    'Tables can be booked at these times: {times}. Please choose one of them.',
    'टेबल इन समयों पर बुक की जा सकती हैं: {times}। कृपया इनमें से कोई चुनें।',
  ],
  [
    'Tables can be booked from {first} to {last}. Please choose a time in between.',
    'टेबल {first} से {last} तक बुक की जा सकती हैं। कृपया इनके बीच का समय चुनें।',
  ],
  [
    'The last seating of today, {last}, is over. Please choose another day.',
    'आज का आखिरी समय, {last}, बीत चुका है। कृपया कोई और दिन चुनें।',
  ],
  [
    'This time is over. Please choose a later one, up to {last}, or another day.',
    'यह समय बीत चुका है। कृपया {last} तक का कोई बाद का समय चुनें, या कोई और दिन।',
  ],
  ['Please choose a time; it looks like 19:30', 'कृपया समय चुनें'],
  [
    'Please enter a phone number of 7 to 15 digits; spaces, + and - are fine',
    'कृपया 7 से 15 अंकों का फ़ोन नंबर लिखें; खाली जगह, + और - चलेंगे',
  ],
  ['Please book for 1 to {max} guests', 'कृपया 1 से {max} मेहमानों के लिए बुक करें'],
  [
    'We have {seats} seats in all. Please book for fewer guests.',
    'हमारे यहाँ कुल {seats} सीटें हैं। कृपया कम मेहमानों के लिए बुक करें।',
  ],
  [
    'You have {count} bookings to come already. Please cancel one that you do not need, or write to us.',
    'आपकी {count} बुकिंग पहले से हैं। जो ज़रूरी न हो उसे रद्द करें, या हमें लिखें।',
  ],
  ['This booking was cancelled. Please book a table anew.', 'यह बुकिंग रद्द हो चुकी है। कृपया नई टेबल बुक करें।'],
  ['This booking is over and cannot be changed.', 'यह बुकिंग बीत चुकी है, अब बदली नहीं जा सकती।'],
  ['This booking is over and cannot be cancelled.', 'यह बुकिंग बीत चुकी है, अब रद्द नहीं हो सकती।'],

  // Payments
  ['The restaurant cancelled the order.', 'रेस्तराँ ने ऑर्डर रद्द कर दिया।'],
  [
    'There is nothing to decide about the payment of this order.',
    'इस ऑर्डर के भुगतान के बारे में कुछ तय करना बाकी नहीं है।',
  ],
  ['Your payment will not be refunded', 'आपका भुगतान वापस नहीं होगा'],
  [
    'We will not refund the {amount} that you paid for the cancelled order. If you have questions, please call us or write to us.',
    'रद्द हुए ऑर्डर के लिए दिए गए {amount} वापस नहीं होंगे। कोई सवाल हो तो हमें फ़ोन करें या लिखें।',
  ],
  [
    'We are sorry that this one did not work out. We will let you know whether your {amount} is refunded.',
    'माफ़ कीजिए, इस बार बात नहीं बनी। आपके {amount} वापस होंगे या नहीं, यह हम आपको बताएँगे।',
  ],
  [
    'This shop does not take online payments. Please choose to pay in cash.',
    'यहाँ ऑनलाइन पेमेंट नहीं होता। कृपया कैश चुनें।',
  ],
  [
    'An online payment can be ₹1 to ₹5,00,000. Please change your order.',
    'ऑनलाइन पेमेंट ₹1 से ₹5,00,000 तक हो सकता है। कृपया अपना ऑर्डर बदलें।',
  ],
  ['Payment verification failed.', 'पेमेंट की पुष्टि नहीं हो सकी।'],
  [
    'Your payment is still being checked. Nothing is lost: please look at your orders in a minute.',
    'आपका पेमेंट अभी जाँचा जा रहा है। चिंता न करें: एक मिनट में अपने ऑर्डर देख लें।',
  ],
  [
    'The amount that was paid was not the amount that was asked for.',
    'जितनी रकम माँगी गई थी, उतनी नहीं दी गई।',
  ],
  ['It was paid twice.', 'पेमेंट दो बार हो गया था।'],
  ['What you paid for is not available any more.', 'आपने जिसके लिए पेमेंट किया था, वह अब नहीं मिल सका।'],
  ['The payment came through too late.', 'पेमेंट बहुत देर से पहुँचा।'],
  ['It had been ordered in another way already.', 'यह किसी और तरीके से पहले ही ऑर्डर हो चुका था।'],
  ['Nothing was ordered with this payment.', 'इस पेमेंट से कोई ऑर्डर नहीं हुआ।'],
  ['The booking was cancelled in time.', 'बुकिंग समय रहते रद्द कर दी गई थी।'],
  ['The restaurant cancelled the booking.', 'रेस्तराँ ने बुकिंग रद्द कर दी।'],
  ['The restaurant refunded it.', 'रेस्तराँ ने पैसे वापस किए।'],
  ['It was refunded by the payment service.', 'पेमेंट सेवा ने पैसे वापस किए।'],
  ['This table had been booked in another way already.', 'यह टेबल किसी और तरीके से पहले ही बुक हो चुकी थी।'],
  ['No table was booked with this payment.', 'इस पेमेंट से कोई टेबल बुक नहीं हुई।'],
  ['The table on {DAY} at {time} is not available any more.', '{DAY} को {time} बजे की टेबल अब नहीं मिल सकी।'],

  // Limits and availability
  [
    'Too many attempts to {what}. Please try again in {WAIT}.',
    'बहुत बार कोशिश हो चुकी है। कृपया {WAIT} बाद फिर से कोशिश करें।',
  ],
  [
    'Very many people are {doing} just now. Please try again shortly.',
    'अभी बहुत लोग एक साथ आए हैं। कृपया थोड़ी देर में फिर से कोशिश करें।',
  ],
  [
    'You have uploaded many pictures already. Please try again in {WAIT}.',
    'आप पहले ही बहुत सी फ़ोटो अपलोड कर चुके हैं। कृपया {WAIT} बाद फिर से कोशिश करें।',
  ],
  [
    'You have sent several messages already. Please try again in {WAIT}.',
    'आप पहले ही कई संदेश भेज चुके हैं। कृपया {WAIT} बाद फिर से कोशिश करें।',
  ],
  [
    'You have sent very many orders. Please try again in {WAIT}.',
    'आप बहुत सारे ऑर्डर भेज चुके हैं। कृपया {WAIT} बाद फिर से कोशिश करें।',
  ],
  [
    'Very many orders were sent from here. Please try again in {WAIT}.',
    'यहाँ से बहुत सारे ऑर्डर भेजे गए हैं। कृपया {WAIT} बाद फिर से कोशिश करें।',
  ],
  [
    'Very many orders have this phone number. Please try again in {WAIT}.',
    'इस फ़ोन नंबर से बहुत सारे ऑर्डर हुए हैं। कृपया {WAIT} बाद फिर से कोशिश करें।',
  ],
  [
    'Very many guests have ordered from here. Please try again in {WAIT}.',
    'यहाँ से बहुत सारे मेहमानों ने ऑर्डर किया है। कृपया {WAIT} बाद फिर से कोशिश करें।',
  ],
  [
    'Very many guests have this phone number. Please try again in {WAIT}.',
    'बहुत सारे मेहमानों ने यह फ़ोन नंबर दिया है। कृपया {WAIT} बाद फिर से कोशिश करें।',
  ],
  [
    'You have made very many links. Please try again in {WAIT}.',
    'आपने बहुत सारे लिंक बनाए हैं। कृपया {WAIT} बाद फिर से कोशिश करें।',
  ],
  [
    'Very many links were opened from here. Please try again in {WAIT}.',
    'यहाँ से बहुत सारे लिंक खोले गए हैं। कृपया {WAIT} बाद फिर से कोशिश करें।',
  ],
  [
    'Very many payments were begun from here. Please try again in {WAIT}.',
    'यहाँ से बहुत सारे पेमेंट शुरू हुए हैं। कृपया {WAIT} बाद फिर से कोशिश करें।',
  ],
  [
    'Very many payments were begun from here and not paid. Please try again in {WAIT}.',
    'यहाँ से बहुत सारे पेमेंट शुरू हुए, पर पूरे नहीं किए गए। कृपया {WAIT} बाद फिर से कोशिश करें।',
  ],
  [
    'You have begun many payments and not paid them. Finish one of them, or pay in cash. Please try again in {WAIT}.',
    'आपने कई पेमेंट शुरू किए और पूरे नहीं किए। उनमें से एक पूरा करें, या नकद दें। कृपया {WAIT} बाद फिर से कोशिश करें।',
  ],

  // Pictures
  [
    'This picture is damaged or incomplete. Choose another one, or save it anew and try again.',
    'यह फ़ोटो खराब या अधूरी है। कोई और चुनें, या इसे नए सिरे से सेव करके फिर से कोशिश करें।',
  ],
  [
    'This picture has more than {max} megapixels. Make it smaller and try again.',
    'यह फ़ोटो {max} मेगापिक्सल से बड़ी है। इसे छोटा करके फिर से कोशिश करें।',
  ],
  [
    'This picture is more than {max} pixels wide or high. Make it smaller and try again.',
    'यह फ़ोटो {max} पिक्सल से ज़्यादा चौड़ी या ऊँची है। इसे छोटा करके फिर से कोशिश करें।',
  ],
  [
    'This picture is larger than {max} MB. Make it smaller and try again.',
    'यह फ़ोटो {max} MB से बड़ी है। इसे छोटा करके फिर से कोशिश करें।',
  ],
  [
    'Many pictures are being uploaded just now. Please try again in a moment.',
    'अभी बहुत सी फ़ोटो अपलोड हो रही हैं। कृपया थोड़ी देर में फिर से कोशिश करें।',
  ],
  ['The picture came too slowly. Please try again.', 'फ़ोटो बहुत धीरे पहुँची। कृपया फिर से कोशिश करें।'],
  ['This picture is not here any more. Choose it again.', 'यह फ़ोटो अब यहाँ नहीं है। इसे फिर से चुनें।'],

  // Menu administration
  ['There is no such dish on the menu.', 'मेन्यू में ऐसी कोई डिश नहीं है।'],
  [
    'Somebody else has changed this dish meanwhile. Look at it as it is now before you save yours.',
    'इस बीच किसी और ने यह डिश बदल दी है। अपना सेव करने से पहले देख लें कि अब यह कैसी है।',
  ],
  [
    'Somebody else has changed this category meanwhile. Look at it as it is now before you save yours.',
    'इस बीच किसी और ने यह श्रेणी बदल दी है। अपना सेव करने से पहले देख लें कि अब यह कैसी है।',
  ],
  [
    'There is a category of this name already. Please choose another name.',
    'इस नाम की श्रेणी पहले से है। कृपया कोई और नाम चुनें।',
  ],
  ['There is no such category.', 'ऐसी कोई श्रेणी नहीं है।'],
  ['Please give both times, or neither', 'कृपया दोनों समय लिखें, या एक भी नहीं'],
  [
    'Please end at another time than you begin, or give no times',
    'शुरू और खत्म होने का समय अलग रखें, या कोई समय न लिखें',
  ],

  // Notifications
  ['We have your order', 'आपका ऑर्डर हमें मिल गया है'],
  [
    'Thank you! Our kitchen has your order of {total} and starts on it soon.',
    'धन्यवाद! आपका {total} का ऑर्डर हमारी रसोई में पहुँच गया है, बस अभी बनना शुरू होगा।',
  ],
  ['New order of {total}', '{total} का नया ऑर्डर'],
  [
    'Thank you! We have your order of {total} for later: {WHEN}.',
    'धन्यवाद! आपका {total} का ऑर्डर बाद के लिए मिल गया है: {WHEN}।',
  ],
  [
    'A new order for later: {WHEN}. You get a message when the kitchen starts on it.',
    'बाद के लिए नया ऑर्डर: {WHEN}। रसोई को कब शुरू करना है, यह आपको बताया जाएगा।',
  ],
  ['Begin with an order of {total}', '{total} का ऑर्डर शुरू करें'],
  [
    'An order for later is waiting for the kitchen: {WHEN}.',
    'बाद के लिए दिया गया ऑर्डर रसोई में अपनी बारी पर है: {WHEN}।',
  ],
  [
    'A new order is waiting for the kitchen. The customer picks it up.',
    'किचन के लिए नया ऑर्डर आया है। ग्राहक खुद लेने आएँगे।',
  ],
  ['Your order is ready for pickup', 'आपका ऑर्डर तैयार है, ले जाइए'],
  ['It is packed and waits for you at the restaurant.', 'यह पैक होकर रेस्तराँ में आपका इंतज़ार कर रहा है।'],
  ['Your order was picked up', 'आपने अपना ऑर्डर ले लिया'],
  [
    'Please choose at least one way for customers to get their food',
    'कृपया कम से कम एक तरीका चुनिए जिससे ग्राहकों को खाना मिले',
  ],
  ['The restaurant does not deliver at the moment. {INSTEAD}', 'रेस्तराँ अभी डिलीवरी नहीं कर रहा है। {INSTEAD}'],
  ['Orders cannot be picked up at the moment. {INSTEAD}', 'अभी ऑर्डर खुद नहीं ले जाए जा सकते। {INSTEAD}'],
  ['Orders cannot be placed at the table at the moment. {INSTEAD}', 'अभी टेबल पर ऑर्डर नहीं हो सकते। {INSTEAD}'],
  ['Please choose delivery.', 'कृपया डिलीवरी चुनिए।'],
  ['Please choose pickup.', 'कृपया खुद ले जाना चुनिए।'],
  ['Please scan the code on a table.', 'कृपया किसी टेबल का कोड स्कैन कीजिए।'],
  [
    'A new order is waiting for the kitchen. Deliver to: {address}',
    'रसोई के लिए एक नया ऑर्डर आया है। डिलीवरी का पता: {address}',
  ],
  ['Your order is waiting for the kitchen', 'आपका ऑर्डर रसोई में अपनी बारी पर है'],
  [
    'It is back in line. We tell you as soon as the kitchen starts on it.',
    'यह फिर से कतार में है। बनना शुरू होते ही हम आपको बताएँगे।',
  ],
  ['Your order is being prepared', 'आपका ऑर्डर बन रहा है'],
  ['The pans are hot: our chefs are at work on your order.', 'कड़ाही गरम है: हमारे शेफ़ आपका ऑर्डर बना रहे हैं।'],
  ['Your order has a new time', 'आपके ऑर्डर का समय बदल गया है'],
  [
    'We now expect to be at your door {WHEN} to {time}. {reason}',
    'अब हम आपके दरवाज़े पर {WHEN} से {time} के बीच पहुँचेंगे। {reason}',
  ],
  [
    'We now expect it to be ready {WHEN} to {time}. {reason}',
    'अब यह {WHEN} से {time} के बीच तैयार होगा। {reason}',
  ],
  ['We now expect to serve it {WHEN} to {time}. {reason}', 'अब हम इसे {WHEN} से {time} के बीच परोसेंगे। {reason}'],
  [
    'This order is finished, so that its time cannot be changed.',
    'यह ऑर्डर पूरा हो चुका है, इसलिए इसका समय बदला नहीं जा सकता।',
  ],
  ['Please enter 5 to {count} minutes from now', 'कृपया अब से 5 से {count} मिनट लिखें'],
  ['Please enter 5 to 240 minutes, or nothing', 'कृपया 5 से 240 मिनट लिखें, या कुछ नहीं'],
  ['Please enter 0 to {count} minutes', 'कृपया 0 से {count} मिनट लिखें'],
  ['Your order is on its way', 'आपका ऑर्डर रास्ते में है'],
  [
    'It has left our kitchen and will be at your door soon. Please keep your phone at hand.',
    'यह हमारी रसोई से निकल चुका है और जल्द ही आपके दरवाज़े पर होगा। कृपया फ़ोन पास रखें।',
  ],
  ['Your order was delivered', 'आपका ऑर्डर डिलीवर हो गया'],
  [
    'Enjoy your meal! We would love to cook for you again.',
    'मज़े से खाइए! हमें आपके लिए फिर से खाना बनाकर खुशी होगी।',
  ],
  ['Your order was cancelled', 'आपका ऑर्डर रद्द हो गया'],
  [
    'We are sorry that this one did not work out. If you have questions, please write to us.',
    'हमें खेद है कि इस बार बात नहीं बनी। कोई सवाल हो तो हमें ज़रूर लिखें।',
  ],
  ['Your password was changed', 'आपका पासवर्ड बदल दिया गया'],
  [
    'If that was you, all is well. If it was not, please tell us at once, so that we can close the door.',
    'अगर यह आपने किया है तो सब ठीक है। अगर नहीं, तो हमें तुरंत बताएँ, ताकि हम इसे रोक सकें।',
  ],
  ['A change of your e-mail address was undone', 'आपके ईमेल का बदलाव वापस ले लिया गया'],
  [
    'Your account has the address again that it had before. If you did not expect that, please tell us.',
    'आपके अकाउंट में फिर से पहले वाला ईमेल है। अगर आपको इसकी उम्मीद नहीं थी, तो हमें बताएँ।',
  ],
  ['Message from {name}', '{name} का संदेश'],
  ['Your table is booked', 'आपकी टेबल बुक हो गई है'],
  ['We look forward to seeing you on {DAY} at {time}.', '{DAY} को {time} बजे हम आपका इंतज़ार करेंगे।'],
  ['Your booking was changed', 'आपकी बुकिंग बदल दी गई है'],
  ['Your table is now booked for {DAY} at {time}.', 'अब आपकी टेबल {DAY} को {time} बजे के लिए बुक है।'],
  ['We had to cancel your booking', 'हमें आपकी बुकिंग रद्द करनी पड़ी'],
  [
    'We are sorry: we cannot keep your table on {DAY} at {time}. Please book another time, or write to us.',
    'हमें खेद है: हम {DAY} को {time} बजे की आपकी टेबल नहीं रख सकते। कृपया कोई और समय बुक करें, या हमें लिखें।',
  ],
  [
    'We are sorry: we cannot keep your table on {DAY} at {time}. Your fee is on its way back to you. Please book another time, or write to us.',
    'हमें खेद है: हम {DAY} को {time} बजे की आपकी टेबल नहीं रख सकते। आपकी फ़ीस आपको वापस भेजी जा रही है। कृपया कोई और समय बुक करें, या हमें लिखें।',
  ],
  ['Your booking was cancelled', 'आपकी बुकिंग रद्द हो गई'],
  [
    'Your table on {DAY} at {time} is free for others now.',
    '{DAY} को {time} बजे की आपकी टेबल अब दूसरों के लिए खाली है।',
  ],
  [
    'Your table on {DAY} at {time} is free for others now. Your fee is on its way back to you.',
    '{DAY} को {time} बजे की आपकी टेबल अब दूसरों के लिए खाली है। आपकी फ़ीस आपको वापस भेजी जा रही है।',
  ],
  ['New booking: {name}, {guests} on {DAY} at {time}', 'नई बुकिंग: {name}, {guests} मेहमान, {DAY} को {time} बजे'],
  [
    'Booking changed: {name}, {guests} on {DAY} at {time}',
    'बुकिंग बदली गई: {name}, {guests} मेहमान, {DAY} को {time} बजे',
  ],
  [
    'Booking cancelled: {name}, {guests} on {DAY} at {time}',
    'बुकिंग रद्द हुई: {name}, {guests} मेहमान, {DAY} को {time} बजे',
  ],
  [
    'Booking taken back: {name}, {guests} on {DAY} at {time}',
    'बुकिंग वापस ली गई: {name}, {guests} मेहमान, {DAY} को {time} बजे',
  ],
  ['They ask for: {request}', 'उनका अनुरोध: {request}'],
  ['There is no special request.', 'कोई विशेष अनुरोध नहीं है।'],
  ['₹{sum} is on its way back to you', '₹{sum} आपको वापस भेजे जा रहे हैं'],
  [
    '{REASON} We have asked your bank to return the money; most banks take 5 to 7 days.',
    '{REASON} हमने आपके बैंक से पैसे लौटाने को कह दिया है; ज़्यादातर बैंक 5 से 7 दिन लेते हैं।',
  ],
  ['₹{sum} goes back to a customer', '₹{sum} एक ग्राहक को वापस जा रहे हैं'],
  ['₹{sum} was refunded', '₹{sum} वापस कर दिए गए'],
  [
    '{REASON} The money has left us; your bank shows it within a few days.',
    '{REASON} पैसे हमारे यहाँ से जा चुके हैं; कुछ दिनों में बैंक में दिखेंगे।',
  ],
  ['A refund of {sum} failed', '{sum} का रिफ़ंड असफल रहा'],
  ['The payment service gave no reason.', 'पेमेंट सेवा ने कोई कारण नहीं बताया।'],
  [
    'Less than ₹1 would be left, which could never go back. Please refund ₹{max} at most, or all ₹{left}.',
    '₹1 से कम बचेगा, जो कभी वापस नहीं जा सकेगा। कृपया ज़्यादा से ज़्यादा ₹{max} लौटाएँ, या पूरे ₹{left}।',
  ],
  ['This order is paid already.', 'इस ऑर्डर का भुगतान हो चुका है।'],
  ['This order was paid online.', 'इस ऑर्डर का भुगतान ऑनलाइन हुआ है।'],
  ['This order is cancelled, so that nothing is due.', 'यह ऑर्डर रद्द है, इसलिए कुछ भी बाकी नहीं है।'],
  ['₹{due} is due: please check the amount.', '₹{due} बाकी हैं: कृपया रकम जाँच लें।'],
  [
    '₹{due} is due: please take that at most by card or UPI.',
    '₹{due} बाकी हैं: कार्ड या यूपीआई से ज़्यादा से ज़्यादा इतना ही लें।',
  ],
  ['There is no such taking of this order.', 'इस ऑर्डर का ऐसा कोई भुगतान नहीं है।'],
  ['This was undone already.', 'यह पहले ही हटाया जा चुका है।'],
  ['The amount must be 0.01 to 10,000,000 rupees', 'रकम 0.01 से 10,000,000 रुपये तक होनी चाहिए'],
  [
    'There is no zone with this id. Leave the id out to add a new one.',
    'इस id का कोई इलाका नहीं है। नया जोड़ने के लिए id न लिखें।',
  ],
  ['Another zone has this id', 'किसी और इलाके का यही id है'],
];

/** Translations of parameters in capitals that are not sentences. */
export const parts: typeof sentences = [
  ['at most {count}', 'ज़्यादा से ज़्यादा {count}'],
  ['your name', 'अपना नाम'],
  ['your e-mail address', 'अपना ईमेल'],
  ['your password', 'अपना पासवर्ड'],
  ['a password', 'पासवर्ड'],
  ['the link', 'लिंक'],
  ['the password', 'पासवर्ड'],
  ['the search', 'खोज'],
  ['your address', 'अपना पता'],
  ['your message', 'अपना संदेश'],
  ['your request', 'अपना अनुरोध'],
  ['the name of the restaurant', 'रेस्तराँ का नाम'],
  ['the short name', 'छोटा नाम'],
  ['the line below the name', 'नाम के नीचे की पंक्ति'],
  ['the address', 'पता'],
  ['the state', 'राज्य'],
  ['the PIN code', 'पिन कोड'],
  ['the flat or house', 'फ़्लैट या मकान'],
  ['the street and area', 'सड़क और इलाका'],
  ['the landmark', 'पास की पहचान'],
  ['the phone number', 'फ़ोन नंबर'],
  ['the FSSAI number', 'FSSAI नंबर'],
  ['the name of the person who answers complaints', 'शिकायतों का जवाब देने वाले का नाम'],
  ['the e-mail address for complaints', 'शिकायतों का ईमेल पता'],
  ['the privacy page', 'निजता का पेज'],
  ['the terms', 'शर्तें'],
  ['the page on refunds', 'रिफ़ंड का पेज'],
  ['the GSTIN', 'GSTIN नंबर'],
  ['the reason', 'कारण'],
  ['{BOOKINGS}; {BOOKING}', '{BOOKINGS}; {BOOKING}'],
  ['{DAY} at {time} ({name}, 1 guest)', '{DAY} को {time} बजे ({name}, 1 मेहमान)'],
  ['{DAY} at {time} ({name}, {guests} guests)', '{DAY} को {time} बजे ({name}, {guests} मेहमान)'],
  ['and {count} more', 'और {count} अन्य'],
  ['today at {time}', 'आज {time} बजे'],
  ['tomorrow at {time}', 'कल {time} बजे'],
  ['on {DAY} at {time}', '{DAY} को {time} बजे'],
  ['the name of the table', 'टेबल का नाम'],
  ['the name of the link', 'लिंक का नाम'],
  ['the name of the dish', 'डिश का नाम'],
  ['the name of the category', 'श्रेणी का नाम'],
  ['the description', 'विवरण'],
  ['the category', 'श्रेणी'],
  ['a receipt', 'रसीद'],
  ['the device token', 'डिवाइस का टोकन'],
  ['the website', 'वेबसाइट'],
  ['the code of the table', 'टेबल का कोड'],
  ['the path of the picture', 'फ़ोटो का पाथ'],
  ['the Hindi name', 'हिंदी नाम'],
  ['the name of the choice', 'विकल्प का नाम'],
  ['the name of the options', 'विकल्पों का नाम'],
  ['the problem', 'समस्या'],
  ['the reply', 'जवाब'],
  ['the note for the rider', 'डिलीवरी वाले के लिए नोट'],
  ['the name of the payment', 'पेमेंट का नाम'],
  ['the code', 'कोड'],
  ['the note', 'नोट'],
  ['a PIN code', 'पिन कोड'],
  ['the name of the zone', 'इलाके का नाम'],
  ['the name', 'नाम'],
  ['orders', 'ऑर्डर'],
  ['dishes', 'डिश'],
  ['{count} second', '{count} सेकंड'],
  ['{count} seconds', '{count} सेकंड'],
  ['{count} minute', '{count} मिनट'],
  ['{count} minutes', '{count} मिनट'],
];

/** Fallbacks by error code for unknown sentences. */
const byCode: Readonly<Record<string, string>> = {
  BAD_USER_INPUT: 'कृपया अपनी जानकारी जाँच लें।',
  CONFLICT: 'इस बीच कुछ बदल गया है। कृपया देखकर फिर से कोशिश करें।',
  FORBIDDEN: 'आपको इसकी अनुमति नहीं है।',
  CLOSED: 'अभी ऑर्डर नहीं लिए जा रहे हैं।',
  FULLY_BOOKED: 'इस समय कोई टेबल खाली नहीं है।',
  IDEMPOTENCY_CONFLICT: 'यह पहले ही अलग जानकारी के साथ भेजा जा चुका है।',
  INTERNAL_SERVER_ERROR: 'हमारी तरफ़ से कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।',
  NOT_FOUND: 'यह अब यहाँ नहीं है।',
  OPERATION_TIMEOUT: 'इसमें बहुत समय लग रहा है। कृपया फिर से कोशिश करें।',
  PAYLOAD_TOO_LARGE: 'यह फ़ाइल बहुत बड़ी है।',
  PAYMENT_REQUIRED: 'इसके लिए पहले पेमेंट करना होगा।',
  TOO_MANY_REQUESTS: 'बहुत बार कोशिश हो चुकी है। कृपया थोड़ी देर बाद फिर से कोशिश करें।',
  UNAUTHENTICATED: 'कृपया फिर से लॉग इन करें।',
  UNAVAILABLE: 'अभी सर्वर से संपर्क नहीं हो पा रहा है। कृपया थोड़ी देर में फिर से कोशिश करें।',
  UNSUPPORTED_MEDIA_TYPE: 'यह फ़ाइल फ़ोटो के रूप में नहीं ली जा सकती। कोई JPEG, PNG, WebP, GIF या AVIF चुनें।',
};

/** Of notices that an earlier version has stored. */
const stored: typeof sentences = [
  ['What you paid for could not be had any more.', 'आपने जिसके लिए पेमेंट किया था, वह अब नहीं मिल सका।'],
  ['The table on {DAY} at {time} could not be had any more.', '{DAY} को {time} बजे की टेबल अब नहीं मिल सकी।'],
  [
    'A new order for later: {WHEN}. You are told when the kitchen begins with it.',
    'बाद के लिए नया ऑर्डर: {WHEN}। रसोई को कब शुरू करना है, यह आपको बताया जाएगा।',
  ],
];

const placeholder = /\{(\w+)\}/g;
const dayInWords = /^\w+, (\d{1,2}) (\w+) (\d{4})$/;
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const listOfTimes = /^[\d:, ]+ and [\d:]+$/;
const longDay = new Intl.DateTimeFormat('hi-IN', { dateStyle: 'full', timeZone: 'UTC' });

interface Pattern {
  readonly expression: RegExp;
  readonly names: readonly string[];
  readonly hindi: string;
}

/** What is no translation: a Hindi sentence must not contain it. */
const latinWord = /\p{Script=Latin}{2}/u;

/** `{name}` matches any text. */
function patternOf([english, hindi]: (typeof sentences)[number]): Pattern {
  const names = [...english.matchAll(placeholder)].map(([, name = '']) => name);
  const source = english
    .split(placeholder)
    .map((piece, index) => (index % 2 ? '(.+)' : piece.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)))
    .join('');
  return { expression: new RegExp(`^${source}$`, 's'), names, hindi };
}

const whole = [...sentences, ...stored].map(patternOf);
const inside = [...parts.map(patternOf), ...whole];

function translated(sentence: string, patterns: readonly Pattern[]): string | undefined {
  for (const { expression, names, hindi } of patterns) {
    const found = expression.exec(sentence)?.slice(1);
    if (!found) continue;
    const values = new Map(
      names.map((name, index) => {
        const value = found[index] ?? '';
        return [name, name === name.toUpperCase() ? part(value) : value];
      }),
    );
    // Half of it would be English.
    if ([...values.values()].includes(undefined)) continue;
    return hindi.replaceAll(placeholder, (_, name: string) => values.get(name) ?? '');
  }
  return undefined;
}

/** Undefined for English that is not known. */
function part(value: string): string | undefined {
  const [, day, month = '', year] = dayInWords.exec(value) ?? [];
  if (months.includes(month))
    return longDay.format(Date.UTC(Number(year), months.indexOf(month), Number(day)));
  if (listOfTimes.test(value)) return value.replace(' and ', ' और ');
  return translated(value, inside) ?? (latinWord.test(value) ? undefined : value);
}

/** Translates a sentence of the server, or falls back to its error code, or else to the sentence itself. */
export function inHindi(sentence: string, code?: string): string {
  return translated(sentence, whole) ?? (code === undefined ? undefined : byCode[code]) ?? sentence;
}
