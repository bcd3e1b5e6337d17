import { sentences } from '../../platform/sentences.js';

export const say = sentences('payments', {
  tooManyOfNetwork: ['Too many payments were started from your network.', 'आपके नेटवर्क से बहुत सारे पेमेंट शुरू हुए हैं।'],
  tooManyUnpaid: [
    'You have started many payments without paying. Finish one of them, or pay in cash.',
    'आपने कई पेमेंट शुरू किए और पूरे नहीं किए। उनमें से एक पूरा करें, या नकद दें।',
  ],
  tooManyUnpaidOfNetwork: [
    'Too many payments were started from your network and not paid.',
    'आपके नेटवर्क से बहुत सारे पेमेंट शुरू हुए, पर पूरे नहीं किए गए।',
  ],
  amountRange: ['The amount must be {min} to {max} rupees', 'रकम {min} से {max} रुपये तक होनी चाहिए'],
  amountMissing: ['The amount must be a number of rupees', 'रकम रुपयों में एक संख्या होनी चाहिए'],
  amountDecimals: [
    'The amount must have at most two decimals',
    'रकम में दशमलव के बाद ज़्यादा से ज़्यादा दो अंक हो सकते हैं',
  ],
  receipt: ['a receipt', 'रसीद'],
  receiptNotAscii: [
    'The receipt may hold printable ASCII characters only',
    'रसीद में सिर्फ़ छपने वाले ASCII अक्षर हो सकते हैं',
  ],
  missing: ['{name} is missing', '{name} नहीं दिया गया है'],
  refundMinimum: ['A refund can be ₹1 or more', 'रिफ़ंड ₹1 या उससे ज़्यादा का हो सकता है'],
  paymentName: ['the name of the payment', 'पेमेंट का नाम'],
  nameInvalid: ['The payment must be named by a piece of text', 'पेमेंट का नाम एक टेक्स्ट होना चाहिए'],
  notPayable: [
    'An online payment can be ₹1 to ₹5,00,000. Please change your order.',
    'ऑनलाइन पेमेंट ₹1 से ₹5,00,000 तक हो सकता है। कृपया अपना ऑर्डर बदलें।',
  ],
  tooMuchCash: [
    'An order to be paid in cash can be ₹{amount} at most. Please order less, or pay online.',
    'कैश में ज़्यादा से ज़्यादा ₹{amount} का ऑर्डर हो सकता है। कृपया कम मँगाएँ, या ऑनलाइन पेमेंट करें।',
  ],
  codeNeeded: [
    'A first order of more than ₹{amount} in cash needs a phone number that is confirmed by a code. Please confirm yours, or pay online.',
    'कैश में ₹{amount} से ज़्यादा के पहले ऑर्डर के लिए फ़ोन नंबर कोड से पक्का करना होता है। कृपया अपना नंबर पक्का करें, या ऑनलाइन भुगतान करें।',
  ],
  notVerified: ['Payment verification failed.', 'पेमेंट की पुष्टि नहीं हो सकी।'],
  notFound: ['There is no such payment.', 'ऐसा कोई पेमेंट नहीं है।'],
  stillChecked: [
    'Your payment is still being checked. Nothing is lost: please look at your orders in a minute.',
    'आपका पेमेंट अभी जाँचा जा रहा है। चिंता न करें: एक मिनट में अपने ऑर्डर देख लें।',
  ],
  payFirst: [
    'There is no verified payment of this amount. Please pay first.',
    'इस रकम का कोई पक्का पेमेंट नहीं है। कृपया पहले पेमेंट करें।',
  ],
  off: [
    'This shop does not take online payments. Please choose to pay in cash.',
    'यहाँ ऑनलाइन पेमेंट नहीं होता। कृपया कैश चुनें।',
  ],
  priceChanged: [
    'The price has changed: it is now {total}. Please check it and start the payment again.',
    'कीमत बदल गई है: अब {total} है। कृपया देखकर पेमेंट फिर से शुरू करें।',
  ],
  notInitiated: ['Failed to initiate payment. {why}', 'पेमेंट शुरू नहीं हो सका। {why}'],
  amountDiffers: ['The amount paid was not the amount requested.', 'जितनी रकम माँगी गई थी, उतनी नहीं दी गई।'],
  paidTwice: ['It was paid twice.', 'पेमेंट दो बार हो गया था।'],
  notAvailable: [
    'What you paid for is not available any more.',
    'आपने जिसके लिए पेमेंट किया था, वह अब नहीं मिल सका।',
  ],
  tooLate: ['The payment came through too late.', 'पेमेंट बहुत देर से पहुँचा।'],
  alreadyOrdered: ['It was already ordered in another way.', 'यह किसी और तरीके से पहले ही ऑर्डर हो चुका था।'],
  nothingOrdered: ['Nothing was ordered with this payment.', 'इस पेमेंट से कोई ऑर्डर नहीं हुआ।'],
  bookingCancelled: ['The booking was cancelled in time.', 'बुकिंग समय रहते रद्द कर दी गई थी।'],
  bookingCancelledByUs: ['The restaurant cancelled the booking.', 'रेस्टोरेंट ने बुकिंग रद्द कर दी।'],
  nothingDue: ['It was more than was still to be paid for your order.', 'आपके ऑर्डर की बाकी रकम इससे कम थी।'],
  orderChanged: ['The order was changed.', 'ऑर्डर बदला गया।'],
  orderCancelledByUs: ['The order was cancelled.', 'ऑर्डर रद्द हो गया।'],
  refundedByUs: ['The restaurant refunded it.', 'रेस्टोरेंट ने पैसे वापस किए।'],
  refundedByService: ['It was refunded by the payment service.', 'पेमेंट सेवा ने पैसे वापस किए।'],
  refundNotFailed: [
    'This refund has not failed, or was already requested again.',
    'यह रिफ़ंड असफल नहीं हुआ है, या इसे फिर से माँगा जा चुका है।',
  ],
  onlyWhole: [
    'No order was placed with this payment (yet): only the full amount can be refunded.',
    'इस पेमेंट से (अभी तक) कोई ऑर्डर नहीं हुआ है: सिर्फ़ पूरी रकम लौटाई जा सकती है।',
  ],
  atMost: [
    'At most ₹{left} can be refunded: the rest was refunded already.',
    'ज़्यादा से ज़्यादा ₹{left} लौटाए जा सकते हैं: बाकी पहले ही लौटाए जा चुके हैं।',
  ],
  nothingLeft: [
    'This payment was already refunded in full, or it was never paid.',
    'यह पूरा पेमेंट पहले ही लौटाया जा चुका है, या कभी हुआ ही नहीं।',
  ],
  lessThanOne: [
    'Less than ₹1 would be left, which cannot be refunded later. Please refund ₹{max} at most, or all ₹{left}.',
    '₹1 से कम बचेगा, जो बाद में लौटाया नहीं जा सकेगा। कृपया ज़्यादा से ज़्यादा ₹{max} लौटाएँ, या पूरे ₹{left}।',
  ],
  badSignature: ['The signature of the webhook is not valid.', 'वेबहुक का हस्ताक्षर सही नहीं है।'],
  badWebhook: ['The body of the webhook is not valid JSON.', 'वेबहुक की सामग्री सही JSON नहीं है।'],
  serviceStrange: ['The payment service gave an unexpected answer.', 'पेमेंट सेवा से सही जवाब नहीं मिला।'],
  serviceBusy: ['The payment service is very busy right now.', 'पेमेंट सेवा अभी बहुत व्यस्त है।'],
  serviceAway: ['The payment service cannot be reached right now.', 'पेमेंट सेवा से अभी संपर्क नहीं हो पा रहा है।'],
  keysDenied: [
    'The payment service does not accept the keys of this shop.',
    'पेमेंट सेवा इस दुकान की कुंजियाँ नहीं मान रही है।',
  ],
  serviceSlow: ['The payment service took too long to answer.', 'पेमेंट सेवा ने जवाब देने में बहुत देर लगाई।'],
  serviceFailed: ['The payment service could not do this.', 'पेमेंट सेवा यह नहीं कर सकी।'],
});
