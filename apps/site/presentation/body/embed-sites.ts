/** The sites whose posts a reader may have shown within a text. The Content-Security-Policy allows frames of these and of no other. */
import type { EmbedFrame } from '../../components/body/embed/data.ts';

interface EmbedSite {
  /** What readers call it. */
  name: string;
  /** The hosts of the addresses that are shared. */
  hosts: readonly string[];
  /** Where its frames come from. */
  origin: `https://${string}`;
  shape: EmbedFrame['shape'];
  /** The frame's path for a shared address; undefined when the address is no post. */
  framePath(url: URL): string | undefined;
}

/** What stands in an address where a pattern has its first group, made safe to stand in another. */
const partOf = (text: string, pattern: RegExp): string | undefined => {
  const [, part] = pattern.exec(text) ?? [];
  return part && encodeURIComponent(part);
};

export const embedSites: readonly EmbedSite[] = [
  {
    name: 'X',
    hosts: ['x.com', 'www.x.com', 'twitter.com', 'www.twitter.com', 'mobile.twitter.com'],
    origin: 'https://platform.twitter.com',
    shape: 'post',
    framePath: ({ pathname }) => {
      const id = partOf(pathname, /^\/[^/]+\/status\/(\d{1,20})\/?$/);
      return id && `/embed/Tweet.html?dnt=true&id=${id}`;
    },
  },
  {
    name: 'Facebook',
    hosts: ['facebook.com', 'www.facebook.com', 'm.facebook.com'],
    origin: 'https://www.facebook.com',
    shape: 'post',
    framePath: ({ href, pathname }) =>
      pathname.length > 1 ? `/plugins/post.php?show_text=true&href=${encodeURIComponent(href)}` : undefined,
  },
  {
    name: 'YouTube',
    hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be'],
    origin: 'https://www.youtube-nocookie.com',
    shape: 'video',
    framePath: ({ host, pathname, searchParams }) => {
      const id = partOf(host === 'youtu.be' ? pathname.slice(1) : (searchParams.get('v') ?? ''), /^([\w-]{6,20})$/);
      return id && `/embed/${id}`;
    },
  },
  {
    name: 'Vimeo',
    hosts: ['vimeo.com', 'www.vimeo.com'],
    origin: 'https://player.vimeo.com',
    shape: 'video',
    framePath: ({ pathname }) => {
      const id = partOf(pathname, /^\/(\d{1,12})\/?$/);
      return id && `/video/${id}?dnt=1`;
    },
  },
];

/** Whose post an address is: a site of the list by one of its own hosts, over a safe line. */
export const embedSiteOf = ({ protocol, host }: URL): EmbedSite | undefined =>
  protocol === 'https:' ? embedSites.find(({ hosts }) => hosts.includes(host)) : undefined;
