import { sentences } from '../../platform/sentences.js';

export const say = sentences('bookings', {
  emailMissing: ['Please enter the e-mail address', 'कृपया ईमेल पता लिखें'],
  andMore: ['and {count} more', 'और {count} अन्य'],
  tableBooked: [
    '{table} is booked: {bookings}. Please keep the table, or delete these bookings first.',
    '{table} बुक है: {bookings}। कृपया टेबल रखें, या पहले ये बुकिंग हटाएँ।',
  ],
  seatsBooked: [
    '{table} is booked for more guests: {bookings}. Please keep its seats, or delete these bookings first.',
    '{table} ज़्यादा मेहमानों के लिए बुक है: {bookings}। कृपया सीटें रखें, या पहले ये बुकिंग हटाएँ।',
  ],
  bookingOfOne: ['{day} at {time} ({name}, 1 guest)', '{day} को {time} बजे ({name}, 1 मेहमान)'],
  booking: ['{day} at {time} ({name}, {guests} guests)', '{day} को {time} बजे ({name}, {guests} मेहमान)'],
  accountGone: ['This account no longer exists.', 'यह अकाउंट अब नहीं है।'],
  dayOver: [
    'This day has passed. Please choose a day from {first} to {last}.',
    'यह दिन बीत चुका है। कृपया {first} से {last} के बीच कोई दिन चुनें।',
  ],
  tooFarAhead: [
    'Tables can be booked at most {max} days ahead. Please choose a day up to {last}.',
    'टेबल ज़्यादा से ज़्यादा {max} दिन पहले बुक की जा सकती है। कृपया {last} तक का कोई दिन चुनें।',
  ],
  noTablesBecause: [
    'No tables can be booked on {day}: {reason}. Please choose another day.',
    '{day} को टेबल बुक नहीं होतीं: {reason}। कृपया कोई और दिन चुनें।',
  ],
  noTables: [
    'No tables can be booked on {day}. Please choose another day.',
    '{day} को टेबल बुक नहीं होतीं। कृपया कोई और दिन चुनें।',
  ],
  lastSeatingOver: [
    'Today’s last seating, {last}, has passed. Please choose another day.',
    'आज का आखिरी समय, {last}, बीत चुका है। कृपया कोई और दिन चुनें।',
  ],
  timeOver: [
    'This time has passed. Please choose a later one, up to {last}, or another day.',
    'यह समय बीत चुका है। कृपया {last} तक का कोई बाद का समय चुनें, या कोई और दिन।',
  ],
  outsideHours: [
    'Tables can be booked from {first} to {last}. Please choose a time in between.',
    'टेबल {first} से {last} तक बुक की जा सकती हैं। कृपया इनके बीच का समय चुनें।',
  ],
  outsideSeatings: [
    'Tables can be booked at these times: {times}. Please choose one of them.',
    'टेबल इन समयों पर बुक की जा सकती हैं: {times}। कृपया इनमें से कोई चुनें।',
  ],
  timeInvalid: ['Please choose a time; it looks like 19:30', 'कृपया समय चुनें'],
  guests: ['Please book for 1 to {max} guests', 'कृपया 1 से {max} मेहमानों के लिए बुक करें'],
  request: ['your request', 'अपना अनुरोध'],
  notAnObject: ['Please send the booking as a JSON object', 'कृपया बुकिंग JSON ऑब्जेक्ट के रूप में भेजें'],
  notFound: ['There is no such booking.', 'ऐसी कोई बुकिंग नहीं है।'],
  confirmedForOne: [
    'Your table for one is booked for {day} at {time}.',
    '{day} को {time} बजे 1 मेहमान के लिए आपकी टेबल बुक हो गई है।',
  ],
  confirmed: [
    'Your table for {guests} is booked for {day} at {time}.',
    '{day} को {time} बजे {guests} मेहमानों के लिए आपकी टेबल बुक हो गई है।',
  ],
  tooManyToCome: [
    'You already have {count} upcoming bookings. Please cancel one that you do not need, or write to us.',
    'आपकी {count} बुकिंग पहले से हैं। जो ज़रूरी न हो उसे रद्द करें, या हमें लिखें।',
  ],
  cancelledAlready: [
    'This booking was cancelled. Please make a new booking.',
    'यह बुकिंग रद्द हो चुकी है। कृपया नई टेबल बुक करें।',
  ],
  overUnchanged: ['This booking is over and cannot be changed.', 'यह बुकिंग बीत चुकी है, अब बदली नहीं जा सकती।'],
  overUncancelled: [
    'This booking is over and cannot be cancelled.',
    'यह बुकिंग बीत चुकी है, अब रद्द नहीं हो सकती।',
  ],
  fewerGuests: [
    'We have {seats} seats in all. Please book for fewer guests.',
    'हमारे यहाँ कुल {seats} सीटें हैं। कृपया कम मेहमानों के लिए बुक करें।',
  ],
  fullyBooked: [
    'No table for {guests} is free on {day} at {time}. {rest}',
    '{day} को {time} बजे {guests} लोगों के लिए कोई टेबल खाली नहीं है। {rest}',
  ],
  nearestTime: ['The nearest free time that day: {times}.', 'उस दिन सबसे पास का खाली समय: {times}।'],
  nearestTimes: ['The nearest free times that day: {times}.', 'उस दिन सबसे पास के खाली समय: {times}।'],
  nextDay: [
    'The next day with free tables is {day}: {times}.',
    'अगला दिन जब टेबल खाली हैं: {day}, समय: {times}।',
  ],
  tryAnotherDay: ['Please try another day.', 'कृपया कोई और दिन चुनें।'],
  bookingsList: ['{first}; {next}', '{first}; {next}'],
});
