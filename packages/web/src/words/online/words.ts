/** What goes wrong between a page and its server, by the code that it is told with. */
export const FAULTS = [
  'unreachable',
  'bad-request',
  'no-person',
  'forbidden',
  'no-table',
  'full',
  'started',
  'not-started',
  'too-large',
  'too-fast',
  'broken',
] as const;
type FaultCode = (typeof FAULTS)[number];

/** What is said about tables on a server; loaded with the pages that need it. */
export interface OnlineWords {
  readonly title: string;
  readonly text: string;
  readonly game: string;
  /** Who sits on a chair, or will. */
  readonly chair: {
    readonly number: (n: number) => string;
    readonly host: string;
    readonly open: string;
    readonly openLine: string;
    readonly bot: string;
    readonly none: string;
    readonly noneLine: string;
    readonly here: string;
    readonly away: string;
    /** Who made the table asks somebody to leave a chair. */
    readonly free: string;
  };
  readonly pace: string;
  readonly paces: Readonly<Record<'live' | 'daily' | 'none', { readonly name: string; readonly line: string }>>;
  readonly options: string;
  readonly watch: string;
  readonly listed: string;
  readonly yourName: string;
  readonly guest: string;
  readonly create: string;
  readonly invite: {
    readonly title: string;
    readonly near: string;
    readonly how: string;
    readonly copy: string;
    readonly copied: string;
    /** Where the browser cannot copy by itself. */
    readonly copyByHand: string;
    readonly qr: string;
    readonly onlyHere: string;
    readonly toOthers: string;
  };
  readonly hereNow: string;
  readonly you: string;
  readonly start: (players: number) => string;
  readonly fillWithBots: string;
  readonly fullStarts: string;
  readonly hostStarts: string;
  /** Who made the table has taken somebody's chair away; they may still be able to watch. */
  readonly freed: string;
  readonly freedWatch: string;
  readonly leave: string;
  readonly join: {
    readonly invites: (who: string, game: string) => string;
    readonly invited: (game: string) => string;
    readonly yourChair: string;
    readonly sit: string;
    readonly watchOnly: string;
    /** Neither a chair is free nor may one watch. */
    readonly closed: string;
    readonly noAccount: string;
    readonly needsLink: string;
  };
  readonly knownSeed: string;
  /** The same in two words. */
  readonly knownSeedSign: string;
  /** Is the table reached? */
  readonly reach: Readonly<Record<'connecting' | 'here' | 'lost' | 'newer' | 'refused', string>>;
  readonly reachLine: Readonly<Record<'lost' | 'newer' | 'refused', string>>;
  readonly newVersion: string;
  readonly faults: Readonly<Record<FaultCode, string>>;
  /** Who sits at a running table, and the clock. */
  readonly seats: {
    readonly title: string;
    readonly thinks: string;
    readonly until: (when: string) => string;
    readonly paused: string;
    readonly pause: string;
    readonly goOn: string;
    readonly standIn: (who: string) => string;
    readonly standInLine: string;
    /** To whoever the computer plays for, and what gives them their chair back. */
    readonly playedFor: string;
    readonly playMyself: string;
    readonly notIdle: string;
    readonly mute: string;
    readonly muted: string;
    readonly leave: string;
    readonly leaveText: string;
    readonly leaveSure: string;
    readonly nothingToDo: string;
  };
  readonly youWatch: string;
  readonly youWatchLine: string;
  /** Who watches: some by name, and how many more there are. */
  readonly watching: (names: readonly string[], more: number) => string;
  readonly chat: {
    readonly title: string;
    /** Log and chat share a tab on a small screen. */
    readonly tab: string;
    readonly write: string;
    readonly send: string;
    readonly none: string;
    readonly notSent: string;
  };
  readonly tables: {
    readonly title: string;
    readonly yourTurn: (game: string) => string;
    readonly gathering: (free: number) => string;
    readonly open: string;
    readonly look: string;
    readonly openTitle: string;
    readonly join: string;
  };
  /** At the end of a game, once there is a table for another one: who sits there, if that is known. */
  readonly another: (who: readonly string[]) => string;
  /** At that table, to whoever is there before the others. */
  readonly askedAgain: string;
  readonly takeOnline: string;
  readonly takeHome: string;
  readonly share: string;
  /** Being told that it is one's turn while one looks elsewhere. */
  readonly notices: {
    readonly title: string;
    readonly text: string;
    readonly start: string;
    readonly stop: string;
    /** Why the browser cannot. */
    readonly cannot: Readonly<Record<'insecure' | 'unable' | 'denied' | 'failed', string>>;
    readonly webhook: string;
    readonly webhookText: string;
    readonly webhookSave: string;
    readonly webhookOn: (host: string) => string;
    readonly webhookBad: string;
  };
  readonly me: {
    readonly title: string;
    readonly text: string;
    readonly save: string;
    readonly saved: string;
    readonly otherDevice: string;
    readonly otherDeviceText: string;
    readonly otherDeviceDone: string;
    readonly remove: string;
    readonly removeText: string;
    readonly removeSure: string;
    readonly removed: string;
  };
}
