import { demoAttributes, type Attributes } from './demo-attributes.js';

export interface DemoDish extends Attributes {
  readonly name: string;
  /** paise */
  readonly pricePaise: number;
  readonly description: string;
  readonly category: string | null;
  /** How its files in `pictures/` begin. */
  readonly picture: string | null;
  readonly isVegetarian: boolean;
}

/** With meat, fish or egg. All other dishes are vegetarian. */
export const otherThanVegetarian: ReadonlySet<string> = new Set([
  'Crispy Chicken Burger',
  'Kolkata Egg Roll',
  'Chicken Seekh Roll',
  'Chicken Keema Pizza',
  'Chicken 65',
  'Amritsari Fish',
  'Chicken Tikka',
  'Tandoori Chicken Leg',
  'Chilli Chicken Dry',
  'Chicken Dum Biryani',
  'Egg Biryani',
  'Caramel Custard',
  'Egg Roll and Chai',
]);

/** What the demo menu says of its categories. Hours are in minutes since midnight. */
export const demoCategories = {
  Burgers: { hindiName: 'बर्गर' },
  'Pav & Chaat': { hindiName: 'पाव और चाट' },
  'Rolls & Wraps': { hindiName: 'रोल और रैप' },
  Pizza: { hindiName: 'पिज़्ज़ा' },
  Sides: { hindiName: 'साथ में' },
  Tandoor: { hindiName: 'तंदूर' },
  'Indo-Chinese': { hindiName: 'इंडो-चाइनीज़' },
  'South Indian': { hindiName: 'साउथ इंडियन' },
  'Biryani & Bowls': { hindiName: 'बिरयानी और बाउल' },
  Desserts: { hindiName: 'मीठा' },
  Drinks: { hindiName: 'पेय' },
  Combos: { hindiName: 'कॉम्बो' },
  Breakfast: { hindiName: 'नाश्ता', servedFrom: 7 * 60, servedUntil: 11 * 60 },
};

const paiseOf = (amount: number): number => Math.round(amount * 100);

function dishes(
  category: string | null,
  rows: readonly (readonly [string, number, string, string | null])[],
): DemoDish[] {
  return rows.map(([name, price, description, picture]) => ({
    name,
    pricePaise: paiseOf(price),
    description,
    category,
    picture,
    isVegetarian: !otherThanVegetarian.has(name),
    ...demoAttributes.get(name),
  }));
}

/** Whether a dish is an unchanged dish of the demo menu. */
export function isDemoDish(
  dish: Pick<DemoDish, 'name' | 'pricePaise' | 'description' | 'category'> & { readonly version: number },
): boolean {
  const { name, pricePaise, description, category, version } = dish;
  return (
    version === 1 &&
    demoMenu.some(
      (demo) =>
        demo.name === name &&
        demo.pricePaise === pricePaise &&
        demo.description === description &&
        demo.category === category,
    )
  );
}

/**
 * The menu of Chowk Street Kitchen, an invented takeaway. The one dish without a category and those without
 * a picture show how the shop looks then.
 */
