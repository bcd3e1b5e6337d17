import type { Translated } from '../../../texts/catalogue';
import type { en } from './en';

export const hi: Translated<typeof en> = {
  bill: {
    number: 'बिल {number}',
    cancelled: 'बिल {number}, रद्द',
    includes: 'इसमें CGST {half} और SGST {half} शामिल है',
    packagedInclude: 'पैकेट वाली चीज़ों में CGST {half} और SGST {half} शामिल है',
    title: 'बिल',
    loading: 'बिल लोड हो रहा है',
    loadFailed: 'बिल लोड नहीं हो सका।',
    paper: 'कागज़',
    millimetres: '{width} मिमी',
    print: 'प्रिंट करें',
    savePdf: 'PDF लें',
    pdfOf: '{document} का PDF लें',
    pdfFailed: 'PDF नहीं बन सका। फिर कोशिश करें।',
  },
  orderMeaning: {
    PENDING: 'आपका ऑर्डर हमें मिल गया है, बस अभी बनाना शुरू करते हैं।',
    PREPARING: 'रसोई में अभी आपका खाना बन रहा है।',
    OUT_FOR_DELIVERY: 'आपका खाना रसोई से निकल चुका है और आपके पास आ रहा है।',
    DELIVERED: 'आपका खाना पहुँच गया है। मज़े से खाइए!',
    READY_FOR_PICKUP: 'आपका खाना पैक होकर रेस्टोरेंट में तैयार है।',
    PICKED_UP: 'आपने अपना खाना ले लिया है। मज़े से खाइए!',
    READY_FOR_TABLE: 'आपका खाना आपकी टेबल पर आ रहा है।',
    SERVED: 'खाने का आनंद लें!',
    CANCELLED: 'यह ऑर्डर रद्द कर दिया गया।',
  },
  changedLine: {
    less: 'हटाया: {count, number}',
    more: 'जोड़ा: {count, number}',
    note: 'नया नोट:',
    noNote: 'नोट हटाया',
  },
  orderChanged: {
    title: 'रेस्टोरेंट ने आपका ऑर्डर बदला है',
    place: 'पता, नोट या समय बदला।',
    reason: 'वजह: {reason}',
    totals: 'अब कुल {after} है, पहले {before} था।',
    back: 'रेस्टोरेंट आपको {amount} वापस देगा।',
    due: '{amount} देना बाकी है।',
    pay: '{amount} और चुकाएँ',
    paid: 'धन्यवाद, {amount} मिल गए।',
    unpaid: 'अभी पैसे नहीं चुकाए गए।',
    failed: 'पेमेंट शुरू नहीं हो सका। फिर कोशिश करें।',
  },
  payElsewhere: {
    DELIVERY: 'या डिलीवरी पर दें',
    PICKUP: 'या काउंटर पर दें',
    TABLE: 'या टेबल पर दें',
  },
  payThere: {
    DELIVERY: 'डिलीवरी पर दें।',
    PICKUP: 'काउंटर पर दें।',
    TABLE: 'टेबल पर दें।',
  },
};
