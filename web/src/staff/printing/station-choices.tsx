import { graphql } from '../../gql';
import { withChosen } from '../../shared/form/fields';
import { useLiveQuery } from '../../shared/live/use-live-query';
import { ChoicesField } from '../../shared/ui/choices-field';
import { useTexts } from '../texts/texts';
import type { PrinterFormState } from './use-printer-form';

const PrinterStationsQuery = graphql(`
  query PrinterStations {
    restaurant {
      stations {
        name
      }
    }
  }
`);

/** The stations whose lines a printer's tickets have; nothing in a kitchen without stations. */
export function StationChoices({ form: { fields, errors, change } }: { readonly form: PrinterFormState }) {
  const t = useTexts();
  const { data } = useLiveQuery(PrinterStationsQuery, {});
  const names = data?.restaurant.stations.map(({ name }) => name);
  if (!names) return null;
  const former = fields.stations.filter((name) => !names.includes(name));
  const options = [
    ...names.map((name) => ({ value: name, label: name })),
    ...former.map((name) => ({ value: name, label: t('printers.formerStation', { name }) })),
  ];
  if (options.length === 0) return null;
  return (
    <ChoicesField
      legend={t('printerField.stations')}
      stacked
      options={options}
      chosen={fields.stations}
      error={errors['stations']}
      onChange={(value, isChosen) => change({ stations: withChosen(fields.stations, value, isChosen) })}
    />
  );
}
