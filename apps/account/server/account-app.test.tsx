import { HOSTED_STEPS, type HostedPage, INTENTS } from '@masthead/account';
import { describe, expect, it } from 'vitest';
import { hostedStates, type StateName } from '../testing/states.ts';
import { createAccountApp } from './account-app.tsx';
import { accountTags } from './assets.ts';

const BASE = '/identity/sign-in/abc/';
const tags = accountTags({
  'browser/main.ts': { file: 'assets/main-1.js' },
  'styles.ts': { file: 'assets/styles-2.js', css: ['assets/styles-3.css'] },
  '../../packages/ui/src/fonts/newsreader-usual.woff2': { file: 'assets/newsreader-4.woff2' },
  '../../packages/ui/src/fonts/schibsted-grotesk-usual.woff2': { file: 'assets/grotesk-5.woff2' },
});
const deps = {
  siteUrl: 'https://masthead.example',
  brandName: 'Masthead',
  tags,
  files: (_request: Request, path: string) => (path === '/assets/main-1.js' ? new Response('code') : undefined),
  social: { origin: 'https://lantern.example' },
  development: false,
};
const app = createAccountApp(deps);

const page = (name: StateName, isFramed = false): HostedPage => hostedStates(BASE, isFramed)[name];
const markup = (name: StateName, isFramed = false): Promise<string> => app.show(page(name, isFramed)).text();

/** What a reader is shown, without the marks of its elements. */
const text = async (name: StateName): Promise<string> =>
  (await markup(name))
    .replace(/^.*<main[^>]*>/s, '')
    .replace(/<\/main>.*$/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,](?: |$))/g, '');

describe('each state says what the design has it say', () => {
  it.each([
    [
      'choose',
      'Welcome back',
      'Continue with a passkey',
      'Continue with Lantern',
      'or with your password',
      'Forgot it?',
    ],
    ['wrong', 'Address and password do not match. Three tries left', 'quicker', 'Email me a link instead'],
    ['sign-in-address', 'That address is missing its ending, such as .com'],
    [
      'declined',
      'The passkey was not used. Try once more, or sign in below.',
      'Try the passkey again',
      'Use a password',
    ],
    ['social-failed', 'Lantern did not sign you in. Try once more, or use your password.'],
    ['join', 'Make an account', 'Choose a password', '6 characters', 'A letter', 'A number', 'A special (! or ?)'],
    ['join-address', 'That is no address we could write to'],
    ['join-password', 'This password does not keep all of the rules below'],
    [
      'mail-join',
      'We wrote to mara@quill.example. Press the button in the letter',
      'It works for 30 minutes.',
      'in 42 s',
    ],
    ['mail-forgot', 'We wrote to mara.quill@gmail.com.', 'choose a new password', 'Open my mail'],
    ['mail-link', 'Press the button in the letter and you are in', 'send it again. Use another address'],
    ['locked', 'Too many tries', '14:32', 'at 9:47 AM PT', 'Use your passkey', 'Email me a link', 'It was not me'],
    ['forgot', 'A new password', 'If we know it, a link is on its way within a minute.', 'Back to sign in'],
    ['link', 'A link by mail', 'Send the link'],
    ['new-password', 'Choose a new password', 'Your other devices are signed out.', 'Save and sign in'],
    ['new-password-wrong', 'Choose a password', 'You joined in another browser', 'does not keep all of the rules'],
    ['confirm-join', 'Confirm your address', 'Confirm and sign in'],
    ['confirm-link', 'One press, and you are in.'],
    ['confirm-email', 'Confirm your new address', 'Use this address'],
    ['done-password', 'Your password is changed'],
    ['done-email', 'Your address is changed'],
    ['done-confirmed', 'Your address is confirmed'],
    ['over-link', 'This link no longer works', 'Start again', 'Go to the front page'],
    ['over-sign-in', 'This sign-in is over', 'Start again'],
    ['failed', 'That did not work', 'The site asked for something that we do not know.'],
    ['too-much', 'Too much at once', 'Wait a minute'],
  ] satisfies [StateName, ...string[]][])('%s', async (name, ...says) => {
    const shown = await text(name);
    for (const sentence of says) expect(shown).toContain(sentence);
  });

  it('every state of the list above is shown, and none is forgotten', async () => {
    for (const state of Object.values<HostedPage>(hostedStates(BASE, false)))
      expect(await app.show(state).text()).toMatch(/<h1[^>]*>.+<\/h1>/);
  });
});

