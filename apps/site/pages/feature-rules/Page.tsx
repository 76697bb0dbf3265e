/** Ask for an address, and see which features its page has and why. */
import { Button, Hed, Wrap } from '@masthead/ui';
import { BodyTable } from '../../components/body/table/BodyTable.tsx';
import type { Explained, ExplainedFeature, FeatureRulesPageData } from './data.ts';
import styles from './Page.module.css';

export function Page({ data: { address, explained } }: { data: FeatureRulesPageData }) {
  return (
    <Wrap className={styles.page}>
      <Hed as="h1" size="1">
        Features of a page
      </Hed>
      <form className={styles.form} method="get">
        <label htmlFor="address">An address of this site, with its query</label>
        <input id="address" name="address" defaultValue={address} placeholder="/news/" autoComplete="off" />
        <Button kind="brand" type="submit">
          Explain
        </Button>
      </form>
      {explained && <Answer explained={explained} />}
    </Wrap>
  );
}

function Answer({ explained }: { explained: Explained }) {
  switch (explained.found) {
    case 'nothing':
      return <p>There is no page there (status {explained.status}).</p>;
    case 'elsewhere':
      return (
        <p>
          That leads to <code>{explained.address}</code>: ask for the page there.
        </p>
      );
    case 'page':
      return (
        <>
          <p>
            Route <code>{explained.route}</code>, device {explained.device},{' '}
            {explained.experiments.length > 0 ? `experiments ${explained.experiments.join(', ')}` : 'no experiment'}.
          </p>
          <BodyTable
            data={tableOf(
              'On',
              explained.features.filter(({ on }) => on),
            )}
          />
          <BodyTable
            data={tableOf(
              'Off',
              explained.features.filter(({ on }) => !on),
            )}
          />
        </>
      );
  }
}

const tableOf = (title: string, features: readonly ExplainedFeature[]) => ({
  caption: `${title} (${features.length})`,
  columns: ['Feature', 'Because', 'Area', 'Owner', 'Stage'],
  rows: features.map(({ name, because, area, owner, stage }) => ({ head: name, cells: [because, area, owner, stage] })),
});
