/** Rows as what advertising is made of. */
import type { Advertiser, Creative, LineItem } from '@masthead/ads/decision';
import type { AdsDb, AdvertiserRow, CreativeRow, LineRow } from '../schema.ts';
import { columns } from '../stored/columns.ts';
import type { CreativeFields } from '../stored/creative-fields.ts';

export const advertiserOf = ({ id, name, payer, industry }: AdvertiserRow): Advertiser => ({
  id,
  name,
  payer,
  industry,
});

type Shown = Pick<LineRow, Exclude<keyof LineRow, 'state'>> & { state: LineItem['state'] };

export const isShown = (row: LineRow): row is Shown => row.state !== 'archived';

export const lineOf = (row: Shown): LineItem => ({
  id: row.id,
  orderId: row.order_id,
  advertiserId: row.advertiser_id,
  name: row.name,
  type: row.type,
  state: row.state,
  priority: row.priority,
  from: Number(row.starts_at),
  until: row.ends_at === null ? null : Number(row.ends_at),
  goal: row.goal === null ? null : Number(row.goal),
  pacing: row.pacing,
  cpmMicros: Number(row.cpm_micros),
  where: row.condition === null ? null : columns.condition.read(row.condition),
  caps: columns.caps.read(row.caps),
  competesAs: columns.names.read(row.competes_as),
  roadblock: row.roadblock === 1,
  creativeIds: columns.names.read(row.creative_ids),
});

/** A creative, and the real sizes of its pictures besides. */
export interface KeptCreative {
  readonly creative: Creative;
  readonly fields: CreativeFields;
}

export function creativeOf(row: CreativeRow): KeptCreative {
  const fields = columns.creative.read(row.fields);
  const base = { id: row.id, advertiserId: row.advertiser_id, name: row.name, landing: row.landing, alt: row.alt };
  return { fields, creative: creativeWith(base, fields) };
}

type Base = Pick<Creative, 'id' | 'advertiserId' | 'name' | 'landing' | 'alt'>;

function creativeWith(base: Base, fields: CreativeFields): Creative {
  switch (fields.kind) {
    case 'picture':
      return { ...base, ...fields, picture: fields.picture.path, darkPicture: fields.darkPicture?.path };
    case 'responsive':
      return { ...base, ...fields, picture: fields.picture?.path };
    case 'native':
      return { ...base, ...fields, picture: fields.picture.path };
    case 'video':
      return { ...base, ...fields };
  }
}

/** All that may be shown now or soon. */
export async function readBooked(db: AdsDb) {
  const [advertisers, lines, creatives] = await Promise.all([
    db.selectFrom('ad_advertisers').selectAll().execute(),
    db.selectFrom('ad_lines').selectAll().where('state', '=', 'running').execute(),
    db.selectFrom('ad_creatives').selectAll().where('archived', '=', 0).execute(),
  ]);
  return {
    advertisers: advertisers.map(advertiserOf),
    lines: lines.filter(isShown).map(lineOf),
    creatives: creatives.map(creativeOf),
  };
}
