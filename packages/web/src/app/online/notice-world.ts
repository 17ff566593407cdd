/** Why this browser cannot tell somebody that it is their turn. */
type Hindrance = 'insecure' | 'unable' | 'denied';

/** All that decides it; tests bring their own. */
interface NoticeWorld {
  readonly isSecureContext: boolean;
  readonly hasWorkers: boolean;
  readonly hasPush: boolean;
  /** What the person has told the browser; nothing if it knows no notifications. */
  readonly permission: NotificationPermission | undefined;
}

/** What hinders it; nothing, if it can. */
export function hindranceIn({
  isSecureContext: isSecure,
  hasWorkers,
  hasPush,
  permission,
}: NoticeWorld): Hindrance | undefined {
  if (!isSecure) return 'insecure';
  if (!hasWorkers || !hasPush || permission === undefined) return 'unable';
  return permission === 'denied' ? 'denied' : undefined;
}
