/** The entrance: runs Masthead. */
import { keepCompiled } from './compile-cache.ts';

keepCompiled();
await import('./run.ts');
