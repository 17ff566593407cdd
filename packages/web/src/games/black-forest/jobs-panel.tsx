import { useQueued } from '../../drawing/slice.ts';
import { OpenJobs } from './open-jobs.tsx';
import { effectWords, snapshot, told } from './shown.ts';

/** The jobs that lie open; none before the first is revealed. */
export function JobsPanel() {
  const view = useQueued('look', () => snapshot.value?.view);
  const { value: spoken } = told;
  const { value: say } = effectWords;
  if (!view || !spoken || !say || Object.keys(view.jobs).length === 0) return null;
  return <OpenJobs view={view} say={say} {...spoken} />;
}
