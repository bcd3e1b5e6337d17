import type { OrderWay } from '../../gql/graphql';
import { useOrderWay } from '../../shared/lib/order-way';
import { useTexts } from '../../texts/texts';
import styles from './way-choice.module.css';

/** Shown if there is something to choose. */
export function WayChoice({ onChange }: { readonly onChange: (way: OrderWay) => void }) {
  const t = useTexts();
  const { way, offered } = useOrderWay();
  if (offered.length < 2) return null;
  return (
    <fieldset className={styles['ways']}>
      <legend className="visually-hidden">{t('checkout.howToGet')}</legend>
      {offered.map((each) => (
        <label key={each} className={styles['way']}>
          <input
            type="radio"
            name="way"
            value={each}
            checked={each === way}
            onChange={() => onChange(each)}
          />
          {t(`orderWay.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}
