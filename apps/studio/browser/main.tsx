/** Opens the room of the studio that the address names. */
import './no-eval.ts';
import '@masthead/ui/styles.css';
import './studio.css';
import { createRoot } from 'react-dom/client';
import { roomAt } from '../rooms.ts';
import { Studio } from './Studio.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Studio room={roomAt(location.pathname)} />);
