import { sentences } from '../../platform/sentences.js';

export const say = sentences('riders', {
  notYours: ['This order is not yours to deliver.', 'यह ऑर्डर आपको नहीं पहुँचाना है।'],
  notReady: ['The kitchen has not started on this order yet.', 'रसोई ने यह ऑर्डर अभी शुरू नहीं किया है।'],
  notPickedUp: [
    'This order is not on its way. Press “Picked up” first.',
    'यह ऑर्डर अभी रास्ते में नहीं है। पहले “ऑर्डर ले लिया” दबाएँ।',
  ],
  delivered: ['This order is delivered already.', 'यह ऑर्डर पहुँचाया जा चुका है।'],
  deliveredMeanwhile: [
    'Somebody has marked this order as delivered already. If you have taken money for it, tell the counter.',
    'किसी ने यह ऑर्डर पहले ही पहुँचाया हुआ लिख दिया है। आपने पैसा लिया हो तो काउंटर पर बताएँ।',
  ],
  cancelled: [
    'This order is cancelled. There is nothing to deliver.',
    'यह ऑर्डर रद्द हो गया है। कुछ नहीं पहुँचाना है।',
  ],
  bringBack: [
    'This order is cancelled. Bring the food back to the restaurant.',
    'यह ऑर्डर रद्द हो गया है। खाना रेस्टोरेंट वापस ले आएँ।',
  ],
  paidMeanwhile: [
    'This order has been paid already: do not take any money.',
    'इस ऑर्डर का पैसा मिल चुका है: कोई पैसा न लें।',
  ],
  otherAmount: [
    'What is to be paid has changed to ₹{due}. Please check it with the customer, then press again.',
    'अब लेने हैं ₹{due}। ग्राहक के साथ जाँच लें, फिर से दबाएँ।',
  ],
});
