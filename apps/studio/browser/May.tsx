/** Shows what it holds to who may do it. The desk refuses everybody else in any case. */
import type { Right } from '@masthead/account';
import type { ReactNode } from 'react';
import { useMay } from './session.ts';

export const May = ({ do: right, children }: { do: Right; children: ReactNode }) => (useMay()(right) ? children : null);
