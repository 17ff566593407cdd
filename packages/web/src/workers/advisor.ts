import type { Advisor } from '../connection/advisor.ts';
import { type Remote, remote } from '../connection/rpc.ts';
import type { AdvisorCalls } from './advisor-worker.ts';

function startWorker(): { readonly worker: Worker; readonly calls: Remote<AdvisorCalls> } {
  const worker = new Worker(new URL('./advisor-worker.ts', import.meta.url), { type: 'module' });
  return { worker, calls: remote<AdvisorCalls>(worker) };
}

/** An advisor that thinks behind the page. A hint takes long: it has a worker of its own, which can be stopped. */
export function workerAdvisor(): Advisor {
  let planner: Remote<AdvisorCalls> | undefined;
  return {
    plans(seen, wishes) {
      planner ??= startWorker().calls;
      return planner.plans(seen, wishes);
    },
    hint(seen, decision, seed) {
      const { worker, calls } = startWorker();
      return { ways: calls.hint(seen, decision, seed), stop: () => worker.terminate() };
    },
  };
}
