import { Link } from 'react-router-dom';
import { AddToCart } from '../basket/add-to-cart';
import { CartBar } from '../basket/cart-bar';
import { MenuCard, menuCardFragment } from '../../domain/menu/menu-card';
import { useMenu } from '../menu/menu';
import { menuDishes } from '../../domain/menu/menu-document';
import { groupByCategory, menuCategoryFragment } from '../../domain/menu/categories';
import { useOpenDish } from '../menu/open-dish';
import { MenuSkeletons } from '../menu/menu-skeletons';
import { readFragment } from '../../gql';
import { ButtonLink } from '../../shared/ui/button';
import { DishImage } from '../../domain/menu/dish-image';
import { useOrdering } from '../../domain/restaurant/ordering';
import { useRestaurant } from '../../domain/restaurant/restaurant';
import { useOpenText } from '../../domain/restaurant/ordering-notice';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { useTexts } from '../texts/texts';
import { heroSizes } from './hero-sizes';
import dishGrid from '../../domain/menu/categories.module.css';
import styles from './home-page.module.css';

/** Closing time, if there is one today. The notice above the hero explains why the shop is closed. */
function OpenUntil() {
  const ordering = useOrdering();
  const text = useOpenText(ordering);
  return ordering.kind === 'open' && ordering.until && <p className={styles['open']}>{text}</p>;
}

const heroPictures = 3;
const favourites = 8;

export function HomePage() {
  const t = useTexts();
  const { data, failed, retry } = useMenu();
  const isLoading = !data && !failed;
  const openDish = useOpenDish();
  const restaurant = useRestaurant();
  const categories = data?.categories ?? [];
  const dishes = (data?.menu ?? []).map((item) => ({ item, ...readFragment(menuCardFragment, item) }));
  // The first dish with a picture of each category, in the restaurant's order.
  const featured = groupByCategory(dishes, readFragment(menuCategoryFragment, categories)).flatMap(
    ([, group]) => group.find((dish) => dish.image) ?? [],
  );

  return (
    <>
      <title>{restaurant.name}</title>
      <section className={`${styles['hero']} ${restaurant.cover ? styles['covered'] : ''}`}>
        {restaurant.cover && (
          <div className={styles['cover']}>
            <DishImage src={restaurant.cover} name="" sizes="100vw" eager fetchPriority="high" />
          </div>
        )}
        <div className={styles['heroInner']}>
          <div>
            <h1 className={styles['title']}>{restaurant.name}</h1>
            {restaurant.tagline && <p className={styles['lead']}>{restaurant.tagline}</p>}
            <OpenUntil />
            <ButtonLink to="/menu" size="lg" className={`${styles['action']} ${styles['order']}`}>
              {t('home.orderNow')}
            </ButtonLink>
          </div>
          {!restaurant.cover && (
            <div className={styles['collage']}>
              {Array.from({ length: heroPictures }, (_, index) => {
                const dish = featured[index];
                return (
                  <Link
                    key={index}
                    to={dish ? `/menu?search=${encodeURIComponent(dish.name)}` : '/menu'}
                    aria-label={dish?.name ?? t('nav.menu')}
                  >
                    {dish?.image && (
                      <DishImage
                        src={dish.image}
                        name=""
                        sizes={index === 0 ? heroSizes.large : heroSizes.small}
                        eager
                        fetchPriority="high"
                      />
                    )}
                  </Link>
                );
              })}
            </div>
          )}
        </div>
      </section>
      {failed && !data && (
        <section className={styles['section']}>
          <RetryNotice onRetry={retry}>{t('menu.loadFailed')}</RetryNotice>
        </section>
      )}
      {(isLoading || featured.length > 0) && (
        <section className={styles['section']} aria-label={t('home.kitchen')}>
          <div className={`row wrap between gap-3 ${styles['sectionHead']}`}>
            <h2>{t('home.kitchen')}</h2>
            <ButtonLink to="/menu" variant="secondary">
              {t('menu.seeWhole')}
            </ButtonLink>
          </div>
          <div className={`${dishGrid['grid']} ${styles['grid']}`}>
            {isLoading ? (
              <MenuSkeletons count={favourites} />
            ) : (
              featured
                .slice(0, favourites)
                .map((dish) => (
                  <MenuCard key={dish.id} item={dish.item} onOpen={openDish} addControl={AddToCart} />
                ))
            )}
          </div>
          <CartBar menu={data && menuDishes(data)} />
        </section>
      )}
    </>
  );
}
