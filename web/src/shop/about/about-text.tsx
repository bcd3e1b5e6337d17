import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql';
import type { AboutTextQuery } from '../../gql/graphql';
import { errorMessage } from '../../shared/lib/errors';
import { ListSkeleton } from '../../shared/ui/list-skeleton';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { useLanguage } from '../../texts/language';
import { blocksOf, type Block } from '../legal/blocks';
import { useTexts } from '../texts/texts';
import styles from './about-page.module.css';

const AboutTextDocument = graphql(`
  query AboutText {
    restaurant {
      aboutHeading
      aboutText
      hindiAboutHeading
      hindiAboutText
    }
  }
`);

interface Section {
  readonly heading: string;
  readonly paragraphs: string[];
}

/** The paragraphs before the first heading, and each heading with its paragraphs. */
function sectionsOf(blocks: readonly Block[]) {
  const intro: string[] = [];
  const sections: Section[] = [];
  for (const { kind, text } of blocks) {
    if (kind === 'heading') sections.push({ heading: text, paragraphs: [] });
    else (sections.at(-1)?.paragraphs ?? intro).push(text);
  }
  return { intro, sections };
}

/** What the owner writes about the restaurant: nothing as long as that is nothing. */
export function AboutText() {
  const t = useTexts();
  const { data, error, loading, refetch } = useQuery(AboutTextDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <div className={styles['text']}>
      {!data && loading && <ListSkeleton label={t('about.loading')} />}
      {!data && error && !loading && (
        <RetryNotice onRetry={refetch}>{errorMessage(error, t('about.failed'))}</RetryNotice>
      )}
      {data && <OwnText restaurant={data.restaurant} />}
    </div>
  );
}

function OwnText({ restaurant }: { readonly restaurant: AboutTextQuery['restaurant'] }) {
  const language = useLanguage();
  const { aboutHeading, aboutText, hindiAboutHeading, hindiAboutText } = restaurant;
  const inHindi = language === 'hi';
  const heading = inHindi ? (hindiAboutHeading ?? aboutHeading) : (aboutHeading ?? hindiAboutHeading);
  const text = inHindi ? (hindiAboutText ?? aboutText) : (aboutText ?? hindiAboutText);
  const { intro, sections } = sectionsOf(blocksOf(text ?? ''));
  return (
    <>
      {heading && <h2 className={`text-xl anywhere ${styles['heading']}`}>{heading}</h2>}
      {intro.map((paragraph, index) => (
        <p key={index} className={`anywhere ${styles['intro']}`}>
          {paragraph}
        </p>
      ))}
      {sections.length > 0 && (
        <ul className={styles['sections']}>
          {sections.map((section, index) => (
            <li key={index} className={`stack gap-2 content-start anywhere ${styles['section']}`}>
              <h2 className="text-lg">{section.heading}</h2>
              {section.paragraphs.map((paragraph, at) => (
                <p key={at} className={`muted ${styles['paragraph']}`}>
                  {paragraph}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
