/** Another issuer, as a publisher or a social network would have one: its own library's memory, its own settings, one reader. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface OutsideReader {
  sub: string;
  email: string;
  email_verified: boolean;
}

export interface OutsideIssuerServer {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who is signed in there; whoever comes is they. */
  reader: OutsideReader;
  /** Says no to whoever comes next. */
  refuses: boolean;
  close(): Promise<void>;
}

/** `redirectUris` are asked for with the first request: who they belong to starts later. */
export async function startOutsideIssuer(redirectUris: () => string[]): Promise<OutsideIssuerServer> {
  const server = createServer();
  // Whoever asks here keeps connections too: one that this end closes could be asked on.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://localhost:${port}`;
  const started: OutsideIssuerServer = {
    issuer,
    clientId: 'publisher',
    clientSecret: 'a-secret-between-the-two',
    reader: { sub: 'lantern|17', email: 'Mara@quill.example', email_verified: true },
    refuses: false,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  let provider: Provider | undefined;
  server.on('request', (request, response) => {
    provider ??= providerOf(started, redirectUris());
    if (!request.url?.startsWith('/interaction/')) return void provider.callback()(request, response);
    const result = started.refuses ? { error: 'access_denied' } : { login: { accountId: started.reader.sub } };
    return void provider.interactionFinished(request, response, result);
  });
  return started;
}

function providerOf(started: OutsideIssuerServer, redirectUris: string[]): Provider {
  return new Provider(started.issuer, {
    clients: [
      {
        client_id: started.clientId,
        client_secret: started.clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: redirectUris,
        post_logout_redirect_uris: redirectUris,
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: [] },
    cookies: { keys: ['of the other issuer'] },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    findAccount: async (_, sub) => ({ accountId: sub, claims: async () => ({ ...started.reader, sub }) }),
    async loadExistingGrant({ oidc: { client, session, provider } }) {
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
}
