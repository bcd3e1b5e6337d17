import type { BoundText } from '../../shared/form/bind';
import { TextAreaField, TextField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';
import { linkSites, sentLinks, type LinkSite } from './links-draft';
import { SettingsSection } from './settings-section';
import type { SectionProps } from './use-settings-form';

/** Pages of no restaurant. */
const examples: Record<LinkSite, string> = {
  Instagram: 'https://www.instagram.com/…',
  Facebook: 'https://www.facebook.com/…',
  X: 'https://x.com/…',
  YouTube: 'https://www.youtube.com/@…',
  'Google Maps': 'https://maps.app.goo.gl/…',
};

/** What the restaurant says about itself, and where else it can be found. */
export function AboutSection({ form }: SectionProps) {
  const t = useTexts();
  const { text } = form;
  return (
    <>
      <SettingsSection title={t('settings.about')} hint={t('settings.aboutHint')}>
        <TextField {...text('aboutHeading')} />
        <AboutTextField {...text('aboutText')} hint={t('settings.aboutTextHint')} />
        <TextField {...text('hindiAboutHeading')} lang="hi" hint={t('settings.hindiAboutHint')} />
        <AboutTextField {...text('hindiAboutText')} lang="hi" />
      </SettingsSection>
      <LinksFields form={form} />
    </>
  );
}

interface AboutTextFieldProps extends Omit<BoundText, 'type'> {
  readonly hint?: string;
  readonly lang?: string;
}

function AboutTextField(field: AboutTextFieldProps) {
  return <TextAreaField {...field} rows={field.value ? 10 : 4} />;
}

function LinksFields({ form: { fields, errors, change } }: SectionProps) {
  const t = useTexts();
  const { links } = fields;
  const sent = sentLinks(links);
  return (
    <SettingsSection title={t('settingsField.links')} hint={t('settings.linksHint')}>
      {linkSites.map((site) => {
        // As the server names it. An empty field is not sent.
        const at = sent.findIndex(({ name }) => name === site);
        const name = at < 0 ? `links.${site}` : `links.${at}.url`;
        return (
          <TextField
            key={site}
            label={site}
            name={name}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={500}
            placeholder={examples[site]}
            value={links.sites[site]}
            error={errors[name]}
            onChange={({ target }) =>
              change({ links: { ...links, sites: { ...links.sites, [site]: target.value } } })
            }
          />
        );
      })}
    </SettingsSection>
  );
}
