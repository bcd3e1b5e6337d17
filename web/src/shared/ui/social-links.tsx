import styles from './social-links.module.css';

const networks = [
  ['Instagram', 'https://www.instagram.com/'],
  ['Facebook', 'https://www.facebook.com/'],
  ['X', 'https://x.com/'],
  ['YouTube', 'https://www.youtube.com/'],
] as const;

export function SocialLinks() {
  return (
    <ul className={styles['links']} aria-label="Social networks">
      {networks.map(([name, href]) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            {name}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
