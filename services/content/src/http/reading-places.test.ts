import { describeWithDatabase } from '@masthead/storage/testing';
import { beforeAll, expect, it } from 'vitest';
import { standingSchemas } from '../documents/standing.ts';
import { slugsOf } from '../testing/newsroom.ts';
import { errorOf, firstOf, type Reader, startReading } from '../testing/reading.ts';

const API = '/api/neutron';

describeWithDatabase('places', (suite) => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await startReading(suite);
  });
  const towns = () => reader.files.places.towns.map((town) => standingSchemas.town.parse(town));
  const post = async (call: string, body: unknown) =>
    Object((await reader.post(`${API}/geo/masthead/${call}/web`, body)).body).data;
  const providers = (body: unknown) => post('allconnect/providers', body);

  it('a known zip has its town’s providers, the cheapest first (API-30, D-46)', async () => {
    for (const { city, state, zips, providers: expected } of towns()) {
      const answer = await providers({ zipcode: zips.at(-1), isMoving: true });
      expect(answer).toMatchObject({ place: { city, state }, isMoving: true });
      expect(slugsOf(answer.providers).sort()).toEqual(expected.toSorted());
      const prices = answer.providers.map(({ price }: { price: number }) => price);
      expect(prices).toEqual(prices.toSorted((one: number, other: number) => one - other));
      expect(answer.providers[0]).toMatchObject({
        name: expect.any(String),
        price: expect.any(Number),
        speed: expect.any(Number),
        type: expect.any(String),
        phone: expect.any(String),
      });
    }
  });

  it('an address is known by its zip or its town', async () => {
    const { city, state, zips, addresses } = firstOf(towns(), 'town');
    for (const address of [
      `${addresses[0]}, ${city}, ${state} ${zips[0]}`,
      `${addresses[0]?.toUpperCase()}, ${city.toLowerCase()} ${state}`,
    ])
      expect(await providers({ address })).toMatchObject({ place: { city, state }, isMoving: false });
  });

  it('an unknown zip is a clear empty answer', async () => {
    expect(await providers({ zipcode: '00000' })).toEqual({ place: null, isMoving: false, providers: [] });
    expect(await providers({ address: 'Nowhere 1' })).toEqual({ place: null, isMoving: false, providers: [] });
  });

  it.each([
    [{ zipcode: '1234' }, 'zipcode', 'takes five digits'],
    [{ zipcode: 'abcde' }, 'zipcode', 'takes five digits'],
    [{}, 'zipcode', 'or an address is needed'],
    [{ address: '  ' }, 'zipcode', 'or an address is needed'],
  ])('%j is refused in words', async (body, field, message) => {
    const answer = await reader.post(`${API}/geo/masthead/allconnect/providers/web`, body);
    expect(answer.status).toBe(422);
    expect(errorOf(answer)).toMatchObject({ context: { fields: [{ field, message }] } });
  });

  it.each(['', '{', 'zipcode=78701'])('a body "%s" is refused in words', async (body) => {
    const answer = await reader.ask(`${API}/geo/masthead/allconnect/providers/web`, { method: 'POST', body });
    expect([answer.status, errorOf(answer)]).toEqual([400, { code: 400, message: 'The body is not JSON' }]);
  });

  it('a town’s prediction is found by its name, however it is written (API-31)', async () => {
    for (const { city, state, medianPrice, homesWithFiber, sunHours, electricityPrice } of towns())
      for (const name of [city, city.toUpperCase(), city.toLowerCase().replaceAll(' ', '-')])
        expect(
          await reader.data(
            `${API}/geo/masthead/harbinger/predict/${encodeURIComponent(name)}/${state.toLowerCase()}/web`,
          ),
        ).toEqual({
          place: { city, state },
          medianPrice,
          homesWithFiber,
          sunHours,
          electricityPrice,
        });
    expect(await reader.data(`${API}/geo/masthead/harbinger/predict/Nowhere/TX/web`)).toEqual({ place: null });
  });

  it('part of an address is completed, in one’s own zip when that is known (API-32)', async () => {
    const { city, state, zips, addresses } = firstOf(towns(), 'town');
    const [street = ''] = addresses;
    const { suggestions } = await post('smarty/address/autocomplete', { address: street.slice(0, 8) });
    expect(suggestions).toContainEqual({
      street,
      city,
      state,
      zipcode: zips[0],
      text: `${street}, ${city}, ${state} ${zips[0]}`,
    });
    const own = await post('smarty/address/autocomplete', { address: street.slice(0, 8), zipcode: zips[1] });
    expect(own.suggestions).toMatchObject([{ street, zipcode: zips[1] }]);
    expect((await post('smarty/address/autocomplete', { address: 'e' })).suggestions.length).toBeLessThanOrEqual(10);
    for (const address of ['zzzz', `${street} nowhere`])
      expect(await post('smarty/address/autocomplete', { address })).toEqual({ suggestions: [] });
  });

  it('an address is normalised, or said to be none (API-33)', async () => {
    for (const { city, state, zips, addresses } of towns())
      expect(
        await post('smarty/address/validation', {
          address: `${addresses[1]?.toLowerCase()},  ${city} ${state}`,
          zipcode: zips[0],
        }),
      ).toEqual({
        valid: true,
        address: { street: addresses[1], city, state, zipcode: zips[0] },
      });
    expect(await post('smarty/address/validation', { address: '1 Nowhere Street', zipcode: '78701' })).toEqual({
      valid: false,
      address: null,
    });
  });
});
