/** An article's page as it comes in: its text read and its headings named, whoever asks for it. */
import { articlePageCodec } from '@masthead/model';
import { prepareStory } from '../../presentation/body/headings.ts';

/** Whatever the content service says, only what a tree can hold reaches a page. */
export const preparedPageCodec = articlePageCodec.transform(({ components }) => ({
  ...components,
  text: prepareStory(components.article.body, components.article),
}));