describe('a form', () => {
  it.each([
    ['choose', HOSTED_STEPS.signIn],
    ['choose', HOSTED_STEPS.passkey],
    ['choose', HOSTED_STEPS.social],
    ['choose', HOSTED_STEPS.cancel],
    ['join', HOSTED_STEPS.join],
    ['forgot', HOSTED_STEPS.forgot],
    ['link', HOSTED_STEPS.link],
    ['locked', HOSTED_STEPS.link],
    ['mail-join', HOSTED_STEPS.join],
    ['mail-forgot', HOSTED_STEPS.forgot],
    ['mail-link', HOSTED_STEPS.link],
  ] satisfies [StateName, string][])('of %s posts to “%s” of the sign-in', async (name, step) => {
    expect(await markup(name)).toMatch(new RegExp(`<form[^>]* action="${BASE}${step}" method="post"`));
  });

  it('of a letter’s page posts to where it stands, with the token', async () => {
    for (const name of ['new-password', 'confirm-join', 'confirm-link', 'confirm-email'] as const)
      expect(await markup(name)).toMatch(
        /<form[^>]* method="post"><input type="hidden" name="token" value="of-a-letter"/,
      );
  });

  it.each(INTENTS)('says what is done when the reader is in: %s', async (intent) => {
    const visit = { base: BASE, isFramed: false, intent };
    for (const [name, verb] of [
      ['sign-in', 'Sign in'],
      ['join', 'Join'],
    ] as const) {
      const shown = await app.show({ name, visit, email: '' }).text();
      expect(shown).toMatch(new RegExp(`>${verb} and ${intent === 'alert' ? 'set the alert' : intent}</button>`));
    }
  });

  it('just signs in where nothing was asked for', async () => {
    expect(await markup('sign-in')).toContain('>Sign in</button>');
    expect(await markup('sign-in')).not.toContain('Lantern');
  });

  it('keeps what was typed, escaped, but for the password', async () => {
    const visit = { base: BASE, isFramed: false };
    const email = '"><script>alert(1)</script>@x.example';
    const shown = await app.show({ name: 'sign-in', visit, email, problem: { kind: 'mismatch', triesLeft: 1 } }).text();
    expect(shown).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;@x.example"');
    expect(shown).toContain('One try left');
    expect(shown).not.toMatch(/type="password"[^>]* value=/);
  });

  it('goes on where it is wrong or empty', async () => {
    const focused = async (name: StateName) => /autofocus=""[^>]* id="(\w+)"/.exec(await markup(name))?.[1] ?? 'none';
    expect(await focused('choose')).toBe('email');
    expect(await focused('sign-in')).toBe('password');
    expect(await focused('wrong')).toBe('password');
    expect(await focused('sign-in-address')).toBe('email');
    expect(await focused('join-password')).toBe('password');
    expect((await markup('join-address')).match(/autofocus/gi)).toHaveLength(1);
  });
});

describe('joining accepts the terms of service and the privacy policy', () => {
  it('says so, with links to both', async () => {
    const shown = await markup('join');
    expect(shown).toMatch(
      /By joining you accept the <a href="\/terms-of-service\/">terms of service<\/a> and the <a href="\/privacy-policy\/">privacy policy<\/a>/,
    );
  });

  it('opens both beside the page that the dialog stands over', async () => {
    const shown = await markup('join', true);
    for (const path of ['/terms-of-service/', '/privacy-policy/'])
      expect(shown).toContain(`<a href="${path}" target="_blank">`);
  });
});

describe('in a frame', () => {
  it('nothing stands around the card', async () => {
    for (const name of ['choose', 'join', 'over-sign-in', 'failed'] as const) {
      const [alone, framed] = [await markup(name), await markup(name, true)];
      expect(alone).toMatch(/<header.*front page.*<footer/s);
      expect(framed).not.toMatch(/<header|<footer/);
      expect(framed).toContain('<html lang="en-US" data-brand="cnet" data-framed=""');
      expect(alone).not.toContain('data-framed');
    }
  });

  it.each([
    ['choose', 'sign-in', 'viewed'],
    ['wrong', 'sign-in', 'refused'],
    ['locked', 'sign-in', 'refused'],
    ['join', 'join', 'viewed'],
    ['join-password', 'join', 'refused'],
    ['mail-join', 'join', 'accepted'],
    ['forgot-address', 'forgot', 'refused'],
    ['mail-forgot', 'forgot', 'accepted'],
    ['mail-link', 'link', 'accepted'],
  ] as const)('%s says what became of the form: %s %s', async (name, form, outcome) => {
    expect(await markup(name, true)).toContain(`data-framed="" data-form="${form}" data-outcome="${outcome}">`);
    expect(await markup(name)).not.toContain('data-outcome');
  });

  it('what leaves it leaves for the whole page', async () => {
    const framed = await markup('choose', true);
    expect(framed).toContain(`action="${BASE}social/" method="post" target="_top"`);
    expect(framed).toContain(`action="${BASE}cancel/" method="post" target="_top"`);
    expect(framed).not.toContain(`action="${BASE}" method="post" target`);
    expect(await markup('over-link', true)).toContain('href="/user/login/?mode=frame"');
    expect(await markup('over-link')).toContain('href="/user/login/"');
  });
});

