/**
 * A letter as HTML that mail programs take: 600 px, tables, styles on the elements. React escapes it; there is no JSX,
 * since this runs as it is.
 */
import { type CSSProperties, createElement as h, type ReactNode } from 'react';
import { painted, RULES, SANS, SERIF } from './look.ts';
import type { Letter } from './parts.ts';

export const letterDocument = (letter: Letter, subject: string): ReactNode =>
  h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, subject),
      h('style', { dangerouslySetInnerHTML: { __html: RULES } }),
    ),
    h('body', painted('desk', { margin: 0 }), preview(letter.preview), page(letter)),
  );

/** What lists of messages show beside the subject. */
const preview = (text: string): ReactNode =>
  h('div', { style: { display: 'none', maxHeight: 0, overflow: 'hidden' }, 'aria-hidden': true }, text);

const page = (letter: Letter): ReactNode =>
  table(
    painted('desk'),
    h(
      'tr',
      null,
      h(
        'td',
        { align: 'center', className: 'em-outer', style: { padding: '20px 12px 28px' } },
        table(
          { ...painted('card', { width: '100%', maxWidth: 600 }), width: 600 },
          flag(letter),
          row({ padding: '26px 32px 28px' }, words(letter)),
          row(
            { padding: '0 32px' },
            h('div', painted('rule', { height: 1, lineHeight: '1px', fontSize: 0 }), '\u00a0'),
          ),
          row({ padding: '18px 32px 28px' }, foot(letter.foot)),
        ),
      ),
    ),
  );

const flag = ({ brand, about }: Letter): ReactNode =>
  h(
    'tr',
    null,
    h(
      'td',
      { style: { padding: 0 } },
      table(
        {},
        h(
          'tr',
          null,
          h('td', painted('brand', FLAG), brand),
          h(
            'td',
            painted('ink', { ...sans(15, 20), padding: '22px 32px 10px 18px', verticalAlign: 'bottom' }),
            h('b', { style: { fontWeight: 700 } }, about),
          ),
        ),
      ),
    ),
  );

const words = ({ headline, paragraphs, code, button, note }: Letter): ReactNode => [
  h('h1', { key: 'headline', ...painted('ink', HEADLINE) }, headline),
  ...paragraphs.map((text, index) => h('p', { key: `words ${index}`, ...painted('ink2', PARAGRAPH) }, text)),
  code !== undefined && h('p', { key: 'code', ...painted('bench', CODE) }, code),
  button && h('div', { key: 'button' }, press(button)),
  button && small('address', `If the button does not work: ${button.href}`),
  note !== undefined && small('note', note),
];

const press = ({ label, href }: NonNullable<Letter['button']>): ReactNode =>
  h(
    'table',
    { ...TABLE, style: { width: 'auto' } },
    h(
      'tbody',
      null,
      h(
        'tr',
        null,
        h(
          'td',
          painted('brand', { borderRadius: 999, padding: 0 }),
          h('a', { href, style: { ...sans(16, 18), ...PRESS } }, label),
        ),
      ),
    ),
  );

const small = (key: string, text: string): ReactNode =>
  h('p', { key, ...painted('ink3', { ...sans(13, 20), margin: '20px 0 0', wordBreak: 'break-word' }) }, text);

const foot = (lines: readonly string[]): ReactNode =>
  h(
    'p',
    painted('ink3', { ...sans(13, 20), margin: 0, wordBreak: 'break-word' }),
    lines.flatMap((line, index) => (index === 0 ? [line] : [h('br', { key: line }), line])),
  );

const TABLE = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;

interface TableProps {
  className?: string;
  style?: CSSProperties;
  width?: number;
}

const table = ({ width, ...props }: TableProps, ...rows: ReactNode[]): ReactNode =>
  h('table', { ...TABLE, width: width ?? '100%', ...props }, h('tbody', null, ...rows));

const row = (style: CSSProperties, content: ReactNode): ReactNode =>
  h('tr', null, h('td', { className: 'em-pad', style }, content));

const sans = (size: number, line: number): CSSProperties => ({
  fontFamily: SANS,
  fontSize: size,
  lineHeight: `${line}px`,
});

const FLAG: CSSProperties = {
  ...sans(26, 26),
  width: '1%',
  padding: '26px 20px 12px 32px',
  fontWeight: 850,
  letterSpacing: -1,
  whiteSpace: 'nowrap',
};
const HEADLINE: CSSProperties = { ...sans(32, 35), margin: '0 0 12px', fontWeight: 800, letterSpacing: -1 };
const PARAGRAPH: CSSProperties = { margin: '0 0 20px', fontFamily: SERIF, fontSize: 18, lineHeight: '27px' };
const CODE: CSSProperties = {
  ...sans(30, 36),
  display: 'inline-block',
  margin: '0 0 20px',
  padding: '10px 18px',
  fontWeight: 700,
  letterSpacing: 4,
};
const PRESS: CSSProperties = {
  display: 'inline-block',
  padding: '14px 26px',
  color: 'inherit',
  fontWeight: 700,
  textDecoration: 'none',
};
