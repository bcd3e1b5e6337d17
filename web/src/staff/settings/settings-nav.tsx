import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { can, useSession } from '../../domain/session/session';
import { useTexts } from '../texts/texts';
import { sectionNames, type SectionName } from './section-names';
import styles from './settings-nav.module.css';

/** Screens of their own, for those who may open them. */
const otherScreens = [
  { place: 'people', permission: 'EDIT_PEOPLE' },
  { place: 'devices', permission: 'EDIT_DEVICES' },
] as const;

type OtherPlace = (typeof otherScreens)[number]['place'];

/** In the order of their links. */
const places: readonly (SectionName | OtherPlace)[] = [
  ...sectionNames,
  ...otherScreens.map(({ place }) => place),
];

interface SettingsNavProps {
  readonly current: SectionName | OtherPlace;
  /** Whether a section has unsaved input. */
  readonly isUnsaved?: (section: SectionName) => boolean;
}

/** Links to the sections: beside the section, or above it in a row that scrolls on a phone. */
export function SettingsNav({ current, isUnsaved }: SettingsNavProps) {
  const t = useTexts();
  const { user } = useSession();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const item = row?.querySelectorAll('li')[places.indexOf(current)];
    // Only the row scrolls, not the page.
    if (row && item) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
  }, [current]);
  return (
    <nav className={`shrink ${styles['nav']}`} aria-label={t('settings.sections')}>
      <ul ref={list} className={`flex gap-2 ${styles['list']}`}>
        {sectionNames.map((section) => (
          <li key={section}>
            <NavLink to={`/admin/settings/${section}`} className={`hover row gap-2 bold ${styles['link']}`}>
              {t(`settingsSection.${section}`)}
              {isUnsaved?.(section) && (
                <>
                  <span className={styles['unsaved']} aria-hidden />
                  <span className="visually-hidden">{t('settings.unsaved')}</span>
                </>
              )}
            </NavLink>
          </li>
        ))}
        {otherScreens
          .filter(({ permission }) => can(user, permission))
          .map(({ place }) => (
            <li key={place}>
              <NavLink to={`/admin/${place}`} className={`hover row gap-2 bold ${styles['link']}`}>
                {t(`${place}.title`)}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
