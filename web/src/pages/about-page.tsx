import chef from '../assets/chef.svg';
import hamburger from '../assets/hamburger.svg';
import quick from '../assets/quick.svg';
import scooter from '../assets/scooter.svg';
import sparkles from '../assets/sparkles.svg';
import { Card } from '../shared/ui/card';
import { Page } from '../shared/ui/page';
import { SocialLinks } from '../shared/ui/social-links';
import styles from './about-page.module.css';

const points = [
  [quick, 'Quick service', 'Most orders leave the pass within fifteen minutes.'],
  [chef, 'Experienced chefs', 'Our cooks grew up on these dishes and have made them for years.'],
  [hamburger, 'Classic and modern menu', 'Pani puri as it was, and burgers as they should be.'],
  [sparkles, 'Clean atmosphere', 'An open kitchen. What you see is what we are proud of.'],
  [scooter, 'Fast delivery and takeaway', 'Hot to your door, or ready when you walk in.'],
] as const;

export function AboutPage() {
  return (
    <Page title="About Us" width="wide">
      <p className={styles['intro']}>
        A chowk is where the streets of a town meet, and where its best food is. We cook that food to order,
        every day.
      </p>
      <ul className={styles['points']}>
        {points.map(([picture, title, text]) => (
          <li key={title} className={styles['point']}>
            <img src={picture} alt="" width={48} height={48} />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Card className={styles['contact']}>
        <h2>Contact</h2>
        <address>
          Phone: <a href="tel:+918000000000">+91 80000 00000</a>
          <br />
          Email: <a href="mailto:hello@chowk.example">hello@chowk.example</a>
          <br />
          12 Chowk Road, Bengaluru 560001
        </address>
        <SocialLinks />
      </Card>
    </Page>
  );
}
