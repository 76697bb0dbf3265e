/** What buyers may look up: as it was set, or not there. */
import { describeWithDatabase } from '@masthead/storage/testing';
import { expect, it } from 'vitest';
import { startBooking } from './testing/booking.ts';

describeWithDatabase('the files of who sells here', (suite) => {
  it('are as they were set, and those that were not are not found', async () => {
    const adsTxt = 'ads.example, 1, DIRECT\n';
    const sellersJson = '{"version":"1.0","sellers":[]}';
    const booking = await startBooking(suite, { sellers: { adsTxt, appAdsTxt: undefined, sellersJson } });
    const text = await booking.send('GET', '/ads.txt');
    expect([text.status, text.headers.get('content-type'), text.text]).toEqual([
      200,
      'text/plain; charset=utf-8',
      adsTxt,
    ]);
    const sellers = await booking.send('GET', '/sellers.json');
    expect([sellers.headers.get('content-type'), sellers.text]).toEqual(['application/json', sellersJson]);
    expect((await booking.send('GET', '/app-ads.txt')).status).toBe(404);
  });
});
