import { type Illegal, isIllegal, type Seat } from '@waldglas/core';
import webPush from 'web-push';
import type { Config } from '../config.ts';
import type { Host } from '../host.ts';
import type { Job } from '../jobs/jobs.ts';
import type { NoticeTarget, PromisedNotice } from '../store/notices.ts';
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
  /** Sends one notice; fails if it has to be tried again. */
  send(job: NoticeJob): Promise<void>;
}

/** A person is to be told somewhere of their turn at a table. */
export type NoticeJob = Job & PromisedNotice;

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

  /** Sends a notice; fails if it may be taken a moment later. */
  async function post(target: NoticeTarget, notice: Notice, person: Person, others: string): Promise<void> {
    const letterOf = target.kind === 'push' ? pushLetter : hookLetter;
    const status = await posting.send(letterOf(target, notice, person, others));
    // the browser has no subscription any more
    if (status === 404 || status === 410) return host.notices.removeTarget(target.id);
    if (!isIllegal(status) && status < 300) return;
    const reason = isIllegal(status) ? status.illegal : status;
    if (isPassing(status)) throw new Error(`a notice (${target.kind}) is not taken: ${reason}`);
    host.log.warn({ kind: target.kind, reason }, 'a notice is not taken');
  }

  const targetsOf = async (person: string) =>
    (await host.notices.targets(person)).filter(({ kind }) => webhooks || kind === 'push');

  /** Tells a person at a place, if that is still wanted; fails if it may be taken a moment later. */
  async function deliver({ table: id, person: to, target: where }: NoticeJob): Promise<void> {
    const [table, person, targets] = [await host.tables.find(id), await host.people.find(to), await targetsOf(to)];
    const target = targets.find(one => one.id === where);
    // whoever has been here meanwhile, or wants to hear no more, is left alone
    if (!table || !person || !target || !isAsked(table, to) || (await host.presence.isHere(to))) return;
    const names = await host.tables.names(table.chairs.map(chair => chair.person));
    const others = [...names].flatMap(([other, name]) => (other === to ? [] : [name])).join(', ');
    await post(target, { kind: 'turn', table: id, game: table.head.rules }, person, others);
  }

  return {
    publicKey: keys.publicKey,
    webhooks,
    fault: posting.fault,
    async tell(table, seat) {
      const { id, length } = table;
      const person = table.chairs[seat]?.person ?? '';
      const targets = await targetsOf(person);
      if (targets.length === 0) return;
      const where = targets.map(target => target.id);
      const promised = await host.notices.claim({ table: id, person, seat, length, targets: where, at: host.now() });
      for (const notice of promised) host.letters.add(notice);
    },
    async send(notice) {
      await deliver(notice);
      await host.notices.done(notice);
    },
  };
}

function isAsked({ status, turn, chairs }: StoredTable, person: string): boolean {
  return status === 'playing' && turn.some(seat => chairs[seat]?.person === person);
}

/** Whoever is at the other end may answer otherwise in a moment: nobody answers, it has too much to do, or it is broken. */
function isPassing(status: number | Illegal): boolean {
  return isIllegal(status) || status === 408 || status === 429 || status >= 500;
}
