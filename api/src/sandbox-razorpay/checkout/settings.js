/**
 * What the shop asked for, as checkout.js put it into the fragment.
 * @typedef {object} Settings
 * @property {string} key
 * @property {string} order
 * @property {string} [name]
 * @property {string} [description]
 * @property {string} [color]
 * @property {{ name?: string, email?: string, contact?: string }} [payer]
 * @property {Record<string, string>} [notes]
 * @property {boolean} [mayRetry]
 * @property {boolean} [mayEscape]
 * @property {boolean} [asksBeforeClosing]
 * @property {string} [callbackUrl] where the result goes when there is no shop around the frame
 */

/** @returns {Settings} */
export function readSettings() {
  try {
    return JSON.parse(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return { key: '', order: '' };
  }
}

/**
 * Sets the window's colour and a readable text colour.
 * @param {string | undefined} color any CSS colour
 */
export function applyTheme(color) {
  if (!color || !CSS.supports('color', color)) return;
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = color;
  const channels = getComputedStyle(probe).color.match(/[\d.]+/g) ?? [];
  probe.remove();
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => linear(Number(channel) / 255));
  // Relative luminance by WCAG; at 0.18 black and white have equal contrast.
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const { style } = document.documentElement;
  style.setProperty('--theme', color);
  style.setProperty('--on-theme', luminance > 0.18 ? '#231a10' : '#ffffff');
}

/** @param {number} channel */
function linear(channel) {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/**
 * ₹499 or ₹249.50, like the shop.
 * @param {number} paise
 */
export function formatPaise(paise) {
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: paise % 100 === 0 ? 0 : 2,
  }).format(paise / 100);
}
