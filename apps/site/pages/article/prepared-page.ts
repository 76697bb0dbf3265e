/** An article's page as it comes in: sanitised again and its headings named, whoever asks for it. */
import { articlePageCodec } from '@masthead/model';
import { prepareStory } from '../../presentation/body/headings.ts';

/** Whatever the content service says, nothing else reaches a page. */
export const preparedPageCodec = articlePageCodec.transform(({ components }) => {
  const text = prepareStory(components.article.body, components.article);
  return { ...components, text, article: { ...components.article, body: text.text } };
});
