/**
 * The one door for markup and scripts into a page (Trusted Types): where the policy of a document asks for it, a browser
 * takes neither from anywhere else. What comes by here was made by our own server, which sanitised it; see
 * docs/decisions/0036-one-door-for-markup.md.
 */

/** As the platform has it, but for its types: what it makes is an object that is taken where a string would be. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string>,
  ): Record<'createHTML' | 'createScriptURL', (text: string) => string>;
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/** As the policy of our documents names it: packages/web/src/security-headers.ts. */
const POLICY = 'masthead';
const SERVICE_WORKER = '/service-worker.js';

const policy = globalThis.trustedTypes?.createPolicy(POLICY, {
  createHTML: (html) => html,
  createScriptURL(address) {
    if (address !== SERVICE_WORKER) throw new TypeError(`No script is loaded from ${address}`);
    return address;
  },
});

/** For markup that our server made; on the server itself, and in a browser that does not ask, just that. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;

export const serviceWorkerAddress = (): string => policy?.createScriptURL(SERVICE_WORKER) ?? SERVICE_WORKER;
