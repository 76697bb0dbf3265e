/** What a reader can know of an ad, and do about it: who pays, why it stands there, hide its advertiser, say what is wrong with it. */
import type { FilledSlot } from '@masthead/ads/wire';
import { AD_REPORT_REASONS, type AdReportReason } from '@masthead/tracking';
import { tellHappening } from '../../base/happened.ts';
import { CHOICES_ID } from '../../components/consent/choices-id.ts';
import styles from './ads.module.css';
import { drawing, element, INFO } from './element.ts';
import { TOLD } from './viewed.ts';

const REASONS: { readonly [Reason in AdReportReason]: string } = {
  covers: 'It covers what I read',
  moves: 'It moves or makes a sound',
  misleading: 'It is misleading',
  offensive: 'It is offensive',
  unsafe: 'It is unsafe',
  other: 'Something else',
};

/** The button at the end of the line over an ad. */
export function aboutButton(ad: FilledSlot, hide: () => void): HTMLButtonElement {
  const button = element(
    'button',
    {
      type: 'button',
      class: styles.about,
      'aria-haspopup': 'dialog',
      'aria-label': `About this ad, ${ad.about.advertiser}`,
    },
    'About this ad ',
    drawing(INFO, styles.icon),
  );
  button.addEventListener('click', () => openAbout(ad, hide));
  return button;
}

function openAbout({ about, token }: FilledSlot, hide: () => void): void {
  const dialog = element('dialog', { class: styles.dialog, 'aria-label': 'About this ad', closedby: 'any' });
  const close = (): void => dialog.close();
  const act = (label: string, run: () => void): HTMLButtonElement => {
    const button = element('button', { type: 'button', class: styles.act }, label);
    button.addEventListener('click', run);
    return button;
  };
  const reported = (reason: AdReportReason): void => {
    tellHappening({ ...TOLD, name: 'ad_reported', token, reason });
    const thanks = element(
      'p',
      { class: styles.said, role: 'status', tabindex: '-1' },
      'Thank you. Somebody of ours looks at it.',
    );
    dialog.replaceChildren(thanks, act('Close', close));
    thanks.focus();
  };
  const ask = (): void => {
    const question = element('p', { class: styles.said, tabindex: '-1' }, 'What is wrong with it?');
    dialog.replaceChildren(
      question,
      ...AD_REPORT_REASONS.map((reason) => act(REASONS[reason], () => reported(reason))),
      act('Never mind', close),
    );
    question.focus();
  };
  const choices = element('a', { class: styles.act, href: `#${CHOICES_ID}` }, 'Your ad choices');
  choices.addEventListener('click', close);
  dialog.append(
    element(
      'dl',
      {},
      ...facts([
        ['Paid for by', about.payer],
        ['Why here', about.why],
        ['Sold through', about.soldThrough],
      ]),
    ),
    act('Hide this advertiser', () => {
      tellHappening({ ...TOLD, name: 'ad_hidden', token });
      close();
      hide();
    }),
    act('Report this ad', ask),
    choices,
    act('Close', close),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

const facts = (all: readonly (readonly [string, string])[]): HTMLElement[] =>
  all.map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, value)));
