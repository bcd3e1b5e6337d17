import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { graphql } from '../../gql';
import { withChosen } from '../../shared/form/fields';
import { useRows } from '../../shared/form/use-rows';
import { errorMessage } from '../../shared/lib/errors';
import { Button } from '../../shared/ui/button';
import { ChoicesField } from '../../shared/ui/choices-field';
import { TextField } from '../../shared/ui/field';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { useTexts } from '../texts/texts';
import { SettingsSection } from './settings-section';
import { newStation, offeredCategories, unclaimedCategories } from './stations-draft';
import type { SectionProps } from './use-settings-form';

/** The server's maximum. */
const maxStations = 12;

const StationCategoriesQuery = graphql(`
  query StationCategories {
    allCategories {
      id
      name
    }
  }
`);

/** The kitchen's stations, each with what is cooked there. */
export function StationsFields({ form }: SectionProps) {
  const t = useTexts();
  const { data, error, loading, refetch } = useQuery(StationCategoriesQuery, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const onMenu = data?.allCategories.map(({ name }) => name) ?? [];
  const { stations } = form.fields;
  const { list, adder, rows } = useRows(stations, (next) => form.change({ stations: next }));
  const unclaimed = unclaimedCategories(stations, onMenu);
  return (
    <SettingsSection title={t('settingsField.stations')} hint={t('stations.hint')}>
      {!data && loading && <output className="muted">{t('stations.loading')}</output>}
      {!data && !loading && (
        <RetryNotice onRetry={() => refetch()}>{errorMessage(error, t('stations.loadFailed'))}</RetryNotice>
      )}
      {data && onMenu.length === 0 && (
        <p>
          {t('stations.noCategories')} <Link to="/admin/menu">{t('stations.toCategories')}</Link>
        </p>
      )}
      <ul ref={list} className="stack gap-4 divided unless-empty">
        {stations.map((station, index) => (
          <li key={station.key} className="stack gap-3">
            <TextField
              label={t('stations.name')}
              name={`stations.${index}.name`}
              autoComplete="off"
              maxLength={40}
              required
              value={station.name}
              onChange={({ target }) => rows.change(index, { name: target.value })}
              error={form.errors[`stations.${index}.name`]}
            />
            <ChoicesField
              legend={t('stations.categories')}
              name={`stations.${index}.categories`}
              options={offeredCategories(station, onMenu).map((name) => ({ value: name, label: name }))}
              chosen={station.categories}
              onChange={(name, isChosen) =>
                rows.change(index, { categories: withChosen(station.categories, name, isChosen) })
              }
              error={form.errors[`stations.${index}.categories`]}
            />
            <Button
              variant="ghost"
              size="sm"
              className="self-start"
              aria-label={t('stations.removeOf', { name: station.name || String(index + 1) })}
              onClick={() => rows.remove(index)}
            >
              {t('settings.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {stations.length > 0 && unclaimed.length > 0 && (
        <p role="status">{t('stations.unclaimed', { names: unclaimed.join(', ') })}</p>
      )}
      {onMenu.length > 0 && stations.length < maxStations && (
        <Button ref={adder} variant="secondary" onClick={() => rows.insert(newStation())}>
          {t('stations.add')}
        </Button>
      )}
    </SettingsSection>
  );
}