export const demoMenu: readonly DemoDish[] = [
  ...dishes('Burgers', [
    [
      'Aloo Tikki Burger',
      79,
      'Crisp potato and pea patty with mint chutney, tomato and onion in a toasted bun.',
      'aloo-tikki-burger',
    ],
    [
      'Paneer Makhani Burger',
      149,
      'A thick slab of spiced paneer, makhani mayonnaise, cheese and lettuce.',
      'paneer-makhani-burger',
    ],
    [
      'Masala Veg Cheeseburger',
      119,
      'Mixed vegetable patty, a slice of processed cheese and our tomato masala relish.',
      'masala-veg-cheeseburger',
    ],
    [
      'Crispy Chicken Burger',
      179,
      'Buttermilk-soaked chicken thigh fried to order, with a cool cabbage slaw.',
      'crispy-chicken-burger',
    ],
    [
      'Maharaja Double Decker Burger with Two Patties and Cheese',
      229,
      'Two aloo patties, two slices of cheese and a third layer of bread. Bring an appetite.',
      'maharaja-double-decker-burger-with-two-patties-and-cheese',
    ],
    [
      'Beetroot Bun Rajma Burger',
      139,
      'Smoky kidney bean patty with cheese and lettuce in a soft beetroot bun.',
      'beetroot-bun-rajma-burger',
    ],
  ]),
  ...dishes('Pav & Chaat', [
    [
      'Bombay Vada Pav',
      45,
      'Hot batata vada in a soft pav with garlic chutney and a fried green chilli.',
      'bombay-vada-pav',
    ],
    [
      'Dabeli',
      55,
      'Kutchi spiced potato in buttered pav, with peanuts, pomegranate and plenty of sev.',
      'dabeli',
    ],
    [
      'Pani Puri (8 Pieces)',
      60,
      'Crisp puris with chickpea and potato, and chilled mint and tamarind water to pour.',
      'pani-puri-8-pieces',
    ],
    [
      'Bhel Puri',
      65,
      'Puffed rice, sev, onion, tomato and raw mango, mixed only once you order.',
      'bhel-puri',
    ],
    ['Sev Puri', 70, 'Flat puris with potato, three chutneys and a snowfall of fine sev.', 'sev-puri'],
    [
      'Dahi Puri',
      80,
      'Puris filled with sweet curd, tamarind and pomegranate. Best eaten at once.',
      'dahi-puri',
    ],
    ['Samosa Chaat', 85, 'Two broken samosas over hot chole with curd, chutneys and sev.', 'samosa-chaat'],
    [
      'Aloo Tikki Chaat',
      90,
      'Griddled potato cakes under cool curd, tamarind, mint and pomegranate.',
      'aloo-tikki-chaat',
    ],
    [
      'Raj Kachori',
      110,
      'One grand kachori packed with moong, potato and curd. A meal for one, a snack for two.',
      'raj-kachori',
    ],
    ['Pav Bhaji', 129, 'Buttery mashed vegetable bhaji with two toasted pavs, onion and lime.', 'pav-bhaji'],
    ['Extra Pav (2 Pieces)', 20, 'Soft ladi pav, toasted in butter.', null],
  ]),
  ...dishes('Rolls & Wraps', [
    [
      'Paneer Kathi Roll',
      139,
      'Charred paneer, capsicum and onion in a flaky paratha, finished with lime.',
      'paneer-kathi-roll',
    ],
    [
      'Kolkata Egg Roll',
      99,
      'A fried egg on a layered paratha with sliced onion, green chilli and sauce.',
      'kolkata-egg-roll',
    ],
    [
      'Chicken Seekh Roll',
      169,
      'Two smoky seekh kebabs with mint chutney and pickled onion in rumali roti.',
      'chicken-seekh-roll',
    ],
    [
      'Soya Chaap Malai Roll',
      149,
      'Creamy soya chaap off the grill, rolled with onion and coriander.',
      'soya-chaap-malai-roll',
    ],
    [
      'Mumbai Frankie',
      89,
      'Spiced potato and a shower of chaat masala in a thin, egg-free roti.',
      'mumbai-frankie',
    ],
    [
      'Falafel Rumali Wrap',
      129,
      'Chickpea falafel, pickled vegetables and garlic sauce, wrapped warm.',
      'falafel-rumali-wrap',
    ],
    [
      'Achari Aloo Tacos',
      109,
      'Two small corn rotis with pickle-spiced potato, lettuce and onion.',
      'achari-aloo-tacos',
    ],
    [
      'Bombay Masala Toast Sandwich',
      85,
      'Potato masala, beetroot, cucumber and green chutney pressed in buttered bread.',
      'bombay-masala-toast-sandwich',
    ],
  ]),
  ...dishes('Pizza', [
    [
      'Margherita Pizza',
      199,
      'Tomato, mozzarella and basil on a hand-stretched seven-inch base.',
      'margherita-pizza',
    ],
    [
      'Tandoori Paneer Pizza',
      279,
      'Tandoori paneer, capsicum and red onion over a smoky tomato sauce.',
      'tandoori-paneer-pizza',
    ],
    [
      'Farmhouse Pizza',
      249,
      'Mushroom, corn, olives, tomato and capsicum on a bed of cheese.',
      'farmhouse-pizza',
    ],
    [
      'Sweet Corn and Cheese Pizza',
      229,
      'Buttery sweet corn and two cheeses, with a little oregano.',
      'sweet-corn-and-cheese-pizza',
    ],
    [
      'Chicken Keema Pizza',
      299,
      'Slow-cooked chicken mince with green chilli and fresh coriander.',
      'chicken-keema-pizza',
    ],
    [
      'Chilli Cheese Pizza Slice',
      89,
      'One large slice, straight from the deck oven, with chilli flakes.',
      'chilli-cheese-pizza-slice',
    ],
  ]),
  ...dishes('Sides', [
    [
      'Masala Fries',
      99,
      'Skin-on fries tossed in chaat masala, Kashmiri chilli and coriander.',
      'masala-fries',
    ],
    ['Peri Peri Fries', 109, 'Salted fries with a hot and lemony peri peri seasoning.', 'peri-peri-fries'],
    [
      'Loaded Cheese Fries',
      149,
      'Fries under molten cheese sauce with jalapeño and fresh chilli.',
      'loaded-cheese-fries',
    ],
    [
      'Punjabi Samosa (3 Pieces)',
      60,
      'Short pastry, spiced potato and peas, with tamarind chutney.',
      'punjabi-samosa-3-pieces',
    ],
    [
      'Onion Bhajiya',
      75,
      'Sliced onion in ajwain and gram-flour batter, fried until it shatters.',
      'onion-bhajiya',
    ],
    [
      'Paneer Pakora',
      129,
      'Paneer with a stripe of mint chutney inside a light gram-flour crust.',
      'paneer-pakora',
    ],
    [
      'Cheese Garlic Bread',
      119,
      'Four thick slices with garlic butter, mozzarella and oregano.',
      'cheese-garlic-bread',
    ],
    ['Masala Corn Cup', 70, 'Hot sweet corn with butter, lime and a pinch of red chilli.', 'masala-corn-cup'],
    ['Chicken 65', 199, 'Chennai-style fried chicken with curry leaves and dried red chilli.', 'chicken-65'],
    [
      'Amritsari Fish',
      229,
      'Fingers of river fish in ajwain batter, with lime and onion rings.',
      'amritsari-fish',
    ],
    ['Mint Chutney (Small Tub)', 12.5, 'Mint, coriander, green chilli and lime, ground this morning.', null],
  ]),
  ...dishes('Tandoor', [
    [
      'Paneer Tikka',
      219,
      'Paneer, capsicum and onion in a mustard-oil marinade, charred on skewers.',
      'paneer-tikka',
    ],
    [
      'Chicken Tikka',
      249,
      'Boneless chicken marinated overnight in curd and Kashmiri chilli.',
      'chicken-tikka',
    ],
    [
      'Tandoori Chicken Leg',
      179,
      'Two whole legs on the bone, smoky and a little sour, with lime.',
      'tandoori-chicken-leg',
    ],
    [
      'Butter Kulcha',
      49,
      'Two leavened breads from the tandoor, brushed with white butter.',
      'butter-kulcha',
    ],
  ]),
  ...dishes('Indo-Chinese', [
    [
      'Chilli Paneer',
      199,
      'Paneer tossed with capsicum, onion and a dark, garlicky chilli sauce.',
      'chilli-paneer',
    ],
    ['Gobi Manchurian', 169, 'Crisp cauliflower in a soy, ginger and spring onion glaze.', 'gobi-manchurian'],
    [
      'Veg Hakka Noodles',
      159,
      'Wok-tossed noodles with cabbage, carrot and capsicum over a high flame.',
      'veg-hakka-noodles',
    ],
    [
      'Chilli Garlic Noodles',
      169,
      'Fiery red noodles with slow-fried garlic and fresh coriander.',
      'chilli-garlic-noodles',
    ],
    [
      'Schezwan Fried Rice',
      165,
      'Long-grain rice in our own Schezwan paste, with diced vegetables.',
      'schezwan-fried-rice',
    ],
    [
      'Honey Chilli Potato',
      149,
      'Potato fingers, twice fried, in honey, chilli and toasted sesame.',
      'honey-chilli-potato',
    ],
    [
      'Chilli Chicken Dry',
      219,
      'Chicken, green capsicum and onion in a peppery soy glaze.',
      'chilli-chicken-dry',
    ],
    [
      'Steamed Veg Momos (7 Pieces)',
      109,
      'Thin-skinned dumplings of cabbage and carrot, with a red chilli chutney.',
      'steamed-veg-momos-7-pieces',
    ],
    ['Tandoori Momos', 139, 'Momos finished on charcoal in a spiced curd marinade.', 'tandoori-momos'],
    [
      'Manchow Soup with Crispy Noodles',
      99,
      'Thick, peppery vegetable soup under a nest of fried noodles.',
      'manchow-soup-with-crispy-noodles',
    ],
  ]),
  ...dishes('South Indian', [
    [
      'Masala Dosa',
      119,
      'Crisp rice and lentil crêpe around potato masala, with sambar and chutney.',
      'masala-dosa',
    ],
    [
      'Idli Sambar (3 Pieces)',
      79,
      'Steamed rice cakes, soft as they should be, with a bowl of hot sambar.',
      'idli-sambar-3-pieces',
    ],
    [
      'Medu Vada (4 Pieces)',
      85,
      'Lentil doughnuts with black pepper and curry leaf, fried to order.',
      'medu-vada-4-pieces',
    ],
    [
      'Onion Tomato Uttapam',
      109,
      'A thick, soft pancake with onion, tomato and green chilli on the top.',
      'onion-tomato-uttapam',
    ],
  ]),
  ...dishes('Biryani & Bowls', [
    [
      'Hyderabadi Veg Dum Biryani',
      219,
      'Basmati and vegetables sealed and slow-cooked with saffron, mint and fried onion.',
      'hyderabadi-veg-dum-biryani',
    ],
    [
      'Chicken Dum Biryani',
      269,
      'Chicken on the bone under saffron rice, with raita and mirchi ka salan.',
      'chicken-dum-biryani',
    ],
    ['Egg Biryani', 199, 'Two boiled eggs in spiced masala rice, with browned onion.', 'egg-biryani'],
    [
      'Rajma Chawal Bowl',
      149,
      'Slow-cooked Jammu rajma over steamed rice, with onion and lime.',
      'rajma-chawal-bowl',
    ],
    [
      'Chole Bhature',
      139,
      'Dark Amritsari chole with two balloon-light bhature and pickle.',
      'chole-bhature',
    ],
    [
      'Paneer Butter Masala Bowl',
      229,
      'Soft paneer in a tomato, cashew and butter gravy. Comes with rice.',
      'paneer-butter-masala-bowl',
    ],
    ['Dal Makhani', 179, 'Black lentils simmered overnight, finished with butter and cream.', 'dal-makhani'],
    [
      'Curd Rice with Pomegranate',
      99,
      'Cool, tempered curd rice with mustard seed, curry leaf and pomegranate.',
      'curd-rice-with-pomegranate',
    ],
  ]),
  ...dishes('Desserts', [
    [
      'Gulab Jamun (5 Pieces)',
      79,
      'Milk-solid dumplings in warm rose and cardamom syrup.',
      'gulab-jamun-5-pieces',
    ],
    ['Jalebi with Rabri', 99, 'Hot, crisp jalebi with a kulhad of thick, cold rabri.', 'jalebi-with-rabri'],
    ['Kesar Rasmalai', 109, 'Soft chenna discs in chilled saffron milk with pistachio.', 'kesar-rasmalai'],
    ['Malai Kulfi Trio', 119, 'Three kulfis on sticks: malai, mango and pistachio.', 'malai-kulfi-trio'],
    [
      'Gajar Halwa',
      95,
      'Grated red carrot cooked down in milk and ghee, with cashew and pistachio.',
      'gajar-halwa',
    ],
    ['Mishti Doi', 59, 'Caramelised curd set in an earthen cup, the way Kolkata likes it.', 'mishti-doi'],
    ['Caramel Custard', 69, 'Silky egg custard with a bitter-sweet caramel top.', 'caramel-custard'],
    [
      'Sizzling Walnut Brownie with Vanilla Ice Cream',
      149,
      'Warm brownie, a scoop of vanilla and hot chocolate sauce.',
      'sizzling-walnut-brownie-with-vanilla-ice-cream',
    ],
    ['Three-Scoop Sundae', 129, 'Vanilla, strawberry and chocolate with wafer rolls.', 'three-scoop-sundae'],
  ]),
  ...dishes('Drinks', [
    [
      'Masala Chai',
      30,
      'Strong Assam tea boiled with milk, ginger and cardamom, served in a kulhad.',
      'masala-chai',
    ],
    ['Filter Coffee', 45, 'Chicory-blend decoction with frothed milk, in a steel tumbler.', 'filter-coffee'],
    ['Sweet Lassi', 69, 'Thick churned curd, lightly sweetened, with almond and pistachio.', 'sweet-lassi'],
    ['Mango Lassi', 89, 'Alphonso pulp and curd, blended cold.', 'mango-lassi'],
    ['Fresh Lime Soda', 59, 'Lime, soda and mint. Tell us sweet, salted or both.', 'fresh-lime-soda'],
    ['Jaljeera', 49.5, 'Roasted cumin, mint and black salt in iced water, topped with boondi.', 'jaljeera'],
    ['Kokum Cooler', 65, 'Tart Konkan kokum with cumin and ice.', 'kokum-cooler'],
    [
      'Cold Coffee with Ice Cream',
      99,
      'Blended till frothy, with a scoop of vanilla on the top.',
      'cold-coffee-with-ice-cream',
    ],
    [
      'Kesar Badam Milk',
      79,
      'Chilled milk with ground almond, saffron and a little cardamom.',
      'kesar-badam-milk',
    ],
    [
      'Royal Falooda',
      129,
      'Rose syrup, sabja seeds, vermicelli and two scoops of ice cream.',
      'royal-falooda',
    ],
    ['Orange Mint Punch', 89, 'Fresh orange, lime and crushed mint over ice.', 'orange-mint-punch'],
  ]),
  ...dishes('Combos', [
    ['Burger Combo', 199, 'A burger, a side and a drink, each of your choice.', 'masala-veg-cheeseburger'],
    ['Roll Combo', 209, 'A roll, a side and a drink, each of your choice.', 'paneer-kathi-roll'],
    ['Pizza Party for Four', 749, 'Two ten-inch pizzas, garlic bread and four drinks.', 'farmhouse-pizza'],
  ]),
  ...dishes('Breakfast', [
    ['Idli Vada Plate', 89, 'Two idlis and a vada with sambar and two chutneys.', 'idli-sambar-3-pieces'],
    ['Dosa and Filter Coffee', 139, 'A masala dosa with sambar, and a filter coffee.', 'masala-dosa'],
    ['Egg Roll and Chai', 119, 'A fried egg on a layered paratha, and a masala chai.', 'kolkata-egg-roll'],
    [
      'Samosa and Chai',
      69,
      'Two samosas with tamarind chutney, and a masala chai.',
      'punjabi-samosa-3-pieces',
    ],
  ]),
  ...dishes(null, [
    [
      'Cook’s Thali of the Day',
      249,
      'Two vegetables, dal, rice, three rotis, salad and a sweet. It changes every morning; ring us to ask.',
      'cooks-thali-of-the-day',
    ],
  ]),
];
