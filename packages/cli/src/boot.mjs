// Node 20 does not bring the loader for TypeScript into worker threads: this does, then starts the worker.
import { register } from 'tsx/esm/api';

register();
await import('./simulate-worker.ts');
