import { isIllegal, type Seat } from '@waldglas/core';
import webPush from 'web-push';
import type { Config } from '../config.ts';
import type { Host } from '../host.ts';
import type { NoticeTarget } from '../store/notices.ts';
import type { Person } from '../store/people.ts';
import type { StoredTable } from '../store/table.ts';
import type { Letter, Posting } from './posting.ts';
import { YOUR_TURN } from './words.ts';

/** Tells people who are not here that it is their turn. */
export interface Notices {
  /** What browsers need to subscribe. */
  readonly publicKey: string;
  /** May people have an address of their own told? */
  readonly webhooks: boolean;
  /** Why nothing is sent to an address; nothing if something may be. */
  fault: Posting['fault'];
  /** Tells a person whose turn it is, unless they were told and have not acted since. */
  tell(table: StoredTable, seat: Seat): Promise<void>;
}

/** A push service keeps a notice for so many seconds. */
const KEPT = 24 * 60 * 60;
const KEYS = 'vapid';

/** What is told, without anything that is secret. */
interface Notice {
  readonly kind: 'turn';
  readonly table: string;
  readonly game: string;
}

/** Whoever sends pushes signs them, always with the same keys: they are made once and kept with everything else. */
async function signingKeys({ notices }: Host): Promise<{ readonly publicKey: string; readonly privateKey: string }> {
  return JSON.parse(await notices.setting(KEYS, () => JSON.stringify(webPush.generateVAPIDKeys())));
}

/** Notices of a server. */
export async function noticesOf(
  host: Host,
  posting: Posting,
  { publicUrl, webhooks }: Pick<Config, 'publicUrl' | 'webhooks'>,
): Promise<Notices> {
  const keys = await signingKeys(host);
  // whom a push service may ask about us
  const subject = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:waldglas@example.org';

  function pushLetter({ address, keys: own }: NoticeTarget, notice: Notice, { lang }: Person, others: string): Letter {
    const told = { ...notice, path: `/t/${notice.table}`, title: YOUR_TURN[lang], body: others, lang };
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      { endpoint: address, keys: JSON.parse(own) },
      JSON.stringify(told),
      { vapidDetails: { subject, ...keys }, TTL: KEPT, topic: notice.table },
    );
    return { address: endpoint, headers: headers as Letter['headers'], body };
  }

  function hookLetter({ address }: NoticeTarget, notice: Notice, { lang }: Person, others: string): Letter {
    const url = publicUrl === undefined ? {} : { url: new URL(`/t/${notice.table}`, publicUrl).href };
    const body = JSON.stringify({ ...notice, text: `${YOUR_TURN[lang]}: ${others}`, ...url });
    return { address, headers: { 'Content-Type': 'application/json' }, body };
  }

  async function send(target: NoticeTarget, notice: Notice, person: Person, others: string): Promise<void> {
    const letterOf = target.kind === 'push' ? pushLetter : hookLetter;
    const status = await posting.send(letterOf(target, notice, person, others));
    // the browser has no subscription any more
    if (status === 404 || status === 410) return host.notices.removeTarget(target.id);
    if (isIllegal(status) || status >= 300)
      host.log.warn(
        { kind: target.kind, reason: isIllegal(status) ? status.illegal : status },
        'a notice is not taken',
      );
  }

  return {
    publicKey: keys.publicKey,
    webhooks,
    fault: posting.fault,
    async tell(table, seat) {
      const id = table.chairs[seat]?.person ?? '';
      const person = await host.people.find(id);
      const targets = (await host.notices.targets(id)).filter(({ kind }) => webhooks || kind === 'push');
      if (!person || targets.length === 0) return;
      if (!(await host.notices.claim({ table: table.id, person: id, seat, length: table.length }))) return;
      const names = await host.tables.names(table.chairs.map(chair => chair.person));
      const others = [...names].flatMap(([other, name]) => (other === id ? [] : [name])).join(', ');
      const notice = { kind: 'turn', table: table.id, game: table.head.rules } as const;
      const sent = await Promise.allSettled(targets.map(target => send(target, notice, person, others)));
      for (const one of sent)
        if (one.status === 'rejected') host.log.warn({ error: String(one.reason) }, 'a notice cannot be written');
    },
  };
}
