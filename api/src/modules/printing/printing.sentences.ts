import { sentences } from '../../platform/sentences.js';

export const say = sentences('printing', {
  itsName: ['the printer’s name', 'प्रिंटर का नाम'],
  wayInvalid: ['Choose how the printer is reached', 'चुनें कि प्रिंटर तक कैसे पहुँचना है'],
  hostMissing: ['Enter the printer’s address', 'प्रिंटर का पता डालें'],
  hostInvalid: [
    'Enter an address in your own network, such as 192.168.1.87',
    'अपने नेटवर्क का पता डालें, जैसे 192.168.1.87',
  ],
  theHost: ['the printer’s address', 'प्रिंटर का पता'],
  portInvalid: ['The port is a number from 1 to 65535', 'पोर्ट 1 से 65535 तक की संख्या है'],
  paperInvalid: ['The paper is MM58 or MM80', 'काग़ज़ MM58 या MM80 हो सकता है'],
  graphicsInvalid: ['The graphics are RASTER or COLUMNS', 'ग्राफ़िक्स RASTER या COLUMNS हो सकता है'],
  documentInvalid: ['This document does not exist', 'ऐसा कोई दस्तावेज़ नहीं है'],
  documentsInvalid: ['Choose at most four documents', 'ज़्यादा से ज़्यादा चार दस्तावेज़ चुनें'],
  billsApart: ['Choose with “Bills” when the printer prints bills', 'प्रिंटर बिल कब छापे, यह “बिल” में चुनें'],
  billsInvalid: [
    'Bills are printed NEVER, ON_REQUEST or WHEN_READY',
    'बिल NEVER, ON_REQUEST या WHEN_READY छप सकता है',
  ],
  theStation: ['the station', 'स्टेशन'],
  stationsInvalid: ['Choose at most 50 stations', 'ज़्यादा से ज़्यादा 50 स्टेशन चुनें'],
  copiesInvalid: ['Choose 1 to 3 copies', '1 से 3 प्रतियाँ चुनें'],
  fallbackMissing: ['The other printer does not exist', 'दूसरा प्रिंटर मौजूद नहीं है'],
  fallbackCircle: [
    'A printer cannot take over from itself, also not through others',
    'प्रिंटर ख़ुद अपनी जगह नहीं ले सकता, दूसरे प्रिंटरों के ज़रिए भी नहीं',
  ],
  noPrinter: ['This printer does not exist.', 'यह प्रिंटर मौजूद नहीं है।'],
  tooMany: ['There can be up to {count} printers.', 'ज़्यादा से ज़्यादा {count} प्रिंटर हो सकते हैं।'],
  needsNoToken: ['Only printers with a program have a token.', 'टोकन सिर्फ़ प्रोग्राम वाले प्रिंटर का होता है।'],
  noJob: ['This print job does not exist any more.', 'यह प्रिंट अब मौजूद नहीं है।'],
  notUnsure: ['This print job has been dealt with already.', 'इस प्रिंट का फ़ैसला पहले ही हो चुका है।'],
  noTestPage: ['A test page is not about an order', 'टेस्ट पेज किसी ऑर्डर का नहीं होता'],
  nobodyPrints: [
    'No printer prints this document. Choose it in the settings of a printer.',
    'कोई प्रिंटर यह नहीं छापता। प्रिंटर की सेटिंग में इसे चुनें।',
  ],
  nobodyPrintsBills: [
    'No printer prints bills. Choose one in Settings → Printers, under “Bills”.',
    'कोई प्रिंटर बिल नहीं छापता। सेटिंग → प्रिंटर में, “बिल” के नीचे चुनें।',
  ],
  hasNoBill: ['The order was cancelled before it had a bill.', 'बिल बनने से पहले ही ऑर्डर रद्द हो गया।'],
  nothingChanged: ['Nothing of this order has changed.', 'इस ऑर्डर में कुछ नहीं बदला है।'],
  isCancelled: ['The order is cancelled.', 'ऑर्डर रद्द है।'],
  notPacked: [
    'First say on the board in how many bags the order is packed.',
    'पहले बोर्ड पर लिखें कि ऑर्डर कितने बैग में पैक है।',
  ],
  notForBrowsers: ['This printer does not print by a browser.', 'यह प्रिंटर ब्राउज़र से नहीं छापता।'],
  theTaker: ['the name of the browser or program', 'ब्राउज़र या प्रोग्राम का नाम'],
  notTaken: ['This browser does not have the print job any more.', 'यह प्रिंट अब इस ब्राउज़र के पास नहीं है।'],
  outcomeInvalid: ['The outcome is PRINTED, UNSURE or WAITING', 'नतीजा PRINTED, UNSURE या WAITING हो सकता है'],
  theError: ['the error', 'गड़बड़ी'],
  stateInvalid: ['The state is not known', 'यह स्थिति मालूम नहीं है'],
  wrongToken: [
    'The token is not valid. Create one with “New token” in the settings of the printer.',
    'टोकन मान्य नहीं है। प्रिंटर की सेटिंग में “नया टोकन” से बनाएँ।',
  ],
  tooManyTokens: ['Too many wrong tokens.', 'बहुत ज़्यादा ग़लत टोकन।'],
  tooManyPolls: ['The program asks too often.', 'प्रोग्राम बहुत बार पूछ रहा है।'],

  notPrivate: [
    'The address is not one of your own network. Change it in the printer’s settings.',
    'पता आपके अपने नेटवर्क का नहीं है। प्रिंटर की सेटिंग में बदलें।',
  ],
  ownServer: [
    'A server of the shop has this address and port. Enter those of the printer; its port is usually 9100.',
    'इस पते और पोर्ट पर दुकान का अपना सर्वर है। प्रिंटर का पता और पोर्ट डालें; पोर्ट आम तौर पर 9100 होता है।',
  ],
  unreachable: [
    'The printer cannot be reached. Is it switched on and connected?',
    'प्रिंटर से संपर्क नहीं हो रहा। क्या वह चालू है और जुड़ा हुआ है?',
  ],
  noAnswer: [
    'The printer does not answer. Switch it off and on again.',
    'प्रिंटर जवाब नहीं दे रहा। उसे बंद करके फिर चालू करें।',
  ],
  outOfPaper: ['The printer is out of paper.', 'प्रिंटर में काग़ज़ नहीं है।'],
  coverOpen: ['The cover of the printer is open.', 'प्रिंटर का ढक्कन खुला है।'],
  printerError: ['The printer reports an error.', 'प्रिंटर में गड़बड़ी है।'],
  brokenOff: [
    'The connection broke off while it was printing: look whether it is on paper.',
    'छपते समय संपर्क टूट गया: देखें कि काग़ज़ पर छपा है या नहीं।',
  ],
  notDrawn: ['The document could not be made.', 'दस्तावेज़ बन नहीं पाया।'],
  expired: ['It was not printed within 30 minutes.', 'यह 30 मिनट में नहीं छपा।'],
  orderCancelled: ['The order was cancelled before it was printed.', 'छपने से पहले ऑर्डर रद्द हो गया।'],
  orderChanged: [
    'The order changed meanwhile: the ticket has the change.',
    'इस बीच ऑर्डर बदल गया: टिकट में बदलाव है।',
  ],
  printerRemoved: ['The printer was removed.', 'प्रिंटर हटा दिया गया।'],
  programAway: [
    'The program beside the printer does not answer. Is its computer on?',
    'प्रिंटर के पास वाला प्रोग्राम जवाब नहीं दे रहा। क्या उसका कंप्यूटर चालू है?',
  ],
  noBrowser: [
    'No tablet prints for it. Open a page of staff at its tablet, or choose “Print here” at another one.',
    'कोई टैबलेट इसके लिए नहीं छाप रहा। इसके टैबलेट पर स्टाफ़ का कोई पेज खोलें, या दूसरे टैबलेट पर “यहाँ छापें” चुनें।',
  ],
  unsure: [
    'Nobody knows whether it was printed: look whether it is on paper.',
    'पता नहीं कि यह छपा या नहीं: देखें कि काग़ज़ पर है या नहीं।',
  ],
});
