import type { BackdropName } from './backdrop.js';
import type { ArtName, ArtPiece, DishPicture } from './dish-picture.js';
import type { SurfaceName } from './tableware.js';

export interface DemoDish {
  readonly name: string;
  /** paise */
  readonly pricePaise: number;
  readonly description: string;
  readonly category: string | null;
  readonly picture: DishPicture | null;
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
]);

/** Foot at (x, y), pixels of an 800 by 600 picture. */
const at = (art: ArtName, x: number, y: number, size: number, tilt = 0): ArtPiece => ({
  art,
  x,
  y,
  size,
  tilt,
});
/** The usual portrait: one thing in the middle. */
const whole = (art: ArtName, size = 430): readonly ArtPiece[] => [at(art, 400, 512, size)];

function shot(
  backdrop: BackdropName,
  surface: SurfaceName,
  food: readonly ArtPiece[],
  garnish: readonly ArtName[] = [],
): DishPicture {
  return { backdrop, surface, food, garnish };
}
const near = (zoom: number, picture: DishPicture): DishPicture => ({ ...picture, zoom });
const hot = (picture: DishPicture): DishPicture => ({ ...picture, isSteaming: true });

const rupees = (amount: number): number => Math.round(amount * 100);

function dishes(
  category: string | null,
  rows: readonly (readonly [string, number, string, DishPicture | null])[],
): DemoDish[] {
  return rows.map(([name, price, description, picture]) => ({
    name,
    pricePaise: rupees(price),
    description,
    category,
    picture,
    isVegetarian: !otherThanVegetarian.has(name),
  }));
}

/**
 * The menu of Chowk Street Kitchen, an invented takeaway. The one dish without a category and those without
 * a picture show what the shop does then.
 */
