import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { OnlineTable } from '../../connection/online/online-table.ts';

const SECOND = 1000;

/** What time it is on the server, again every second. */
export function useServerTime(online: OnlineTable): number {
  const time = useSignal(online.serverTime());
  useEffect(() => {
    const timer = setInterval(() => {
      time.value = online.serverTime();
    }, SECOND);
    return () => clearInterval(timer);
  }, [online]);
  return Math.max(time.value, online.info.value?.clock?.now ?? 0);
}
