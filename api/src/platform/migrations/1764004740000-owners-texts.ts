import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The owner's text of the About page. Every shop had the demo restaurant's text and links; a shop with a name of its own
 * keeps neither.
 */
export class OwnersTexts1764004740000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table restaurant
        add column about_heading text,
        add column about_text text,
        add column hindi_about_heading text,
        add column hindi_about_text text`);
    await db.query(
      `update restaurant set version = version + 1, about_text = $1, hindi_about_text = $2 where name = $3`,
      [about, hindiAbout, demoName],
    );
    await db.query(
      `update restaurant
       set version = version + 1,
         links = (
           select coalesce(jsonb_agg(link order by position), '[]')
           from jsonb_array_elements(links) with ordinality as kept (link, position)
           where link ->> 'url' <> all ($1)
         )
       where name <> $2
         and exists (select from jsonb_array_elements(links) as link where link ->> 'url' = any ($1))`,
      [demoLinks, demoName],
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table restaurant
        drop column about_heading,
        drop column about_text,
        drop column hindi_about_heading,
        drop column hindi_about_text`);
  }
}

const demoName = 'Chowk Street Kitchen';

const demoLinks = [
  'https://www.instagram.com/',
  'https://www.facebook.com/',
  'https://x.com/',
  'https://www.youtube.com/',
];

const about = `A chowk is where the streets of a town meet, and where its best food is. We cook that food to order, every day.

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

const hindiAbout = `चौक वह जगह है जहाँ शहर की गलियाँ मिलती हैं, और जहाँ सबसे अच्छा खाना मिलता है। वही खाना हम हर दिन ऑर्डर पर ताज़ा बनाते हैं।

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
