const demoAbout = `A chowk is where the streets of a town meet, and where its best food is. We cook that food to order, every day.

## Quick service
Most orders are ready within fifteen minutes.

## Experienced chefs
Our cooks grew up on these dishes and have made them for years.

## Classic and modern menu
Street food such as pani puri, and burgers too.

## Clean atmosphere
Our kitchen is open: you can watch us cook.

## Fast delivery and takeaway
Hot to your door, or ready when you walk in.`;

const hindiDemoAbout = `चौक वह जगह है जहाँ शहर की गलियाँ मिलती हैं, और जहाँ सबसे अच्छा खाना मिलता है। वही खाना हम हर दिन ऑर्डर पर ताज़ा बनाते हैं।

## झटपट सर्विस
ज़्यादातर ऑर्डर पंद्रह मिनट में तैयार हो जाते हैं।

## अनुभवी शेफ़
हमारे रसोइये यही खाना खाकर बड़े हुए हैं और बरसों से इसे बना रहे हैं।

## पुराना स्वाद, नया मेन्यू
पानी पूरी जैसा स्ट्रीट फ़ूड, और बर्गर भी।

## साफ़-सुथरा माहौल
हमारी रसोई खुली है: आप हमें खाना बनाते देख सकते हैं।

## तेज़ डिलीवरी और टेकअवे
गरमागरम आपके दरवाज़े तक, या आपके आते ही तैयार।`;

/** The demo restaurant, with which an empty database starts. */
export const demo = {
  id: 1,
  version: 1,
  name: 'Chowk Street Kitchen',
  shortName: 'Chowk',
  tagline: 'Street food cooked to order.',
  address: '12 Chowk Road, Bengaluru',
  state: null,
  pinCode: '560001',
  lat: null,
  lng: null,
  phone: '+91 80000 00000',
  whatsapp: null,
  email: 'hello@chowk.example',
  fssai: null,
  gstin: null,
  grievanceName: null,
  grievanceEmail: null,
  grievancePhone: null,
  privacyText: null,
  termsText: null,
  refundText: null,
  aboutHeading: null,
  aboutText: demoAbout,
  hindiAboutHeading: null,
  hindiAboutText: hindiDemoAbout,
  links: [
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'X', url: 'https://x.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
  ],
  stayMinutes: 90,
  bookingFeePaise: 200_00,
} as const;
