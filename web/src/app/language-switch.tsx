import { useState } from 'react';
import { chooseLanguage } from '../shared/lib/stored-language';
import { languageNames, useLanguage, type Language } from '../texts/language';
import { retryImport } from '../shared/lib/retry-import';
import { useTexts } from '../texts/texts';
import styles from './language-switch.module.css';

const languages = Object.keys(languageNames) as Language[];

/** Each language is named in itself. */
export function LanguageSwitch() {
  const t = useTexts();
  const spoken = useLanguage();
  const [hasChosen, setHasChosen] = useState(false);

  const choose = async (language: Language) => {
    try {
      await chooseLanguage(language);
      setHasChosen(true);
    } catch {
      const { toast } = await retryImport(() => import('react-toastify/unstyled'));
      toast.error(t('language.failed'), { toastId: 'language' });
    }
  };

  return (
    <div className="flex gap-2" role="group" aria-label={t('language.label')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={styles['language']}
          aria-pressed={language === spoken}
          onClick={() => void choose(language)}
        >
          {languageNames[language]}
        </button>
      ))}
      <output className="visually-hidden">
        {hasChosen && t('language.spoken', { language: languageNames[spoken] })}
      </output>
    </div>
  );
}
