import { asleep, type LogLine, type Privacy, planTag, type ScriptTag, type Tag } from '@masthead/rules';
import { scriptPage, someScript } from '@masthead/rules/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kindOf, tagsIn } from '../testing/parsed-document.ts';
import { ownPart, tagHtml } from './own-part.ts';

const OPEN: Privacy = { optIn: false, healthLaw: false, globalPrivacyControl: false };
const GDPR: Privacy = { ...OPEN, optIn: true };

interface Sent {
  privacy?: Privacy;
  thirdParties?: boolean;
  platform?: Parameters<typeof ownPart>[1]['platform'];
}

function sent(tags: readonly Tag[], { privacy = OPEN, thirdParties = true, platform = {} }: Sent = {}) {
  const lines: LogLine[] = [];
  const html = ownPart(tags, { nonce: 'n0nce', privacy, thirdParties, platform }, (line) => lines.push(line));
  return { html, lines, tags: tagsIn(`${html}"></script>`) };
}
const early = (changes: Partial<ScriptTag> = {}): ScriptTag => someScript({ timing: 'serverRender', ...changes });

describe('what is each response’s own', () => {
  it('is a nonce and a word for the laws and signals, where nothing is declared', () => {
    expect(sent([]).html).toBe('<script nonce="n0nce" data-privacy="open');
    const all = { optIn: true, healthLaw: true, globalPrivacyControl: true };
    expect(sent([], { privacy: all }).html).toBe('<script nonce="n0nce" data-privacy="in+health+gpc');
  });

  it('is a script of a category before it, which does nothing and says which', () => {
    const [script] = sent([early({ gdprCategory: 'C0004' })]).tags;
    expect(script?.attributes).toEqual({
      id: 'counter',
      src: 'https://tags.example/counter.js',
      type: 'text/plain',
      class: 'optanon-category-C0004',
    });
  });

  it('is one that is critical as it is', () => {
    const [script] = sent([early({ gdprCategory: 'C0001', host: 'self', src: '/consent.js' })]).tags;
    expect(script?.attributes).toEqual({ id: 'counter', src: '/consent.js' });
  });

  it('has the highest priority first', () => {
    const tags = [early({ tagId: 'late' }), early({ tagId: 'first', priority: 9 }), early({ tagId: 'later' })];
    expect(sent(tags).tags.map(({ attributes }) => attributes.id)).toEqual(['first', 'late', 'later', undefined]);
  });

  it('has the restricted form where a privacy law is on', () => {
    const tag = early({ restrictedSrc: 'https://tags.example/quiet.js' });
    expect(sent([tag]).html).toContain('/counter.js"');
    expect(sent([tag], { privacy: GDPR }).html).toContain('/quiet.js"');
  });

  it('has no tag of others where none may learn of the page', () => {
    const ours = early({ tagId: 'ours', host: 'self', src: '/a.js', gdprCategory: 'C0001' });
    const { tags } = sent([early(), ours], { thirdParties: false });
    expect(tags.map(({ attributes }) => attributes.id)).toEqual(['ours', undefined]);
  });

  it('leaves out what needs a feature that is off, and says so', () => {
    const tag = early({ features: ['adService'] });
    const { tags, lines } = sent([tag]);
    expect(tags).toHaveLength(1);
    expect(lines).toEqual([{ level: 'info', message: 'Features for counter is disabled, rejecting.' }]);
    expect(sent([tag], { platform: { features: ['adService'] } }).tags).toHaveLength(2);
  });

  it('leaves to the browser what has another time', () => {
    expect(sent([someScript()]).tags).toHaveLength(1);
  });
});

describe('a tag as it is written', () => {
  const written = (tag: Tag, nonce = 'n') => {
    const plan = planTag(tag, scriptPage());
    if (plan.does !== 'add') throw new Error('It is not on the page');
    return tagHtml(asleep(plan.tag), nonce);
  };

  it('has the nonce if it stands in the page and runs, and only then', () => {
    const inline = early({ host: 'self', src: () => undefined, innerHTML: 'go()' });
    expect(written({ ...inline, gdprCategory: 'C0001' })).toBe('<script id="counter" nonce="n">go()</script>');
    expect(written(inline)).not.toContain('nonce');
  });

  it('is a link without an end', () => {
    const link = { ...early({ gdprCategory: 'C0001' }), rel: 'preconnect', href: 'https://tags.example/' };
    expect(written(link)).toBe('<link id="counter" rel="preconnect" href="https://tags.example/">');
  });

  it('is one tag, whatever stands in it', () => {
    const words = fc.oneof(fc.string(), fc.constantFrom('</script>', '<!--', '-->', '"', '<script>', '</SCRIPT >'));
    fc.assert(
      fc.property(fc.array(words), words, (parts, value) => {
        const innerHTML = `x${parts.join('')}`;
        const html = written({
          ...early({ host: 'self', src: () => undefined, innerHTML }),
          attributes: { 'data-x': value },
        });
        const tags = tagsIn(`${html}<meta name="after">`);
        expect(tags.map(kindOf)).toHaveLength(2);
        expect(tags[0]?.attributes['data-x']).toBe(
          value.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll('\0', '\uFFFD'),
        );
      }),
    );
  });
});
