/** The settings of advertising: what buyers may look up of who sells here. */
import { z } from 'zod';
import { about, jsonText } from './setting-parts.ts';

const LONGEST = 65_536;
const MOST_RECORDS = 2000;

/** `domain, account, DIRECT`, perhaps with a certification authority; or a variable (IAB ads.txt 1.1). */
const RECORD = /^[a-z0-9.-]+\s*,\s*[^,\s#;]+\s*,\s*(?:DIRECT|RESELLER)\s*(?:,\s*[A-Za-z0-9]+\s*)?$/i;
const VARIABLE = /^(?:CONTACT|SUBDOMAIN|INVENTORYPARTNERDOMAIN|OWNERDOMAIN|MANAGERDOMAIN)=\S.*$/i;

/** Records, one in a line; in a shell a `|` is easier to write than a line's end. */
const records = z
  .string()
  .max(LONGEST)
  .transform((text) =>
    text
      .split(/[|\n]/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  )
  .pipe(
    z
      .array(z.string().refine((line) => line.startsWith('#') || RECORD.test(line) || VARIABLE.test(line)))
      .min(1)
      .max(MOST_RECORDS),
  )
  .transform((lines) => `${lines.join('\n')}\n`);

const text = z.string().min(1).max(500);
const sellers = z.looseObject({
  version: z.literal('1.0'),
  sellers: z.array(
    z.looseObject({
      seller_id: text,
      name: text.optional(),
      domain: text.optional(),
      seller_type: z.enum(['PUBLISHER', 'INTERMEDIARY', 'BOTH']),
      is_confidential: z.literal([0, 1]).optional(),
    }),
  ),
});

const sellersJson = jsonText(LONGEST)
  .pipe(sellers)
  .transform((value) => `${JSON.stringify(value, null, 2)}\n`);

const TAKES_RECORDS = 'records such as adserver.example, 12345, DIRECT with a line’s end or | between them';

export const adsValues = {
  ADS_TXT: records.optional().register(about, {
    takes: TAKES_RECORDS,
    meaning: 'Who may sell advertising of this site, at /ads.txt.',
    unset: 'unset: the address is not found',
  }),
  APP_ADS_TXT: records.optional().register(about, {
    takes: TAKES_RECORDS,
    meaning: 'The same for its apps, at /app-ads.txt.',
    unset: 'unset: the address is not found',
  }),
  SELLERS_JSON: sellersJson.optional().register(about, {
    takes:
      'JSON such as {"version":"1.0","sellers":[{"seller_id":"1","name":"Us","domain":"us.example","seller_type":"PUBLISHER"}]}',
    meaning: 'On whose behalf this site sells advertising, at /sellers.json.',
    unset: 'unset: the address is not found',
  }),
};
