import { it } from 'vitest';
import { cmsTypeCodec, richTextCodec } from './rich-text.ts';
import { date } from './testing/content-wires.ts';
import { readsBack } from './testing/reads-back.ts';

it('rich text has every field', () => {
  readsBack(richTextCodec, { id: '1', title: 'Terms', description: 'Ours', content: '<p>Text</p>' });
});

it('a type of the CMS has every field', () => {
  readsBack(cmsTypeCodec, {
    id: '1',
    title: 'Page',
    description: 'A page',
    dateUpdated: date('2026-11-01'),
    page: { slug: 'x' },
    typeName: 'content_page',
  });
});
