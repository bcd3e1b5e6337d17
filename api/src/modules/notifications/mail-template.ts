import { textOn } from './mail-colors.js';
import type { MailContent } from '../messages/message-content.js';
import { say } from './notifications.sentences.js';
import { inWords } from '../../platform/sentences.js';

interface Reader {
  /** Name of the recipient. */
  readonly name: string;
  /** Address of the shop with a trailing slash; routes follow a `#`. */
  readonly shopUrl: string;
  /** Name of the restaurant. */
  readonly restaurant: string;
}

/** What the HTML of a mail shows besides. */
interface Brand {
  /** Path on the server; null for none. */
  readonly logo: string | null;
  /** Null for the shop's own yellow. */
  readonly brandColor: string | null;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  /** Undefined in a plain text mail. */
  readonly html?: string;
}

/** Replaces line breaks, so that a value cannot start another header. */
export function oneLine(value: string): string {
  return value.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Renders subject, text and HTML of a mail. */
export function renderMail(content: MailContent, reader: Reader & Brand): Required<RenderedMail> {
  return {
    subject: oneLine(content.subject),
    text: renderText(content, reader),
    html: renderHtml(content, reader).toString(),
  };
}

export function renderText(content: MailContent, { name, shopUrl, restaurant }: Reader): string {
  const { language = 'en', facts = [], quote, action } = content;
  return [
    content.heading,
    inWords(say.hello({ name: oneLine(name) }), language),
    content.body,
    facts.map(({ label, value }) => `${label}: ${oneLine(value)}`).join('\n'),
    quote
      ?.split(/\r?\n/)
      .map((line) => `> ${line}`)
      .join('\n'),
    action && `${action.label}: ${shopUrl}#${action.route}`,
    `${restaurant}\n${inWords(say.haveAccount({ restaurant }), language)}`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

interface PlainReader {
  /** Route that confirms the recipient's address; undefined if the account has a different one by now. */
  readonly confirmRoute: string | undefined;
  readonly shopUrl: string;
  readonly restaurant: string;
}

/**
 * Renders a mail to an unconfirmed address, which may belong to someone else, without any text written by the account's
 * owner.
 */
export function renderPlainMail(
  { language = 'en', subject, heading, body, action }: MailContent,
  { confirmRoute, shopUrl, restaurant }: PlainReader,
): RenderedMail {
  const confirm =
    confirmRoute && inWords(say.confirmToGoOn({ link: `${shopUrl}#${confirmRoute}` }), language);
  const text = [
    heading,
    body,
    action && `${action.label}: ${shopUrl}#${action.route}`,
    confirm,
    `${restaurant}\n${inWords(say.addressEntered({ restaurant }), language)}`,
  ];
  return { subject: oneLine(subject), text: text.filter(Boolean).join('\n\n').concat('\n') };
}

/** Escaped HTML. */
class Html {
  constructor(private readonly source: string) {}

  toString(): string {
    return this.source;
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes all values except {@link Html}. */
function html(strings: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  const escaped = values.map((value) => {
    if (typeof value === 'string')
      return value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
    return Array.isArray(value) ? value.join('') : value.toString();
  });
  return new Html(strings.reduce((whole, part, index) => whole + escaped[index - 1] + part));
}

/** The shop's own colour. */
const yellow = '#ffcc00';

const font = `font-family:'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif`;

/**
 * One column of tables with inline styles, which all mail clients support. Those that support the media query show the
 * shop's dark colours; in those that invert colours, yellow keeps dark text.
 */
function renderHtml(
  content: MailContent,
  { name, shopUrl, restaurant, logo, brandColor }: Reader & Brand,
): Html {
  const color = brandColor ?? yellow;
  const ink = textOn(color);
  const { language = 'en', facts = [], quote, action } = content;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${oneLine(content.subject)}</title>
        <style>
          :root {
            color-scheme: light dark;
            supported-color-schemes: light dark;
          }
          @media (prefers-color-scheme: dark) {
            .page {
              background: #15110c !important;
            }
            .card {
              background: #211a13 !important;
              border-color: #3b3126 !important;
            }
            .ink {
              color: #f8efe2 !important;
            }
            .soft {
              color: #bcad98 !important;
            }
            .line {
              border-color: #3b3126 !important;
            }
            .quote {
              background: #2c231a !important;
            }
          }
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:#fffaf1;-webkit-text-size-adjust:100%;">
        <div style="display:none;max-height:0;overflow:hidden;opacity:0;">${content.body}</div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          class="page"
          style="background:#fffaf1;"
        >
          <tr>
            <td align="center" style="padding:16px 12px;">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                class="card"
                style="max-width:560px;background:#ffffff;border:1px solid #eadfcc;border-radius:16px;border-collapse:separate;overflow:hidden;"
              >
                <tr>
                  <td
                    bgcolor="${color}"
                    style="padding:16px 24px;background:${color};color:${ink};${new Html(font)};font-size:18px;font-weight:700;"
                  >
                    ${logo ? renderLogo(new URL(logo, shopUrl)) : ''}${restaurant}
                  </td>
                </tr>
                <tr>
                  <td
                    class="ink"
                    style="padding:24px;color:#231a10;${new Html(font)};font-size:16px;line-height:1.5;overflow-wrap:anywhere;"
                  >
                    <h1 class="ink" style="margin:0 0 16px;color:#231a10;font-size:24px;line-height:1.25;">
                      ${content.heading}
                    </h1>
                    <p style="margin:0 0 8px;">${inWords(say.hello({ name: oneLine(name) }), language)}</p>
                    <p style="margin:0 0 20px;">${content.body}</p>
                    ${facts.length > 0 ? renderFacts(facts) : ''}
                    ${quote ? html`<div class="quote" style="margin:0 0 24px;padding:12px 16px;border-left:4px solid ${color};background:#f7efe1;white-space:pre-wrap;">${quote}</div>` : ''}
                    ${action ? renderButton(action.label, `${shopUrl}#${action.route}`, { color, ink }) : ''}
                  </td>
                </tr>
              </table>
              <p
                class="soft"
                style="max-width:560px;margin:16px 0 0;padding:0 12px;color:#685a49;${new Html(font)};font-size:13px;line-height:1.5;"
              >
                ${inWords(say.haveAccount({ restaurant }), language)}
              </p>
            </td>
          </tr>
        </table>
      </body>
    </html> `;
}

function renderFacts(facts: NonNullable<MailContent['facts']>): Html {
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin:0 0 24px;border-collapse:collapse;"
  >
    ${facts.map(
      ({ label, value }) =>
        html`<tr>
          <td
            class="soft line"
            valign="top"
            style="min-width:72px;padding:8px 16px 8px 0;border-bottom:1px solid #eadfcc;color:#685a49;font-size:14px;line-height:1.5;"
          >
            ${label}
          </td>
          <td
            class="ink line"
            valign="top"
            align="right"
            style="padding:8px 0;border-bottom:1px solid #eadfcc;color:#231a10;font-size:15px;line-height:1.5;font-weight:600;"
          >
            ${value}
          </td>
        </tr> `,
    )}
  </table>`;
}

/** Some mail clients read no WebP. */
const renderLogo = ({ href }: URL): Html =>
  html`<img
    src="${href.replace(/-\d+\.webp$/, '-128.png')}"
    height="32"
    alt=""
    style="height:32px;margin-right:12px;vertical-align:middle;border:0;"
  />`;

interface ButtonColors {
  readonly color: string;
  readonly ink: string;
}

function renderButton(label: string, url: string, { color, ink }: ButtonColors): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0">
    <tr>
      <td bgcolor="${color}" style="background:${color};border-radius:999px;">
        <a
          href="${url}"
          style="display:inline-block;padding:13px 28px;color:${ink};font-size:16px;font-weight:700;line-height:20px;text-decoration:none;"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;
}
