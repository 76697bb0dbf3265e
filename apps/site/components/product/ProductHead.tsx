/** The head of a product: what it is, its name, who makes it, and what it should cost. */
import { Dek, Hed, Meta } from '@masthead/ui';
import styles from './ProductHead.module.css';

interface ProductHeadProps {
  product: { name: string; maker?: string; category?: string; listPrice?: string };
}

export function ProductHead({ product: { name, maker, category, listPrice } }: ProductHeadProps) {
  const facts = [maker && `Made by ${maker}`, listPrice && `List price ${listPrice}`].filter(Boolean);
  return (
    <header className={styles.head}>
      {category && <Meta>{category}</Meta>}
      <Hed as="h1" size="1">
        {name}
      </Hed>
      {facts.length > 0 && <Dek>{facts.join('. ')}.</Dek>}
    </header>
  );
}
