/** The entrance of the command line for events of readers: `npm run events`. */
import { keepCompiled } from './compile-cache.ts';

keepCompiled();
await import('./events-command-line.ts');
