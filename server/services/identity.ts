/** Identity: who readers are, and who the newsroom's people are. Its pages are an app of their own. */
import { ACCOUNT_API, CALLBACK_PATH, ISSUER_PATH, LOGIN_PATH, LOGOUT_PATH } from '@masthead/account';
import { createIdentityService, type IdentityService, prepareIdentity } from '@masthead/identity';
import { scheduled } from '@masthead/jobs';
import { SEND_MAIL } from '@masthead/mail';
import { once } from '@masthead/runtime';
import { discussionToken } from '@masthead/talk';
import { type AccountSource, builtAccount, developmentAccount } from '../account-source.ts';
import type { Parts } from '../parts.ts';
import type { Mount, Offers, ServiceDefinition } from '../service.ts';
import { isOfStaff, openStaff } from '../staff.ts';

const BRAND = 'Masthead';
const HOUR_MS = 60 * 60_000;
/** When the start is over: whoever signs in first need not wait for code to be read. */
const WARM_AFTER_MS = 3000;

const MOUNTS: readonly Mount[] = [`${ISSUER_PATH}/*`, LOGIN_PATH, CALLBACK_PATH, LOGOUT_PATH, `${ACCOUNT_API}/*`].map(
  (path) => ({ path, route: 'identity' }),
);

interface Readers {
  pages: AccountSource;
  service: IdentityService;
}

export const identity: ServiceDefinition<'identity'> = {
  name: 'identity',

  async open(parts, offers) {
    await prepareIdentity(await parts.database());
    const inDevelopment = parts.settings.appEnv === 'production' ? undefined : await developmentAccount(pagesOf(parts));
    const readers = once(() => openReaders(parts, offers, inDevelopment));
    const staff = await openStaff(parts);
    return {
      mounts: [...MOUNTS, ...staff.mounts],
      async fetch(request, sender, way) {
        if (isOfStaff(request)) return staff.fetch(request, sender, way);
        const { pages, service } = await readers();
        return pages.fetch(request) ?? service.fetch(request, sender);
      },
      middleware: inDevelopment?.middleware,
      offers: { readerOf: async (request) => (await readers()).service.readerOf(request) },
      jobs: [
        scheduled({
          name: 'forget-old-sign-ins',
          every: HOUR_MS,
          run: async () => (await readers()).service.forgetOld(),
        }),
        ...staff.jobs,
      ],
      async start() {
        await staff.start();
        setTimeout(() => void readers().catch(() => {}), WARM_AFTER_MS).unref();
      },
      ...(inDevelopment?.close && { close: inDevelopment.close }),
    };
  },
};

const pagesOf = ({ settings: { siteUrl, socialLogin } }: Pick<Parts, 'settings'>) => ({
  siteUrl,
  brandName: BRAND,
  social: socialLogin && { origin: new URL(socialLogin.issuer).origin },
});

/** The half of readers, with its pages: most starts sign nobody in, and are sooner ready without it. */
async function openReaders(
  parts: Parts,
  { forgetReader, writtenBy }: Partial<Offers>,
  inDevelopment: AccountSource | undefined,
): Promise<Readers> {
  const { settings, logger, reporter, clock, limits } = parts;
  const { siteUrl, oidc, socialLogin, outsideDiscussion } = settings;
  const secret = outsideDiscussion?.secret;
  const jobs = await parts.jobs();
  const pages = inDevelopment ?? (await builtAccount(pagesOf(parts)));
  const service = await createIdentityService({
    database: await parts.database(),
    clock,
    logger,
    reporter,
    limits,
    mail: await parts.mail(),
    wakeMail: () => void jobs.wake(SEND_MAIL),
    secret: await parts.identitySecret(),
    siteUrl: new URL(siteUrl),
    brand: BRAND,
    outside: oidc,
    social: socialLogin,
    pages: {
      show: (page, status = 200) => pages.show(page, { status }),
      signedIn: (via, goTo) => pages.callbackDocument({ masthead: 'account', is: 'signed-in', via }, goTo),
    },
    keepers: forgetReader && writtenBy ? [{ name: 'discussion', of: writtenBy, forget: forgetReader }] : [],
    discussionToken: secret
      ? ({ id, email, display_name: name }) => discussionToken({ id, email, name }, secret, clock.now())
      : undefined,
  });
  return { pages, service };
}
