import { divIcon } from 'leaflet';
import styles from './map.module.css';

export const pinIcon = divIcon({
  className: styles['pin'] ?? '',
  iconSize: [36, 46],
  iconAnchor: [18, 44],
  html: `<svg viewBox="0 0 36 46" width="36" height="46" aria-hidden="true">
    <path d="M18 2C9.2 2 2 9.1 2 17.9 2 29.6 18 44 18 44s16-14.4 16-26.1C34 9.1 26.8 2 18 2z"/>
    <circle cx="18" cy="18" r="6"/>
  </svg>`,
});