describe('the headers of a page', () => {
  const { headers } = app.show(page('choose'));
  const policy = headers.get('content-security-policy') ?? '';

  it('let it do what it needs, in a frame of our own site alone', async () => {
    expect(policy).toContain("default-src 'none'; script-src 'self' 'nonce-");
    expect(policy).toContain("; frame-ancestors 'self'; ");
    expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types masthead; ");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('strict-transport-security')).not.toBeNull();
    const response = app.show(page('choose'));
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
    expect(await response.text()).toContain(`<script nonce="${nonce}">`);
    expect(policy).not.toContain(`${nonce}`);
  });

  it('let a form lead to the social connection, and nowhere where there is none', () => {
    expect(policy).toContain("; form-action 'self' https://lantern.example; ");
    const without = createAccountApp({ ...deps, social: undefined }).show(page('join'));
    expect(without.headers.get('content-security-policy')).toContain("; form-action 'self'; ");
  });

  it('let nobody keep, find or learn an address that holds a token', () => {
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
  });

  it('let the page ask for passkeys, and for nothing else of the device', () => {
    expect(headers.get('permissions-policy')).toBe(
      'camera=(), microphone=(), geolocation=(), browsing-topics=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
    );
  });

  it('are joined by those of the service, which cannot take them away', () => {
    const given = { 'set-cookie': 'a=b', 'referrer-policy': 'unsafe-url' };
    const response = app.show(page('locked'), { status: 429, headers: given });
    expect(response.status).toBe(429);
    expect(response.headers.get('set-cookie')).toBe('a=b');
    expect(response.headers.get('referrer-policy')).toBe('strict-origin');
    expect(app.show(page('failed')).status).toBe(400);
  });
});

describe('a finished sign-in', () => {
  const message = { masthead: 'account', is: 'signed-in', via: 'code' } as const;

  it('says how and where to, for the script and for who has none', async () => {
    const response = app.callbackDocument(message, '/news/a-story/?saved="1"&by=mail');
    const shown = await response.text();
    expect(shown).toContain('data-via="code" data-go-to="/news/a-story/?saved=%221%22&amp;by=mail"');
    expect(shown).toContain('<a href="/news/a-story/?saved=%221%22&amp;by=mail" target="_top"');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  it('by a fragment has where to start again, should it not be taken', async () => {
    const shown = await app.callbackDocument({ ...message, via: 'fragment' }, '/').text();
    expect(shown).toContain('data-via="fragment"');
    expect(shown).toMatch(/<div data-when="failed">.*This sign-in is over.*Start again/);
  });

  it.each(['//evil.example/', '/\\evil.example/', 'https://evil.example/', 'javascript:alert(1)', ''])(
    'goes on to the front page instead of “%s”',
    async (goTo) => {
      expect(await app.callbackDocument(message, goTo).text()).toContain(' data-go-to="/">');
    },
  );
});

describe('the files of the build', () => {
  const ask = (path: string) => app.fetch(new Request(`https://masthead.example${path}`));

  it('are served below the address of the issuer, and nothing else is', async () => {
    expect(await ask('/identity/assets/main-1.js')?.text()).toBe('code');
    for (const path of ['/identity/assets/no.js', '/assets/main-1.js', '/identity/sign-in/abc/'])
      expect(ask(path)).toBeUndefined();
  });

  it('are asked for: one font, one stylesheet, one script', async () => {
    const asked = (await markup('join')).match(/(?<=(?:href|src)=")\/identity\/assets\/[^"]+/g);
    expect(asked).toEqual([
      '/identity/assets/grotesk-5.woff2',
      '/identity/assets/styles-3.css',
      '/identity/assets/main-1.js',
    ]);
  });
});
