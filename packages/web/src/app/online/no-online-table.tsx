import { onlineWords } from '../../words/online/language.ts';
import { NoTablePage } from '../no-table.tsx';
import { faultWords } from './me.ts';

/** In the place of a table of the server that cannot be had. */
export function NoOnlineTable({ error }: { readonly error: unknown }) {
  return <NoTablePage why={error === undefined ? onlineWords.value.reachLine.refused : faultWords(error)} />;
}
