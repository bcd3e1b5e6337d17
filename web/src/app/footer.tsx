import { Link } from 'react-router-dom';
import { SocialLinks } from '../shared/ui/social-links';
import styles from './layout.module.css';

export function Footer() {
  return (
    <footer className={styles['footer']}>
      <div className={styles['footerInner']}>
        <ul className={styles['footerLinks']}>
          <li>
            <Link to="/">Home</Link>
          </li>
          <li>
            <Link to="/menu">Menu</Link>
          </li>
          <li>
            <Link to="/about">About</Link>
          </li>
          <li>
            <Link to="/contact">Contact</Link>
          </li>
        </ul>
        <SocialLinks />
        <p className={styles['small']}>Chowk Street Kitchen, open every day.</p>
      </div>
    </footer>
  );
}
