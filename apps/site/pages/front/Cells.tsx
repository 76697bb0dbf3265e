/** Cells of the front page that share a row. Beside the river the others are its sidebar. */
import { Columns } from '../../components/front/Columns.tsx';
import { ColumnBlock } from './ColumnBlock.tsx';
import type { FrontBlock, FrontCell, FrontPageData, PlainBlock } from './data.ts';
import { RiverSection } from './RiverSection.tsx';

interface CellsProps extends Pick<FrontPageData, 'now' | 'river'> {
  cells: FrontCell[];
  /** Whether the river's heading is the page's first. */
  isTitle: boolean;
}

const isPlain = (block: FrontBlock): block is PlainBlock => block.kind !== 'river';

export function Cells({ cells, now, river, isTitle }: CellsProps) {
  const shown = (blocks: readonly FrontBlock[]) =>
    blocks.filter(isPlain).map((block) => <ColumnBlock key={block.id} block={block} now={now} />);
  const all = cells.flatMap(({ blocks }) => blocks);
  const heading = all.find((block) => block.kind === 'river')?.heading;
  if (heading !== undefined) {
    const beside = shown(all);
    return <RiverSection {...{ river, now, heading, isTitle }} aside={beside.length > 0 && beside} />;
  }
  const columns = cells.map(({ span, blocks }) => ({ key: blocks[0]?.id ?? '', span, content: shown(blocks) }));
  return <Columns columns={columns} />;
}
