import type { EditionDocument } from '@waldglas/core';
import type { Advisor } from '../connection/advisor.ts';
import { type Remote, remote } from '../connection/rpc.ts';
import type { AdvisorCalls } from './advisor-worker.ts';

function startWorker(lost?: () => void): { readonly worker: Worker; readonly calls: Remote<AdvisorCalls> } {
  const worker = new Worker(new URL('./advisor-worker.ts', import.meta.url), { type: 'module' });
  return { worker, calls: remote<AdvisorCalls>(worker, undefined, lost) };
}

/**
 * An advisor that thinks behind the page. What takes long can be stopped: a hint has a worker of its own, turns are
 * planned by one that stays as long as it is done before somebody stops it.
 */
export function workerAdvisor(): Advisor {
  let planner: Remote<AdvisorCalls> | undefined;
  let turnPlanner: ReturnType<typeof startWorker> | undefined;
  let known: { readonly game: string; readonly facts: EditionDocument } | undefined;

  function startKnowing(lost?: () => void): ReturnType<typeof startWorker> {
    const started = startWorker(lost);
    if (known) void started.calls.admit(known.game, known.facts);
    return started;
  }

  return {
    know(game, facts) {
      known = facts && { game, facts };
      if (!known) return;
      void planner?.admit(game, known.facts);
      void turnPlanner?.calls.admit(game, known.facts);
    },
    plans(seen, wishes) {
      // one that is lost is started again for the next plans
      planner ??= startKnowing(() => {
        planner = undefined;
      }).calls;
      return planner.plans(seen, wishes);
    },
    hint(seen, decision, seed) {
      const { worker, calls } = startKnowing();
      return { ways: calls.hint(seen, decision, seed), stop: () => worker.terminate() };
    },
    turns(seen, seed) {
      const used =
        turnPlanner ??
        startKnowing(() => {
          turnPlanner = undefined;
        });
      turnPlanner = used;
      let thinks = true;
      const ways = used.calls.turns(seen, seed).finally(() => {
        thinks = false;
      });
      return {
        ways,
        stop() {
          if (!thinks) return;
          used.worker.terminate();
          if (turnPlanner === used) turnPlanner = undefined;
        },
      };
    },
  };
}
