import { useTexts } from '../../texts/texts';

/** @param destination an address, or latitude and longitude with a comma */
export function DirectionsLink({ destination }: { readonly destination: string }) {
  const t = useTexts();
  const query = new URLSearchParams({ api: '1', destination });
  return (
    <a href={`https://www.google.com/maps/dir/?${query}`} target="_blank" rel="noreferrer">
      {t('about.directions')}
      <span className="visually-hidden"> {t('footer.newTab')}</span>
    </a>
  );
}
