/** The entrance of the newsroom's command line: `npm run content`. */
import { keepCompiled } from './compile-cache.ts';

keepCompiled();
await import('./content-command-line.ts');
