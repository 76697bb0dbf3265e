/** The studio: where the newsroom works, an app of its own under /desk/. */
import type { ServiceDefinition } from '../service.ts';
import { builtStudio, developmentStudio } from '../studio-source.ts';

export const studio: ServiceDefinition<'studio'> = {
  name: 'studio',

  async open({ settings: { appEnv, siteUrl, imageUrl } }) {
    const deps = { siteUrl, imageHost: URL.parse(imageUrl ?? '')?.origin };
    const { fetch, middleware, close } = await (appEnv === 'production' ? builtStudio(deps) : developmentStudio(deps));
    return {
      mounts: [{ path: '/desk/*', route: 'studio', anySpelling: true }],
      fetch,
      middleware,
      ...(close && { close }),
    };
  },
};
