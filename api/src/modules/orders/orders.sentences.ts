import { sentences } from '../../platform/sentences.js';

export const say = sentences('orders', {
  paidNeedsManager: [
    'This order was paid. Ask an owner or a manager to cancel it, or to take it up again.',
    'इस ऑर्डर का पेमेंट हो चुका है। इसे रद्द या फिर से चालू करने के लिए मालिक या मैनेजर से कहें।',
  ],
  tooManyOfAccount: ['You have placed too many orders.', 'आप बहुत सारे ऑर्डर भेज चुके हैं।'],
  tooManyOfNetwork: ['Too many orders were placed from your network.', 'आपके नेटवर्क से बहुत सारे ऑर्डर हुए हैं।'],
  tooManyOfPhone: ['Too many orders have this phone number.', 'इस फ़ोन नंबर से बहुत सारे ऑर्डर हुए हैं।'],
  tooManyIds: ['Please ask for at most 100 orders', 'कृपया एक बार में 100 ऑर्डर तक ही माँगें'],
  payOnline: [
    'An earlier order was not taken, so please pay online. If this is wrong, please call us.',
    'पिछला ऑर्डर नहीं लिया गया था, इसलिए कृपया ऑनलाइन भुगतान करें। अगर यह गलत है तो कृपया हमें फ़ोन करें।',
  ],
  tooManyOpen: [
    'You have {count} open orders to be paid in cash. Please wait until one has arrived before you order more in cash.',
    'आपके {count} कैश ऑर्डर अभी बाकी हैं। कैश में और मँगाने से पहले कृपया एक ऑर्डर पहुँचने दें।',
  ],
  tooManyAtTable: [
    'This table has {count} open orders to be paid in cash. Please wait until one has been served, pay online, or ask our staff.',
    'इस टेबल के कैश वाले {count} ऑर्डर अभी बाकी हैं। कृपया किसी एक के परोसे जाने तक रुकें, ऑनलाइन भुगतान करें, या हमारे कर्मचारियों से कहें।',
  ],
  finished: [
    'This order is finished, so its time cannot be changed.',
    'यह ऑर्डर पूरा हो चुका है, इसलिए इसका समय बदला नहीं जा सकता।',
  ],
  kitchenIsDone: [
    'This order is finished, so the kitchen has nothing to do with it.',
    'यह ऑर्डर पूरा हो चुका है, इसलिए रसोई को अब इसमें कुछ नहीं करना है।',
  ],
  begun: [
    'The kitchen has started on this order, so it cannot be refused. Cancel it instead.',
    'रसोई इस ऑर्डर को शुरू कर चुकी है, इसलिए इसे मना नहीं किया जा सकता। इसके बजाय इसे रद्द करें।',
  ],
  cancelInstead: [
    'Money was received for this order. Give it back and cancel the order instead.',
    'इस ऑर्डर के पैसे मिल चुके हैं। इसे मना करने के बजाय पैसे वापस करें और ऑर्डर रद्द करें।',
  ],
  lineGone: [
    'This dish is no longer in the order. Look at the order again.',
    'यह डिश अब इस ऑर्डर में नहीं है। ऑर्डर फिर से देखें।',
  ],
  notPreparing: [
    'This order is not being prepared. Look at it again before you mark it as ready.',
    'यह ऑर्डर अभी बन नहीं रहा है। इसे तैयार बताने से पहले फिर से देखें।',
  ],
  notReady: [
    'This order is not ready. Mark it as ready before you hand it over.',
    'यह ऑर्डर तैयार नहीं है। देने से पहले इसे तैयार बताएँ।',
  ],
  nothingToRecall: [
    'This order cannot be brought back: it is new, or it was cancelled.',
    'यह ऑर्डर वापस नहीं लाया जा सकता: यह नया है, या रद्द हो चुका है।',
  ],
  recallChangedMeanwhile: [
    'Somebody else has just changed this order. Look at it again before you bring it back.',
    'किसी और ने अभी यह ऑर्डर बदला है। वापस लाने से पहले इसे फिर से देखें।',
  ],
  riderChangedMeanwhile: [
    'Somebody else has just changed this order. Look at it again, then choose who delivers it.',
    'किसी और ने अभी यह ऑर्डर बदला है। इसे फिर से देखें, फिर चुनें कि कौन पहुँचाएगा।',
  ],
  notDelivered: ['This order is not delivered to an address.', 'यह ऑर्डर किसी पते पर नहीं पहुँचाया जाता।'],
  needsNoRider: [
    'This order is finished, so nobody has to deliver it.',
    'यह ऑर्डर पूरा हो चुका है, इसलिए इसे किसी को नहीं पहुँचाना है।',
  ],
  deliversNoMore: [
    'This person no longer delivers orders. Please choose somebody else.',
    'यह व्यक्ति अब ऑर्डर नहीं पहुँचाते। कृपया किसी और को चुनें।',
  ],
  paidOnline: ['This order was paid online.', 'इस ऑर्डर का भुगतान ऑनलाइन हुआ है।'],
  cancelled: ['This order is cancelled, so nothing is due.', 'यह ऑर्डर रद्द है, इसलिए कुछ भी बाकी नहीं है।'],
  nothingToDecide: [
    'There is nothing to decide about the payment of this order.',
    'इस ऑर्डर के भुगतान के बारे में कुछ तय करना बाकी नहीं है।',
  ],
  notBegun: [
    'This order is for later. Its time can be changed once the kitchen starts on it.',
    'यह ऑर्डर बाद के लिए है। इसका समय तब बदला जा सकता है जब रसोई इसे शुरू करे।',
  ],
  timeIsChosen: [
    'The customer has chosen the time of this order. Accept it without minutes.',
    'इस ऑर्डर का समय ग्राहक ने चुना है। इसे बिना मिनट लिखे स्वीकार करें।',
  ],
  chooseLines: ['Please choose lines of this order', 'कृपया इसी ऑर्डर की डिश चुनें'],
  reasonInvalid: ['The reason must be one of: {values}', 'कारण इनमें से एक होना चाहिए: {values}'],
  theProblem: ['the problem', 'समस्या'],
  problemNotAnObject: ['Please send the problem as a JSON object', 'कृपया शिकायत को JSON ऑब्जेक्ट के रूप में भेजें'],
  tellUs: ['Please tell us what is wrong', 'कृपया बताएँ कि क्या हुआ है'],
  reported: ['We have your report', 'आपकी शिकायत हमें मिल गई है'],
  solved: ['Problem marked as solved', 'शिकायत सुलझी हुई मानी गई'],
  tooManyMessages: ['You have sent several messages already.', 'आप पहले ही कई संदेश भेज चुके हैं।'],
  reportTooLate: [
    'Problems can be reported for seven days after an order.',
    'शिकायत ऑर्डर के बाद सात दिनों तक की जा सकती है।',
  ],
  reportedAlready: [
    'We have your report about this order and will answer it soon.',
    'इस ऑर्डर की आपकी शिकायत हमारे पास है। हम जल्द ही जवाब देंगे।',
  ],
  noSuchProblem: ['There is no such problem.', 'ऐसी कोई शिकायत नहीं है।'],
  amountInvalid: ['The amount must be 0.01 to 10,000,000 rupees', 'रकम 0.01 से 10,000,000 रुपये तक होनी चाहिए'],
  methodInvalid: ['The method must be one of: {values}', 'तरीका इनमें से एक होना चाहिए: {values}'],
  placeInvalid: ['The place must be one of: {values}', 'जगह इनमें से एक होनी चाहिए: {values}'],
  amountMissing: ['The amount must be a number of rupees', 'रकम रुपयों में एक संख्या होनी चाहिए'],
  amountDecimals: [
    'The amount must have at most two decimals',
    'रकम में दशमलव के बाद ज़्यादा से ज़्यादा दो अंक हो सकते हैं',
  ],
  addressMissing: ['Please enter your address', 'कृपया अपना पता लिखें'],
  riderNote: ['the note for the rider', 'डिलीवरी वाले के लिए नोट'],
  totalMissing: ['The total must be a number of rupees', 'कुल रकम रुपयों में एक संख्या होनी चाहिए'],
  totalNegative: ['The total must not be negative', 'कुल रकम शून्य से कम नहीं हो सकती'],
  totalTooLarge: ['The total is too large', 'कुल रकम बहुत बड़ी है'],
  totalDecimals: [
    'The total must have at most two decimals',
    'कुल रकम में दशमलव के बाद ज़्यादा से ज़्यादा दो अंक हो सकते हैं',
  ],
  minutesFromNow: ['Please enter 5 to {count} minutes from now', 'कृपया अब से 5 से {count} मिनट लिखें'],
  statusInvalid: ['The status must be one of: {values}', 'स्थिति इनमें से एक होनी चाहिए: {values}'],
  notFound: ['There is no such order.', 'ऐसा कोई ऑर्डर नहीं है।'],
  paidLate: [
    'Your payment arrived after the time that you chose, so we start as soon as possible.',
    'आपका भुगतान चुने हुए समय के बाद पहुँचा, इसलिए हम जल्द से जल्द शुरू करते हैं।',
  ],
  inPreparation: [
    'The kitchen has started on this order, so it can no longer be cancelled here. Please call us.',
    'रसोई इस ऑर्डर को शुरू कर चुकी है, इसलिए इसे यहाँ से रद्द नहीं किया जा सकता। कृपया हमें फ़ोन करें।',
  ],
  cancelledMeanwhile: ['The customer has cancelled this order.', 'ग्राहक ने यह ऑर्डर रद्द कर दिया है।'],
  changedMeanwhile: [
    'Somebody else has changed the status of this order.',
    'किसी और ने इस ऑर्डर की स्थिति बदल दी है।',
  ],
  paidAtCounter: [
    'You have already paid for this order at the restaurant. Please ask our staff to cancel it.',
    'इस ऑर्डर के पैसे आप रेस्टोरेंट में दे चुके हैं। इसे रद्द करने के लिए कृपया हमारे कर्मचारियों से कहें।',
  ],
  dishSoldOut: ['A dish in your order is sold out.', 'आपके ऑर्डर की एक डिश खत्म हो गई है।'],
  kitchenBusy: ['Our kitchen is too busy right now.', 'हमारी रसोई में अभी बहुत ज़्यादा ऑर्डर हैं।'],
  customerNotReached: ['We could not reach you.', 'आपसे बात नहीं हो पाई।'],
  addressOutOfReach: ['We cannot deliver to your address.', 'हम आपके पते पर डिलीवरी नहीं कर सकते।'],
  customerAsked: ['You asked us to cancel it.', 'आपने हमसे इसे रद्द करने को कहा था।'],
  reasonAndText: ['{reason} {text}', '{reason} {text}'],
  changeAsked: ['You asked us to change it.', 'आपने हमसे इसे बदलने को कहा था।'],
  enteredWrongly: ['We had entered your order wrongly.', 'हमसे आपका ऑर्डर गलत लिखा गया था।'],
  contentIsFinal: [
    'This order is finished, so it cannot be changed.',
    'यह ऑर्डर पूरा हो चुका है, इसलिए इसे बदला नहीं जा सकता।',
  ],
  contentIsOnItsWay: [
    'This order is on its way, so it cannot be changed.',
    'यह ऑर्डर रास्ते में है, इसलिए इसे बदला नहीं जा सकता।',
  ],
  invoiced: [
    'This order has the bill {number}, so its amount cannot change any more. Place another order for what is added, or cancel this one.',
    'इस ऑर्डर का बिल {number} बन चुका है, इसलिए इसकी रकम अब नहीं बदल सकती। जो और चाहिए उसके लिए नया ऑर्डर डालें, या इसे रद्द करें।',
  ],
  firmName: ['the name of the firm', 'फ़र्म का नाम'],
  firmGstin: ['the GSTIN of the firm', 'फ़र्म का GSTIN नंबर'],
  firmMissing: ['Please give the firm with its name and GSTIN', 'फ़र्म को नाम और GSTIN नंबर के साथ दें'],
  noGstBill: [
    'This restaurant is not registered for GST, so its bills cannot name a firm. Please remove the name and the GSTIN of the firm.',
    'यह रेस्टोरेंट GST में रजिस्टर नहीं है, इसलिए बिल पर फ़र्म का नाम नहीं आ सकता। कृपया फ़र्म का नाम और GSTIN नंबर हटा दें।',
  ],
  buyerInvoiced: [
    'This order has the bill {number}, so the firm on it cannot change any more. To bill it to another firm, cancel this order and place it again.',
    'इस ऑर्डर का बिल {number} बन चुका है, इसलिए उस पर फ़र्म अब नहीं बदल सकती। किसी और फ़र्म के नाम बिल के लिए यह ऑर्डर रद्द करके फिर से डालें।',
  ],
  contentChangedMeanwhile: [
    'Somebody else has just changed this order. Look at it again.',
    'किसी और ने अभी यह ऑर्डर बदला है। इसे फिर से देखें।',
  ],
  slotIsFinal: [
    'The time can be changed only for an order for later that the kitchen has not started on.',
    'समय सिर्फ़ बाद वाले ऑर्डर का बदला जा सकता है, जिसे रसोई ने शुरू नहीं किया है।',
  ],
  nothingChanges: ['Nothing would change in this order.', 'इस ऑर्डर में कुछ नहीं बदलेगा।'],
  removalReasonMissing: ['Please choose why dishes are taken away', 'कृपया चुनें कि डिश क्यों हटाई जा रही है'],
  backNeedsManager: [
    'Money goes back to the customer. Ask an owner or a manager for it.',
    'ग्राहक को पैसे वापस जाएँगे। इसके लिए मालिक या मैनेजर से कहें।',
  ],
  newQuantity: ['The quantity must be 0 to {max}', 'मात्रा 0 से {max} तक होनी चाहिए'],
  theLine: ['the line of the order', 'ऑर्डर की डिश'],
  lineMissing: ['Please choose a line of the order', 'कृपया ऑर्डर की डिश चुनें'],
  lineTwice: ['Please change each line only once', 'कृपया हर लाइन को एक ही बार बदलें'],
  nothingDue: ['Nothing is due for this order.', 'इस ऑर्डर का कुछ भी बाकी नहीं है।'],
  reasonMissing: ['Please enter the reason', 'कृपया कारण लिखें'],
});
