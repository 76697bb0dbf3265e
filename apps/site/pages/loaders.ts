/** Every page's loader by name: server code only, so it stands apart from the registry that the browser shares. */
import { loadArticle } from './article/load.ts';
import { loadFront } from './front/load.ts';
import type { Load } from './load.ts';
import type { LoadablePage } from './registry.ts';
import { loadTopic } from './topic/load.ts';

export const loaders: { [Name in LoadablePage]: Load<Name> } = {
  front: loadFront,
  topic: loadTopic,
  article: loadArticle,
};