export const demoMenu: readonly DemoDish[] = [
  ...dishes('Burgers', [
    [
      'Aloo Tikki Burger',
      79,
      'Crisp potato and pea patty with mint chutney, tomato and onion in a toasted bun.',
      shot('gingham', 'board', whole('tikki-burger', 440), ['potato', 'tomato', 'onion', 'herb']),
    ],
    [
      'Paneer Makhani Burger',
      149,
      'A thick slab of spiced paneer, makhani mayonnaise, cheese and lettuce.',
      shot('teal', 'plate', whole('paneer-burger', 430), ['cheese-wedge', 'bell-pepper']),
    ],
    [
      'Masala Veg Cheeseburger',
      119,
      'Mixed vegetable patty, a slice of processed cheese and our tomato masala relish.',
      shot(
        'mustard',
        'basket',
        [at('fries-pocket', 560, 490, 250, 8), at('cheese-burger', 345, 512, 410)],
        ['leafy-green', 'tomato'],
      ),
    ],
    [
      'Crispy Chicken Burger',
      179,
      'Buttermilk-soaked chicken thigh fried to order, with a cool cabbage slaw.',
      shot(
        'walnut',
        'board',
        [at('chicken-burger', 400, 510, 440), at('dip-mayo', 640, 525, 140)],
        ['garlic', 'leafy-green', 'hot-pepper'],
      ),
    ],
    [
      'Maharaja Double Decker Burger with Two Patties and Cheese',
      229,
      'Two aloo patties, two slices of cheese and a third layer of bread. Bring an appetite.',
      shot('indigo', 'slate', whole('tower-burger', 455), ['cheese-wedge', 'onion']),
    ],
    [
      'Beetroot Bun Rajma Burger',
      139,
      'Smoky kidney bean patty with cheese and lettuce in a soft beetroot bun.',
      shot('leaf', 'plate', whole('bean-burger', 430), ['beans', 'leafy-green', 'tomato']),
    ],
  ]),
  ...dishes('Pav & Chaat', [
    [
      'Bombay Vada Pav',
      45,
      'Hot batata vada in a soft pav with garlic chutney and a fried green chilli.',
      hot(
        shot(
          'honey',
          'paper',
          [at('vada-pav', 370, 515, 420), at('hot-pepper', 612, 530, 150, 24)],
          ['garlic', 'potato', 'herb'],
        ),
      ),
    ],
    [
      'Dabeli',
      55,
      'Kutchi spiced potato in buttered pav, with peanuts, pomegranate and plenty of sev.',
      near(
        1.15,
        shot(
          'rose',
          'plate',
          [at('dabeli', 290, 500, 310, -5), at('dabeli', 500, 525, 340, 4)],
          ['peanuts', 'lime', 'herb', 'onion'],
        ),
      ),
    ],
    [
      'Pani Puri (8 Pieces)',
      60,
      'Crisp puris with chickpea and potato, and chilled mint and tamarind water to pour.',
      near(
        1.14,
        shot(
          'teal',
          'thali',
          [at('dip-mint', 640, 460, 150), at('pani-puri', 385, 530, 430)],
          ['herb', 'lime', 'hot-pepper'],
        ),
      ),
    ],
    [
      'Bhel Puri',
      65,
      'Puffed rice, sev, onion, tomato and raw mango, mixed only once you order.',
      shot('gingham', 'none', whole('bhel', 470), ['tomato', 'onion', 'lime', 'herb']),
    ],
    [
      'Sev Puri',
      70,
      'Flat puris with potato, three chutneys and a snowfall of fine sev.',
      near(1.2, shot('indigo', 'plate', [at('sev-puri', 400, 510, 450)], ['lime', 'onion', 'dip-tamarind'])),
    ],
    [
      'Dahi Puri',
      80,
      'Puris filled with sweet curd, tamarind and pomegranate. Best eaten at once.',
      near(1.18, shot('saffron', 'slate', [at('dahi-puri', 400, 520, 430)], ['herb', 'hot-pepper'])),
    ],
    [
      'Samosa Chaat',
      85,
      'Two broken samosas over hot chole with curd, chutneys and sev.',
      shot('linen', 'thali', whole('samosa-chaat', 430), ['dip-tamarind', 'dip-mint', 'onion']),
    ],
    [
      'Aloo Tikki Chaat',
      90,
      'Griddled potato cakes under cool curd, tamarind, mint and pomegranate.',
      near(
        1.2,
        shot('night', 'plate', [at('tikki-chaat', 400, 520, 450)], ['potato', 'lime', 'herb', 'hot-pepper']),
      ),
    ],
    [
      'Raj Kachori',
      110,
      'One grand kachori packed with moong, potato and curd. A meal for one, a snack for two.',
      near(1.1, shot('mustard', 'leaf', [at('kachori', 400, 510, 400)], ['dip-mint', 'dip-tamarind'])),
    ],
    [
      'Pav Bhaji',
      129,
      'Buttery mashed vegetable bhaji with two toasted pavs, onion and lime.',
      hot(
        near(
          1.12,
          shot(
            'walnut',
            'thali',
            [at('pav-buns', 545, 440, 270), at('bhaji', 345, 525, 370)],
            ['tomato', 'onion', 'lime', 'butter'],
          ),
        ),
      ),
    ],
    ['Extra Pav (2 Pieces)', 20, 'Soft ladi pav, toasted in butter.', null],
  ]),
  ...dishes('Rolls & Wraps', [
    [
      'Paneer Kathi Roll',
      139,
      'Charred paneer, capsicum and onion in a flaky paratha, finished with lime.',
      shot(
        'saffron',
        'board',
        [at('paneer-roll', 320, 500, 390, -14), at('paneer-roll', 470, 520, 400, 12)],
        ['bell-pepper', 'onion', 'lime'],
      ),
    ],
    [
      'Kolkata Egg Roll',
      99,
      'A fried egg on a layered paratha with sliced onion, green chilli and sauce.',
      shot(
        'sky',
        'plate',
        [at('egg-roll', 390, 512, 430, 9), at('egg', 570, 520, 120, 14)],
        ['egg', 'onion', 'hot-pepper'],
      ),
    ],
    [
      'Chicken Seekh Roll',
      169,
      'Two smoky seekh kebabs with mint chutney and pickled onion in rumali roti.',
      shot(
        'walnut',
        'slate',
        [at('seekh-roll', 330, 505, 410, -10), at('dip-mint', 545, 520, 190)],
        ['herb', 'onion', 'lemon'],
      ),
    ],
    [
      'Soya Chaap Malai Roll',
      149,
      'Creamy soya chaap off the grill, rolled with onion and coriander.',
      shot(
        'leaf',
        'paper',
        [
          at('chaap-roll', 310, 490, 360, -16),
          at('chaap-roll', 400, 505, 390),
          at('chaap-roll', 500, 515, 360, 16),
        ],
        ['herb', 'onion'],
      ),
    ],
    [
      'Mumbai Frankie',
      89,
      'Spiced potato and a shower of chaat masala in a thin, egg-free roti.',
      shot(
        'indigo',
        'basket',
        [at('fries-pocket', 545, 480, 240, 8), at('aloo-roll', 365, 500, 420, -8)],
        ['potato', 'hot-pepper', 'lime'],
      ),
    ],
    [
      'Falafel Rumali Wrap',
      129,
      'Chickpea falafel, pickled vegetables and garlic sauce, wrapped warm.',
      shot(
        'honey',
        'plate',
        [at('falafel-roll', 350, 508, 410, -8), at('falafel', 535, 530, 190)],
        ['leafy-green', 'cucumber', 'tomato'],
      ),
    ],
    [
      'Achari Aloo Tacos',
      109,
      'Two small corn rotis with pickle-spiced potato, lettuce and onion.',
      near(
        1.12,
        shot(
          'teal',
          'board',
          [at('taco', 300, 475, 310, -6), at('taco', 480, 525, 360, 5)],
          ['lime', 'hot-pepper', 'ear-of-corn'],
        ),
      ),
    ],
    [
      'Bombay Masala Toast Sandwich',
      85,
      'Potato masala, beetroot, cucumber and green chutney pressed in buttered bread.',
      shot(
        'rose',
        'plate',
        [at('toastie', 385, 520, 420), at('dip-tomato', 610, 520, 140)],
        ['cucumber', 'tomato', 'butter'],
      ),
    ],
  ]),
  ...dishes('Pizza', [
    [
      'Margherita Pizza',
      199,
      'Tomato, mozzarella and basil on a hand-stretched seven-inch base.',
      near(
        1.2,
        shot(
          'gingham',
          'board',
          [at('margherita', 400, 545, 480)],
          ['tomato', 'herb', 'garlic', 'leafy-green'],
        ),
      ),
    ],
    [
      'Tandoori Paneer Pizza',
      279,
      'Tandoori paneer, capsicum and red onion over a smoky tomato sauce.',
      near(
        1.2,
        shot('night', 'slate', [at('paneer-pizza', 400, 540, 490)], ['bell-pepper', 'onion', 'hot-pepper']),
      ),
    ],
    [
      'Farmhouse Pizza',
      249,
      'Mushroom, corn, olives, tomato and capsicum on a bed of cheese.',
      near(
        1.2,
        shot(
          'leaf',
          'board',
          [at('farm-pizza', 400, 545, 480)],
          ['brown-mushroom', 'olive', 'bell-pepper', 'tomato'],
        ),
      ),
    ],
    [
      'Sweet Corn and Cheese Pizza',
      229,
      'Buttery sweet corn and two cheeses, with a little oregano.',
      near(1.2, shot('sky', 'plate', [at('corn-pizza', 400, 540, 480)], ['ear-of-corn', 'cheese-wedge'])),
    ],
    [
      'Chicken Keema Pizza',
      299,
      'Slow-cooked chicken mince with green chilli and fresh coriander.',
      near(
        1.2,
        shot('walnut', 'board', [at('keema-pizza', 400, 545, 480)], ['hot-pepper', 'garlic', 'onion']),
      ),
    ],
    [
      'Chilli Cheese Pizza Slice',
      89,
      'One large slice, straight from the deck oven, with chilli flakes.',
      hot(
        near(
          1.05,
          shot('mustard', 'paper', [at('pizza-slice', 400, 540, 430)], ['hot-pepper', 'cheese-wedge']),
        ),
      ),
    ],
  ]),
  ...dishes('Sides', [
    [
      'Masala Fries',
      99,
      'Skin-on fries tossed in chaat masala, Kashmiri chilli and coriander.',
      near(
        1.12,
        shot('teal', 'basket', [at('masala-fries', 400, 500, 420)], ['potato', 'hot-pepper', 'dip-tomato']),
      ),
    ],
    [
      'Peri Peri Fries',
      109,
      'Salted fries with a hot and lemony peri peri seasoning.',
      shot(
        'honey',
        'none',
        [at('fries-pocket', 390, 548, 480), at('dip-tomato', 590, 555, 170)],
        ['hot-pepper', 'lemon', 'potato'],
      ),
    ],
    [
      'Loaded Cheese Fries',
      149,
      'Fries under molten cheese sauce with jalapeño and fresh chilli.',
      near(
        1.12,
        shot('night', 'basket', [at('cheese-fries', 400, 505, 430)], ['cheese-wedge', 'hot-pepper']),
      ),
    ],
    [
      'Punjabi Samosa (3 Pieces)',
      60,
      'Short pastry, spiced potato and peas, with tamarind chutney.',
      hot(
        near(
          1.12,
          shot(
            'saffron',
            'plate',
            [at('samosas', 385, 520, 420), at('dip-tamarind', 610, 520, 150)],
            ['pea-pod', 'potato', 'herb'],
          ),
        ),
      ),
    ],
    [
      'Onion Bhajiya',
      75,
      'Sliced onion in ajwain and gram-flour batter, fried until it shatters.',
      near(
        1.14,
        shot('linen', 'paper', [at('bhajiya', 400, 520, 420)], ['onion', 'dip-mint', 'onion', 'hot-pepper']),
      ),
    ],
    [
      'Paneer Pakora',
      129,
      'Paneer with a stripe of mint chutney inside a light gram-flour crust.',
      near(
        1.14,
        shot(
          'leaf',
          'plate',
          [at('pakora', 380, 515, 410), at('dip-tomato', 605, 525, 150)],
          ['herb', 'lime'],
        ),
      ),
    ],
    [
      'Cheese Garlic Bread',
      119,
      'Four thick slices with garlic butter, mozzarella and oregano.',
      near(
        1.14,
        shot('gingham', 'board', [at('garlic-bread', 400, 545, 480)], ['garlic', 'butter', 'garlic', 'herb']),
      ),
    ],
    [
      'Masala Corn Cup',
      70,
      'Hot sweet corn with butter, lime and a pinch of red chilli.',
      hot(shot('sky', 'none', [at('corn-cup', 400, 545, 440)], ['ear-of-corn', 'lime', 'butter'])),
    ],
    [
      'Chicken 65',
      199,
      'Chennai-style fried chicken with curry leaves and dried red chilli.',
      near(
        1.14,
        shot('walnut', 'leaf', [at('fried-chicken', 400, 515, 410)], ['hot-pepper', 'lime', 'onion']),
      ),
    ],
    [
      'Amritsari Fish',
      229,
      'Fingers of river fish in ajwain batter, with lime and onion rings.',
      near(
        1.16,
        shot(
          'indigo',
          'board',
          [at('fish', 380, 520, 430), at('dip-mint', 610, 525, 150)],
          ['lemon', 'onion', 'lemon'],
        ),
      ),
    ],
    ['Mint Chutney (Small Tub)', 12.5, 'Mint, coriander, green chilli and lime, ground this morning.', null],
  ]),
  ...dishes('Tandoor', [
    [
      'Paneer Tikka',
      219,
      'Paneer, capsicum and onion in a mustard-oil marinade, charred on skewers.',
      hot(
        near(
          1.14,
          shot(
            'night',
            'slate',
            [at('paneer-tikka', 400, 560, 440)],
            ['bell-pepper', 'onion', 'dip-mint', 'lemon'],
          ),
        ),
      ),
    ],
    [
      'Chicken Tikka',
      249,
      'Boneless chicken marinated overnight in curd and Kashmiri chilli.',
      hot(
        near(
          1.14,
          shot(
            'saffron',
            'board',
            [at('chicken-tikka', 400, 555, 440)],
            ['lemon', 'hot-pepper', 'onion', 'dip-mint'],
          ),
        ),
      ),
    ],
    [
      'Tandoori Chicken Leg',
      179,
      'Two whole legs on the bone, smoky and a little sour, with lime.',
      near(
        1.12,
        shot(
          'teal',
          'thali',
          [at('tandoori-leg', 330, 480, 330, -14), at('tandoori-leg', 460, 525, 350, 6)],
          ['lime', 'onion', 'garlic', 'herb'],
        ),
      ),
    ],
    [
      'Butter Kulcha',
      49,
      'Two leavened breads from the tandoor, brushed with white butter.',
      hot(near(1.2, shot('night', 'board', [at('kulcha', 400, 525, 470)], ['butter', 'garlic', 'herb']))),
    ],
  ]),
  ...dishes('Indo-Chinese', [
    [
      'Chilli Paneer',
      199,
      'Paneer tossed with capsicum, onion and a dark, garlicky chilli sauce.',
      hot(
        shot(
          'gingham',
          'none',
          [at('chilli-paneer', 400, 545, 450)],
          ['bell-pepper', 'garlic', 'hot-pepper', 'onion'],
        ),
      ),
    ],
    [
      'Gobi Manchurian',
      169,
      'Crisp cauliflower in a soy, ginger and spring onion glaze.',
      hot(shot('teal', 'plate', [at('manchurian', 400, 515, 420)], ['ginger-root', 'garlic', 'hot-pepper'])),
    ],
    [
      'Veg Hakka Noodles',
      159,
      'Wok-tossed noodles with cabbage, carrot and capsicum over a high flame.',
      hot(
        shot(
          'mustard',
          'none',
          [at('hakka-noodles', 400, 545, 450), at('chopsticks', 610, 545, 210, 10)],
          ['carrot', 'bell-pepper', 'garlic'],
        ),
      ),
    ],
    [
      'Chilli Garlic Noodles',
      169,
      'Fiery red noodles with slow-fried garlic and fresh coriander.',
      hot(
        shot(
          'night',
          'plate',
          [at('chilli-garlic-noodles', 400, 518, 430)],
          ['garlic', 'hot-pepper', 'chopsticks', 'herb'],
        ),
      ),
    ],
    [
      'Schezwan Fried Rice',
      165,
      'Long-grain rice in our own Schezwan paste, with diced vegetables.',
      hot(shot('sky', 'board', [at('schezwan-rice', 400, 525, 420)], ['hot-pepper', 'carrot', 'pea-pod'])),
    ],
    [
      'Honey Chilli Potato',
      149,
      'Potato fingers, twice fried, in honey, chilli and toasted sesame.',
      shot('rose', 'none', [at('honey-potato', 400, 545, 440)], ['ginger-root', 'potato', 'hot-pepper']),
    ],
    [
      'Chilli Chicken Dry',
      219,
      'Chicken, green capsicum and onion in a peppery soy glaze.',
      hot(
        shot(
          'indigo',
          'thali',
          [at('chilli-chicken', 400, 515, 420)],
          ['bell-pepper', 'onion', 'ginger-root'],
        ),
      ),
    ],
    [
      'Steamed Veg Momos (7 Pieces)',
      109,
      'Thin-skinned dumplings of cabbage and carrot, with a red chilli chutney.',
      hot(
        near(
          1.16,
          shot(
            'linen',
            'plate',
            [at('momos', 385, 525, 410), at('dip-tomato', 612, 520, 150)],
            ['carrot', 'ginger-root', 'hot-pepper'],
          ),
        ),
      ),
    ],
    [
      'Tandoori Momos',
      139,
      'Momos finished on charcoal in a spiced curd marinade.',
      near(
        1.16,
        shot(
          'walnut',
          'slate',
          [at('tandoori-momos', 390, 530, 420), at('dip-mayo', 612, 520, 140)],
          ['lemon', 'onion', 'hot-pepper'],
        ),
      ),
    ],
    [
      'Manchow Soup with Crispy Noodles',
      99,
      'Thick, peppery vegetable soup under a nest of fried noodles.',
      hot(
        near(1.06, shot('honey', 'plate', [at('soup', 400, 515, 410)], ['ginger-root', 'carrot', 'spoon'])),
      ),
    ],
  ]),
  ...dishes('South Indian', [
    [
      'Masala Dosa',
      119,
      'Crisp rice and lentil crêpe around potato masala, with sambar and chutney.',
      hot(
        near(
          1.16,
          shot(
            'teal',
            'leaf',
            [at('sambar', 290, 435, 180), at('dip-mayo', 500, 430, 150), at('dosa', 385, 560, 470)],
            ['coconut', 'hot-pepper'],
          ),
        ),
      ),
    ],
    [
      'Idli Sambar (3 Pieces)',
      79,
      'Steamed rice cakes, soft as they should be, with a bowl of hot sambar.',
      hot(
        near(
          1.18,
          shot(
            'saffron',
            'leaf',
            [at('idli', 330, 535, 370), at('sambar', 555, 520, 230)],
            ['coconut', 'herb'],
          ),
        ),
      ),
    ],
    [
      'Medu Vada (4 Pieces)',
      85,
      'Lentil doughnuts with black pepper and curry leaf, fried to order.',
      near(
        1.14,
        shot(
          'leaf',
          'thali',
          [at('medu-vada', 370, 530, 400), at('dip-mayo', 590, 525, 170)],
          ['coconut', 'hot-pepper', 'herb'],
        ),
      ),
    ],
    [
      'Onion Tomato Uttapam',
      109,
      'A thick, soft pancake with onion, tomato and green chilli on the top.',
      near(
        1.2,
        shot(
          'mustard',
          'plate',
          [at('uttapam', 400, 535, 470)],
          ['tomato', 'onion', 'coconut', 'dip-tomato'],
        ),
      ),
    ],
  ]),
  ...dishes('Biryani & Bowls', [
    [
      'Hyderabadi Veg Dum Biryani',
      219,
      'Basmati and vegetables sealed and slow-cooked with saffron, mint and fried onion.',
      hot(
        shot('night', 'none', [at('veg-biryani', 400, 548, 470)], ['carrot', 'pea-pod', 'herb', 'dip-mayo']),
      ),
    ],
    [
      'Chicken Dum Biryani',
      269,
      'Chicken on the bone under saffron rice, with raita and mirchi ka salan.',
      hot(
        shot(
          'teal',
          'board',
          [at('chicken-biryani', 385, 530, 430), at('dip-mayo', 625, 530, 150)],
          ['onion', 'lemon', 'herb'],
        ),
      ),
    ],
    [
      'Egg Biryani',
      199,
      'Two boiled eggs in spiced masala rice, with browned onion.',
      hot(shot('mustard', 'thali', [at('egg-biryani', 400, 515, 430)], ['egg', 'hot-pepper', 'onion'])),
    ],
    [
      'Rajma Chawal Bowl',
      149,
      'Slow-cooked Jammu rajma over steamed rice, with onion and lime.',
      hot(shot('leaf', 'board', [at('rajma-rice', 400, 528, 420)], ['beans', 'onion', 'lime'])),
    ],
    [
      'Chole Bhature',
      139,
      'Dark Amritsari chole with two balloon-light bhature and pickle.',
      hot(
        near(
          1.14,
          shot(
            'honey',
            'thali',
            [at('bhatura', 515, 470, 320), at('chole', 315, 528, 310)],
            ['onion', 'hot-pepper', 'lime'],
          ),
        ),
      ),
    ],
    [
      'Paneer Butter Masala Bowl',
      229,
      'Soft paneer in a tomato, cashew and butter gravy. Comes with rice.',
      hot(
        near(
          1.06,
          shot('indigo', 'plate', [at('butter-paneer', 400, 515, 430)], ['tomato', 'butter', 'herb']),
        ),
      ),
    ],
    [
      'Dal Makhani',
      179,
      'Black lentils simmered overnight, finished with butter and cream.',
      hot(
        near(1.08, shot('gingham', 'board', [at('dal', 400, 528, 430)], ['butter', 'garlic', 'ginger-root'])),
      ),
    ],
    [
      'Curd Rice with Pomegranate',
      99,
      'Cool, tempered curd rice with mustard seed, curry leaf and pomegranate.',
      shot('rose', 'leaf', [at('curd-rice', 400, 520, 420)], ['herb', 'hot-pepper']),
    ],
  ]),
  ...dishes('Desserts', [
    [
      'Gulab Jamun (5 Pieces)',
      79,
      'Milk-solid dumplings in warm rose and cardamom syrup.',
      hot(shot('rose', 'plate', [at('gulab-jamun', 400, 515, 420)], ['rose', 'nuts'])),
    ],
    [
      'Jalebi with Rabri',
      99,
      'Hot, crisp jalebi with a kulhad of thick, cold rabri.',
      near(
        1.14,
        shot('night', 'thali', [at('rabri', 555, 445, 200), at('jalebi', 370, 530, 420)], ['hibiscus']),
      ),
    ],
    [
      'Kesar Rasmalai',
      109,
      'Soft chenna discs in chilled saffron milk with pistachio.',
      near(1.06, shot('mustard', 'none', [at('rasmalai', 400, 545, 450)], ['nuts', 'rose'])),
    ],
    [
      'Malai Kulfi Trio',
      119,
      'Three kulfis on sticks: malai, mango and pistachio.',
      shot('teal', 'slate', [at('kulfi', 400, 530, 420)], ['mango', 'ice']),
    ],
    [
      'Gajar Halwa',
      95,
      'Grated red carrot cooked down in milk and ghee, with cashew and pistachio.',
      hot(shot('leaf', 'plate', [at('halwa', 400, 515, 420)], ['carrot', 'carrot'])),
    ],
    [
      'Mishti Doi',
      59,
      'Caramelised curd set in an earthen cup, the way Kolkata likes it.',
      near(1.1, shot('indigo', 'board', [at('mishti-doi', 400, 525, 400)], ['hibiscus', 'spoon'])),
    ],
    [
      'Caramel Custard',
      69,
      'Silky egg custard with a bitter-sweet caramel top.',
      near(1.06, shot('linen', 'plate', [at('custard', 400, 520, 430)], ['strawberry', 'cherries'])),
    ],
    [
      'Sizzling Walnut Brownie with Vanilla Ice Cream',
      149,
      'Warm brownie, a scoop of vanilla and hot chocolate sauce.',
      near(1.05, shot('walnut', 'slate', [at('brownie', 400, 510, 420)], ['chocolate-bar', 'strawberry'])),
    ],
    [
      'Three-Scoop Sundae',
      129,
      'Vanilla, strawberry and chocolate with wafer rolls.',
      shot('sky', 'none', [at('sundae', 400, 548, 450)], ['strawberry', 'cherries', 'chocolate-bar']),
    ],
  ]),
  ...dishes('Drinks', [
    [
      'Masala Chai',
      30,
      'Strong Assam tea boiled with milk, ginger and cardamom, served in a kulhad.',
      hot(
        near(
          1.08,
          shot(
            'saffron',
            'board',
            [at('chai', 300, 495, 300), at('chai', 465, 530, 350)],
            ['teapot', 'ginger-root'],
          ),
        ),
      ),
    ],
    [
      'Filter Coffee',
      45,
      'Chicory-blend decoction with frothed milk, in a steel tumbler.',
      hot(shot('walnut', 'none', [at('filter-coffee', 400, 545, 420)], ['coffee-beans', 'coffee-beans'])),
    ],
    [
      'Sweet Lassi',
      69,
      'Thick churned curd, lightly sweetened, with almond and pistachio.',
      shot('teal', 'thali', [at('lassi', 320, 478, 380), at('lassi', 470, 512, 410)], ['hibiscus', 'nuts']),
    ],
    [
      'Mango Lassi',
      89,
      'Alphonso pulp and curd, blended cold.',
      shot('indigo', 'plate', [at('mango-lassi', 385, 500, 430)], ['mango', 'mango', 'mango']),
    ],
    [
      'Fresh Lime Soda',
      59,
      'Lime, soda and mint. Tell us sweet, salted or both.',
      shot('leaf', 'none', [at('lime-soda', 400, 545, 460)], ['lime', 'lime', 'lemon', 'herb']),
    ],
    [
      'Jaljeera',
      49.5,
      'Roasted cumin, mint and black salt in iced water, topped with boondi.',
      shot(
        'honey',
        'plate',
        [at('jaljeera', 330, 485, 370), at('jaljeera', 480, 510, 390)],
        ['herb', 'lime'],
      ),
    ],
    [
      'Kokum Cooler',
      65,
      'Tart Konkan kokum with cumin and ice.',
      shot('sky', 'none', [at('kokum-cooler', 400, 545, 460)], ['ice', 'cherries']),
    ],
    [
      'Cold Coffee with Ice Cream',
      99,
      'Blended till frothy, with a scoop of vanilla on the top.',
      shot('rose', 'none', [at('cold-coffee', 400, 545, 450)], ['chocolate-bar', 'ice']),
    ],
    [
      'Kesar Badam Milk',
      79,
      'Chilled milk with ground almond, saffron and a little cardamom.',
      shot('night', 'thali', [at('badam-milk', 400, 500, 420)], ['nuts', 'rose']),
    ],
    [
      'Royal Falooda',
      129,
      'Rose syrup, sabja seeds, vermicelli and two scoops of ice cream.',
      shot('linen', 'none', [at('falooda', 400, 548, 460)], ['rose', 'strawberry']),
    ],
    [
      'Orange Mint Punch',
      89,
      'Fresh orange, lime and crushed mint over ice.',
      shot('mustard', 'board', [at('orange-punch', 400, 520, 450)], ['lime', 'herb']),
    ],
  ]),
  ...dishes(null, [
    [
      'Cook’s Thali of the Day',
      249,
      'Two vegetables, dal, rice, three rotis, salad and a sweet. It changes every morning; ring us to ask.',
      near(
        1.16,
        shot(
          'honey',
          'thali',
          [
            at('kulcha', 400, 440, 250),
            at('rajma-rice', 265, 478, 190),
            at('dal', 535, 478, 190),
            at('butter-paneer', 400, 500, 190),
            at('gulab-jamun', 300, 545, 150),
            at('curd-rice', 500, 548, 150),
          ],
          ['lime', 'onion', 'herb'],
        ),
      ),
    ],
  ]),
];
