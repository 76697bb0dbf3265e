/**
 * The sub-tag of a link to a shop: by it a sale is known to be owed to one view of a page, and to no reader. Each
 * network has a parameter of its own for it; to a host of none of them nothing is added.
 */
import type { Device } from '@masthead/rules';

/** By host, which covers the names before it too. */
const SUB_TAG_PARAMETERS: Readonly<Record<string, string>> = {
  'amazon.com': 'ascsubtag',
  'anrdoezrs.net': 'sid',
  'avantlink.com': 'ctc',
  'awin1.com': 'clickref',
  'dpbolvw.net': 'sid',
  'ebay.com': 'customid',
  'jdoqocy.com': 'sid',
  'kqzyfj.com': 'sid',
  'linksynergy.com': 'u1',
  'nordvpn.net': 'aff_sub',
  'pntra.com': 'sid',
  'pxf.io': 'subId1',
  'shareasale.com': 'afftrack',
  'skimresources.com': 'xcust',
  'tkqlhce.com': 'sid',
  'viglink.com': 'cuid',
  // The shops of the demo newsroom.
  'cornerandsons.example': 'subid',
  'dial.example': 'subid',
  'harbourelectric.example': 'subid',
  'northgate.example': 'subid',
  'parcelandpost.example': 'subid',
};

/** What is sold on pages of these topics is accounted for apart. */
const PREFIXES: Readonly<Record<string, string>> = {
  'home-internet': 'cb',
  'home-energy-and-utilities': 'ce',
  'personal-finance': 'cm',
  sleep: 'cs',
};
const DEFAULT_PREFIX = 'cn';

const OWN_TAG = /^c[bemns]-[0-9a-f-]{36}-(mwb|dtp)$/;

/** Topics of the home stand in an address without their first word. */
function prefixOf(path: string): string {
  const parts = path.split('/').filter(Boolean);
  const topics = parts.flatMap((part, index) => [part, `${parts[index - 1]}-${part}`]);
  const known = topics.find((topic) => Object.hasOwn(PREFIXES, topic)) ?? '';
  return PREFIXES[known] ?? DEFAULT_PREFIX;
}

export interface TaggedView {
  /** Of the page that the link stands on. */
  readonly path: string;
  /** Empty where the reader may not be measured. */
  readonly pageViewGuid: string;
  readonly deviceType: Device | '';
}

export const subTag = ({ path, pageViewGuid, deviceType }: TaggedView): string =>
  `${prefixOf(path)}-${pageViewGuid}-${deviceType === 'mobile' ? 'mwb' : 'dtp'}`;

/** The address with the sub-tag of this view, or without ours where there is none; as it was if it cannot be read. */
export function withSubTag(href: string, view: TaggedView): string {
  const url = URL.parse(href);
  const parameter = url && parameterOf(url.hostname);
  if (!parameter) return href;
  const tag = url.searchParams.get(parameter) ?? '';
  if (view.pageViewGuid) url.searchParams.set(parameter, subTag(view));
  else if (OWN_TAG.test(tag)) url.searchParams.delete(parameter);
  else return href;
  return url.href;
}

function parameterOf(host: string): string | undefined {
  const names = host.split('.');
  const known = names
    .map((_, index) => names.slice(index).join('.'))
    .find((name) => Object.hasOwn(SUB_TAG_PARAMETERS, name));
  return known && SUB_TAG_PARAMETERS[known];
}
