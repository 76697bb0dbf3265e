/** The card of a sign-in that is under way: its way out leads back to where it began. */
import { HOSTED_STEPS, type Visit } from '@masthead/account';
import type { ReactNode } from 'react';
import { Card } from './Card.tsx';

export const VisitCard = ({ visit, title, children }: { visit: Visit; title: string; children: ReactNode }) => (
  <Card title={title} cancel={visit.base + HOSTED_STEPS.cancel} isFramed={visit.isFramed}>
    {children}
  </Card>
);
