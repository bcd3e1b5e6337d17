import { graphql, readFragment, type FragmentType } from '../../gql';
import { movedPin } from '../../shared/lib/pin';
import { useTexts } from '../texts/texts';
import styles from './open-in-maps.module.css';

const OpenInMapsFragment = graphql(`
  fragment OpenInMaps on Order {
    coordinates {
      lat
      lng
    }
  }
`);

/** For the rider: the pin that the customer has set, if any. */
export function OpenInMaps({ order }: { readonly order: FragmentType<typeof OpenInMapsFragment> }) {
  const t = useTexts();
  const pin = movedPin(readFragment(OpenInMapsFragment, order).coordinates);
  if (!pin) return null;
  const query = new URLSearchParams({ api: '1', query: `${pin.lat},${pin.lng}` });
  return (
    <a
      className={`row bold ${styles['link']}`}
      href={`https://www.google.com/maps/search/?${query}`}
      target="_blank"
      rel="noreferrer"
    >
      {t('adminOrders.openInMaps')}
    </a>
  );
}
