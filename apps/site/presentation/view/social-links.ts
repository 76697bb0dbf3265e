/** Where else an author can be found: names on networks become addresses that we write, and addresses are checked. */
import { type SocialProfile, twitterHandle } from '@masthead/model';
import type { Profile } from '../../components/profile/profile.ts';
import { outboundHref } from '../outbound-href.ts';

type ProfileLink = Profile['links'][number];

const NETWORKS: readonly {
  field: keyof SocialProfile;
  home: string;
  label: (name: string) => string;
}[] = [
  { field: 'twitter', home: 'https://twitter.com/', label: twitterHandle },
  { field: 'instagram', home: 'https://www.instagram.com/', label: () => 'Instagram' },
  { field: 'facebookProfile', home: 'https://www.facebook.com/', label: () => 'Facebook' },
  { field: 'facebookPage', home: 'https://www.facebook.com/', label: () => 'Facebook page' },
];

/** A name on a network, with or without its sign. */
const NAME = /^@?([\w.-]+)$/;

function networkHref(value: string, home: string): string | undefined {
  const name = NAME.exec(value)?.[1];
  return name ? home + name : outboundHref(value);
}

const MAIL = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/;

export function linksOf(email: string | undefined, social: SocialProfile = {}): ProfileLink[] {
  const mail: ProfileLink[] =
    email && MAIL.test(email) ? [{ kind: 'mail', label: 'Email', href: `mailto:${email}` }] : [];
  const networks = NETWORKS.flatMap(({ field, home, label }): ProfileLink[] => {
    const value = social[field]?.trim() ?? '';
    const href = networkHref(value, home);
    return href ? [{ kind: 'network', label: label(lastPart(value)), href }] : [];
  });
  return [...mail, ...networks];
}

/** An address names its owner at its end. */
const lastPart = (value: string): string => value.split('/').findLast((part) => part !== '') ?? value;
