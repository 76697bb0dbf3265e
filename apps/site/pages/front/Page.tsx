/** The front page: rows of blocks as editors laid them out, the river among them. */
import { VisuallyHidden } from '@masthead/ui';
import { Skybox } from '../../components/ads/Skybox.tsx';
import { Band } from './Band.tsx';
import { Cells } from './Cells.tsx';
import type { FrontBlock, FrontPageData, FrontRow } from './data.ts';
import { RiverSection } from './RiverSection.tsx';

export function Page({ data: { now, river, rows } }: { data: FrontPageData }) {
  const title = titleOf(rows);
  return (
    <>
      <Skybox hung />
      {title === 'none' && (
        <h1>
          <VisuallyHidden>Consumer technology, tested</VisuallyHidden>
        </h1>
      )}
      {rows.map((row, index) => (
        <Row key={keyOf(row)} {...{ row, now, river }} isTitle={title === 'river'} first={index === 0} />
      ))}
    </>
  );
}

interface RowProps extends Pick<FrontPageData, 'now' | 'river'> {
  row: FrontRow;
  isTitle: boolean;
  /** Right below the bar. */
  first: boolean;
}

function Row({ row, now, river, isTitle, first }: RowProps) {
  if (row.kind === 'cells') return <Cells cells={row.cells} {...{ now, river, isTitle }} />;
  const { block } = row;
  if (block.kind === 'river') return <RiverSection heading={block.heading} {...{ now, river, isTitle }} />;
  return <Band block={block} now={now} first={first} />;
}

const blocksIn = (row: FrontRow): FrontBlock[] =>
  row.kind === 'band' ? [row.block] : row.cells.flatMap(({ blocks }) => blocks);

const holds = (row: FrontRow, kind: FrontBlock['kind']): boolean => blocksIn(row).some((block) => block.kind === kind);

const keyOf = (row: FrontRow): string =>
  blocksIn(row)
    .map(({ id }) => id)
    .join(' ');

/** What carries the page's first heading: the lead at its full width, else the river. */
function titleOf(rows: readonly FrontRow[]): 'lead' | 'river' | 'none' {
  if (rows.some((row) => row.kind === 'band' && row.block.kind === 'package')) return 'lead';
  return rows.some((row) => holds(row, 'river')) ? 'river' : 'none';
}
