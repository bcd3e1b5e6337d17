import { sentences } from '../../platform/sentences.js';

export const say = sentences('takings', {
  paidAlready: ['This order is paid already.', 'इस ऑर्डर का भुगतान हो चुका है।'],
  notFound: ['There is no such payment for this order.', 'इस ऑर्डर का ऐसा कोई भुगतान नहीं है।'],
  otherExcess: [
    'Another amount has to go back now. Look at the order again.',
    'अब वापस देने की रकम बदल गई है। ऑर्डर फिर से देखें।',
  ],
  undoneAlready: ['This was undone already.', 'यह पहले ही हटाया जा चुका है।'],
  checkAmount: ['₹{due} is due: please check the amount.', '₹{due} बाकी हैं: कृपया रकम जाँच लें।'],
  byCardAtMost: [
    '₹{due} is due: please take that at most by card or UPI.',
    '₹{due} बाकी हैं: कार्ड या यूपीआई से ज़्यादा से ज़्यादा इतना ही लें।',
  ],
});
