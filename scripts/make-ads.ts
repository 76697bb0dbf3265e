/**
 * Draws the advertisements of the demo content anew (`node scripts/make-ads.ts`, or only those of some advertisers:
 * `… fjordline veldt`). What it writes is kept with the sources, so that a start needs none of this.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { type Advertiser, SIZES } from './ads/drawing.ts';
import { fjordline } from './ads/fjordline.ts';
import { hollowCreek } from './ads/hollow-creek.ts';
import { kelpBeds } from './ads/kelp-beds.ts';
import { oakAndLumen } from './ads/oak-and-lumen.ts';
import { portside } from './ads/portside.ts';
import { openStudio } from './ads/render.ts';
import { veldt } from './ads/veldt.ts';

const ADVERTISERS: readonly Advertiser[] = [fjordline, hollowCreek, oakAndLumen, veldt, portside, kelpBeds];

const FOLDER = new URL('../content/ads/', import.meta.url);

const asked = process.argv.slice(2);
const alts = ADVERTISERS.flatMap(({ slug, creatives }) =>
  Object.entries(creatives).map(([name, { alt }]) => [`${slug}/${name}`, alt]),
);
const studio = await openStudio();
try {
  for (const { slug, creatives } of ADVERTISERS) {
    if (asked.length > 0 && !asked.includes(slug)) continue;
    await mkdir(new URL(`${slug}/`, FOLDER), { recursive: true });
    for (const [name, { drawings }] of Object.entries(creatives))
      for (const size of SIZES) {
        const file = `${slug}/${name}-${size}.webp`;
        const { picture, problems } = await studio.render(size, drawings[size]);
        await writeFile(new URL(file, FOLDER), picture);
        process.stdout.write(`${[`${file} ${picture.length} bytes`, ...problems].join('\n  ')}\n`);
        if (problems.length > 0) process.exitCode = 1;
      }
  }
} finally {
  await studio.close();
}
await writeFile(new URL('alts.json', FOLDER), `${JSON.stringify(Object.fromEntries(alts), null, 2)}\n`);
