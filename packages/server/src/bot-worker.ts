import { parentPort } from 'node:worker_threads';
import { think } from './bots/think.ts';
import type { Thinking, Thought } from './bots/thinkers.ts';

parentPort?.on('message', async (thought: Thought) => {
  const answer: Thinking = await think(thought).then(
    actions => ({ actions }),
    error => ({ error: String(error) }),
  );
  parentPort?.postMessage(answer);
});
