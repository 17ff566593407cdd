import { loadTable } from '../table/calls.ts';
import { snapshot } from '../table/model.ts';
import { noted } from './session.ts';

/** Goes on with the game that was open in this tab; says whether there was one. Throws if it cannot be opened. */
export async function resume(): Promise<boolean> {
  if (snapshot.peek()) return true;
  const saved = await noted();
  if (!saved) return false;
  await loadTable(saved);
  return true;
}
