import { preferredLanguage } from './preferred-language';
import { telephoneLink } from './telephone-link';

const id = 'outdated-browser';

/** Not in the catalogues: their code may be what the browser cannot parse. */
const words = {
  en: {
    reason: 'This shop does not work in your browser.',
    update: 'Please update your browser.',
    updateOrCall: 'Please update your browser, or call us:',
  },
  hi: {
    reason: 'यह शॉप आपके ब्राउज़र में नहीं चलती।',
    update: 'कृपया अपना ब्राउज़र अपडेट करें।',
    updateOrCall: 'कृपया अपना ब्राउज़र अपडेट करें, या हमें कॉल करें:',
  },
};

/** The restaurant's phone number in the page's structured data. */
function phoneOfPage(): string | undefined {
  const json = document.querySelector('script[type="application/ld+json"]')?.textContent;
  return json ? (JSON.parse(json) as { telephone?: string }).telephone : undefined;
}

/** Says above the screen that the browser is too old. Part of `early.ts`, so it must run in much older browsers. */
export function reportOutdatedBrowser(): void {
  // The structured data is at the end of the page.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', reportOutdatedBrowser);
    return;
  }
  if (document.getElementById(id)) return;
  const language = preferredLanguage();
  const { reason, update, updateOrCall } = words[language];
  const phone = phoneOfPage();
  const notice = document.createElement('div');
  notice.id = id;
  notice.lang = language;
  notice.setAttribute('role', 'alert');
  notice.textContent = `${reason} ${phone ? updateOrCall : update} `;
  if (phone) {
    const link = document.createElement('a');
    link.href = telephoneLink(phone);
    link.textContent = phone;
    notice.append(link);
  }
  document.body.prepend(notice);
}
