/** What a product has cost, within a text. */
import { PriceHistory } from '../../product/PriceHistory.tsx';
import type { BodyPricesData } from './data.ts';

export const BodyPrices = ({ data: { prices } }: { data: BodyPricesData }) => <PriceHistory prices={prices} />;
