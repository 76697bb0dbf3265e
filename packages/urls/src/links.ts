/** What a link is: within the site or out of it, for readers or for editors. */
import { type ContentTypeName, typeNameOf } from '@masthead/model';

const PATH = /^\/(?!\/)/;

/** A path, or the host of the page itself; anything else, a subdomain too, is external. */
export function isInternal(href: string, pageHost: string): boolean {
  if (PATH.test(href)) return true;
  const url = URL.parse(href);
  return url !== null && /^https?:$/.test(url.protocol) && url.host === pageHost;
}

/** Where editors open content in the studio; features are pages, and are opened as such. */
export function cmsLink(studio: string, { id, typeName }: { id: string; typeName: ContentTypeName }): string {
  const [safeId, kind] = [encodeURIComponent(id), encodeURIComponent(typeName)];
  return typeName === typeNameOf('feature')
    ? `${studio}/pages/create?pageId=${safeId}`
    : `${studio}/content/${kind}/${safeId}/edit`;
}
