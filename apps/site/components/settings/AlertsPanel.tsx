/** Prices that a reader waits for. */
import type { PriceAlert } from '@masthead/account';
import { ButtonLink } from '@masthead/ui';
import { pathTo } from '@masthead/urls';
import { EmptyState } from '../listing/EmptyState.tsx';
import { PanelHead, Row, Rows } from './parts.tsx';
import { dayOf } from './when.ts';

export function AlertsPanel({ alerts }: { alerts: readonly PriceAlert[] }) {
  return (
    <>
      <PanelHead title="Price alerts">One e-mail when a shop we trust reaches your number.</PanelHead>
      {alerts.length === 0 ? (
        <EmptyState as="h3" title="No alerts">
          <p>Nothing is being watched for you at the moment.</p>
          <ButtonLink kind="line" href={pathTo('deals', {})}>
            See what is cheaper today
          </ButtonLink>
        </EmptyState>
      ) : (
        <Rows>
          {alerts.map(({ id, product, cents, currency, since }) => (
            <Row
              key={id}
              name={<a href={pathTo('product', { slug: product })}>{product}</a>}
              fact={`Below ${priceOf(cents, currency)}, since ${dayOf(since)}`}
            />
          ))}
        </Rows>
      )}
    </>
  );
}

const priceOf = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
