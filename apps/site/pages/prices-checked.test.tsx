/** Wherever a price stands, it says when it was looked up. */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BuyBar } from '../components/best/BuyBar.tsx';
import { Tray } from '../components/best/Tray.tsx';
import { BuyButton } from '../components/body/buy-button/BuyButton.tsx';
import type { PickData } from '../components/body/pick/data.ts';
import { Pick } from '../components/body/pick/Pick.tsx';
import { PickList } from '../components/body/pick-list/PickList.tsx';
import { ReviewCard } from '../components/body/review-card/ReviewCard.tsx';
import type { CardStory } from '../components/cards/card-story.ts';
import { OwnFact } from '../components/cards/OwnFact.tsx';
import { DealBox } from '../components/deal/DealBox.tsx';
import { DealStrip } from '../components/deal/DealStrip.tsx';
import { PriceHead } from '../components/deal/PriceHead.tsx';
import { BestPick } from '../components/front/BestPick.tsx';
import { ShotProduct } from '../components/gallery/ShotProduct.tsx';
import { IndexTable } from '../components/listing/IndexTable.tsx';
import { TopicPicks } from '../components/listing/TopicPicks.tsx';
import { Offers } from '../components/product/Offers.tsx';
import { oldestCheck } from '../components/product/oldest-check.ts';
import { FoundThings } from '../components/search/FoundThings.tsx';
import { PlanTable } from '../components/standing/PlanTable.tsx';
import { ProviderList } from '../components/standing/ProviderList.tsx';
import type { ProviderEntry } from '../components/standing/provider.ts';
import { Comparison } from '../components/versus/Comparison.tsx';
import { Contenders } from '../components/versus/Contenders.tsx';

const AT = Date.UTC(2026, 10, 15, 17);
const DAY = 86_400_000;
const money = { cents: 94_900, currency: 'USD' };
const offer = { merchant: 'Dial', href: 'https://dial.example/', price: '$949', checkedAt: AT };
const pick: PickData = { rank: 1, title: 'Halo', name: 'Halo', good: [], bad: [], specs: [], offers: [offer] };
const other: PickData = { ...pick, rank: 2, name: 'Ondo', title: 'Ondo' };
const item = { rank: 1, title: 'Halo', price: '$949', checkedAt: AT, href: '/halo/' };
const deal = { id: 'd', name: 'Halo', price: money, offer };
const card: CardStory = {
  id: 'a',
  headline: 'Halo',
  href: '/halo/',
  voice: 'report',
  byline: 'Ann Lee',
  publishedAt: AT,
  readingMinutes: 1,
};
const dealFact = { kind: 'deal', product: 'Halo', price: money, checkedAt: AT } as const;
const provider: ProviderEntry = {
  slug: 'larkline',
  name: 'Larkline',
  type: 'Fiber',
  phone: '512-555-0112',
  summary: 'Fast.',
  plans: [{ name: 'Gig', price: 75, down: 1000, up: 1000 }],
  checkedAt: AT,
};
const nothing = () => {};

const PLACES: [where: string, place: ReactElement][] = [
  ['offers', <Offers key="" offers={[offer]} />],
  ['a choice', <Pick key="" data={pick} />],
  ['choices in brief', <PickList key="" data={{ items: [item] }} />],
  ['the picks of a topic', <TopicPicks key="" picks={{ list: { label: 'Best', href: '/best/' }, items: [item] }} />],
  [
    'the table of an index page',
    <IndexTable
      key=""
      table={{
        title: 'What holds',
        note: '',
        columns: ['Thing', 'Verdict', 'Price'],
        rows: [{ id: 'a', href: '/halo/', title: 'Halo', price: { text: '$949', merchant: 'Dial', checkedAt: AT } }],
      }}
    />,
  ],
  ['a button in a text', <BuyButton key="" data={{ name: 'Halo', offer }} />],
  ['a review in a text', <ReviewCard key="" data={{ name: 'Halo', offer }} />],
  ['two side by side', <Comparison key="" products={[pick, other]} label="Two" />],
  ['the head of a comparison', <Contenders key="" contenders={[pick, other]} rounds={[]} />],
  ['the bar of a phone', <BuyBar key="" pick={pick} count={2} comparable={false} onCompare={nothing} />],
  ['what is compared', <Tray key="" chosen={[pick]} onRemove={nothing} onClear={nothing} onCompare={nothing} />],
  ['a deal', <PriceHead key="" deal={deal} now={AT} />],
  ['one of several deals', <DealBox key="" deal={deal} now={AT} />],
  ['deals side by side', <DealStrip key="" deals={[{ ...card, fact: dealFact }]} />],
  ['a card of a deal', <OwnFact key="" fact={dealFact} />],
  [
    'a card of what may be bought instead',
    <OwnFact key="" fact={{ kind: 'score', score: 8, editorsChoice: false, price: '$949', checkedAt: AT }} />,
  ],
  [
    'a best list among others',
    <BestPick key="" story={card} pick={{ product: 'Halo', price: money, checkedAt: AT }} />,
  ],
  ['a picture’s product', <ShotProduct key="" product={{ name: 'Halo', offers: [offer] }} />],
  [
    'a product that was found',
    <FoundThings
      key=""
      things={[{ kind: 'product', name: 'Halo', href: '/halo/', about: '', price: '$949', checkedAt: AT }]}
    />,
  ],
  ['plans side by side', <PlanTable key="" providers={[provider]} />],
  ['the plans of a provider', <ProviderList key="" providers={[provider]} />],
];

describe('a price says when it was checked', () => {
  it.each(PLACES)('in %s', (_, place) => {
    const html = renderToString(place).replaceAll('<!-- -->', '');
    expect(html).toMatch(/\$|949/);
    expect(html).toMatch(/hecked <time dateTime="2026-11-15T17:00:00.000Z">Nov 15, 2026</);
  });

  it('and says nothing where nobody knows', () => {
    const { checkedAt: _at, ...unknown } = offer;
    expect(renderToString(<Pick data={{ ...pick, offers: [unknown] }} />)).not.toContain('hecked');
  });

  it('by the oldest of several, of which all are known', () => {
    expect(oldestCheck([offer, { price: '$1', checkedAt: AT - DAY }])).toBe(AT - DAY);
    expect(oldestCheck([offer, { price: '$1' }])).toBeUndefined();
    expect(oldestCheck([offer, {}])).toBe(AT);
    expect(oldestCheck([])).toBeUndefined();
  });
});
