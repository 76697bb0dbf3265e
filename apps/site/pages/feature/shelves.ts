/** The places of a layout, with what was found for each, as shelves in the editors' order. */
import { type Layout, type LayoutComponent, type PageComponent, visibleComponents } from '@masthead/model';
import { pathTo, topicPath } from '@masthead/urls';
import type { Link } from '../../base/link.ts';
import type { SlotName } from '../../components/picture/slots.ts';
import { prepareText } from '../../presentation/body/headings.ts';
import type { LoadContext } from '../load.ts';
import type { FeatureShelf, ShelfView, StoryShelf } from './data.ts';

type Tools = Pick<LoadContext, 'view' | 'bodies' | 'now'>;
type Found = ReadonlyMap<string, PageComponent>;

/** A place that could not be filled, or was filled with nothing, is left out. */
export function shelvesOf(
  layout: readonly Layout[],
  components: readonly PageComponent[],
  tools: Tools,
): FeatureShelf[] {
  const found: Found = new Map(components.map((component) => [nameOf(component), component]));
  return layout.flatMap((cell) => cellShelves(cell, found, tools));
}

const nameOf = (part: PageComponent): string => (part.kind === 'Error' ? part.component : part).meta.componentName;

/** The cell's label heads its first shelf; what follows is headed by its own name. */
function cellShelves(cell: Layout, found: Found, tools: Tools): FeatureShelf[] {
  const own = visibleComponents(cell)
    .flatMap((place) => shelfOf(place, found.get(place.id ?? ''), tools))
    .reduce<FeatureShelf[]>(joinStories, []);
  const [first, ...rest] = own;
  const headed = first ? [labelled(first, cell.label), ...rest] : [];
  return [...headed, ...cell.children.flatMap((child) => cellShelves(child, found, tools))];
}

function labelled(shelf: FeatureShelf, label: string | undefined): FeatureShelf {
  if (!label) return shelf;
  const renamed = { ...shelf, heading: label };
  return renamed.kind === 'text' && label !== shelf.heading ? { ...renamed, title: shelf.heading } : renamed;
}

const VIEWS: readonly string[] = ['hero', 'grid', 'list', 'shelf'] satisfies ShelfView[];
const isView = (view: string): view is ShelfView => VIEWS.includes(view);

/** The place of a story's picture, by how its shelf looks. */
const PICTURES: Readonly<Record<ShelfView, SlotName>> = {
  hero: 'feature-hero',
  grid: 'third',
  list: 'thumb',
  shelf: 'quarter',
};

function shelfOf(place: LayoutComponent, component: PageComponent | undefined, tools: Tools): FeatureShelf[] {
  const id = place.id ?? '';
  if (component?.kind === 'Text') {
    const { title = '', description, content, additionalShortcodeData: data } = component.data;
    const body = tools.bodies.of(prepareText(content, data), { id, now: tools.now, data });
    return [{ kind: 'text', id, heading: title, ...(description && { description }), body }];
  }
  if (component?.kind !== 'ContentList' || component.data.items.length === 0) return [];
  const { title, items } = component.data;
  const view = place.view && isView(place.view) ? place.view : 'grid';
  const more = moreOf(place, title);
  const stories = tools.view.cards(items, PICTURES[view]);
  return [{ kind: 'stories', id, heading: title, view, stories, ...(more && { more }) }];
}

/** Topics and collections have doors of their own; a single story has not. */
function moreOf({ familyName, slug }: LayoutComponent, title: string): Link | undefined {
  if (!slug) return undefined;
  if (familyName === 'listing') return { label: `All ${title}`, href: topicPath(slug) };
  if (familyName === 'collection') return { label: title, href: pathTo('collection', { slug }) };
  return undefined;
}

/** Single stories that stand next to each other and look the same are one shelf. */
function joinStories(shelves: FeatureShelf[], shelf: FeatureShelf): FeatureShelf[] {
  const last = shelves.at(-1);
  if (!last || !isSingles(last) || !isSingles(shelf) || last.view !== shelf.view) return [...shelves, shelf];
  return [...shelves.slice(0, -1), { ...last, stories: [...last.stories, ...shelf.stories] }];
}

const isSingles = (shelf: FeatureShelf): shelf is StoryShelf => shelf.kind === 'stories' && !shelf.more;
