import type { Page, WebSocketRoute } from '@playwright/test';
import { expect, picture } from './kit.ts';
import {
  dealtAs,
  expectAccessible,
  follow,
  joinTable,
  lengthOf,
  makeTable,
  playingTable,
  playOn,
  test,
} from './online-kit.ts';

/** Stands between a page and its server from the next connection on; tells every message of the page before it is sent. */
async function between(page: Page, onSent: (message: string, route: WebSocketRoute) => void): Promise<void> {
  await page.routeWebSocket(/\/api\/tables\//, route => {
    const server = route.connectToServer();
    route.onMessage(message => {
      server.send(message);
      onSent(String(message), route);
    });
  });
}

test('a move whose answer is lost is played once; an old client is offered the new one', async ({ somebody }) => {
  const [ada, ben] = await playingTable(somebody);
  let cut = 0;
  await between(ada, (message, route) => {
    if (!message.includes('"act"') || cut > 0) return;
    cut += 1;
    // the server has it, and the page will not hear so
    void route.close({ code: 1006 });
  });
  await ada.reload();
  await ada.locator('main.table[data-ready]').waitFor();
  await playOn(ada, 5);
  await expect(ada.locator('.reach')).toHaveText('connected');
  expect(cut).toBe(1);
  await expect.poll(() => lengthOf(ben), 'five cards, each once').toBe(5);
  expect(await lengthOf(ada)).toBe(5);

  await ben.routeWebSocket(/\/api\/tables\//, route => {
    const server = route.connectToServer();
    server.onMessage(message => route.send(String(message).replace('"protocol":1', '"protocol":2')));
  });
  await ben.reload();
  await expect(ben.locator('.reachline')).toContainText('The table waits unharmed.');
  await Promise.all([ben.waitForEvent('load'), ben.getByRole('button', { name: 'Load the new version' }).click()]);
});

test('at the table: clock, pause, mute, a stand-in for who is idle, and leaving', async ({ somebody }) => {
  const [ada, ben] = await playingTable(somebody);
  await expect(ben.locator('.pl.asked .seatclock').first()).toHaveText(/^\s*\d:\d\d$/);
  await ada.getByRole('button', { name: 'At this table' }).click();
  const people = ada.getByRole('dialog', { name: 'At this table' });
  await expectAccessible(ada);
  await picture(ada, 'online-people');
  await people.getByRole('button', { name: 'Stop the clock' }).click();
  await expect(ben.locator('.tablesign')).toHaveText('clock stopped');
  await people.getByRole('button', { name: 'Let the clock go on' }).click();
  await expect(ben.locator('.tablesign')).toHaveCount(0);

  await people.getByRole('button', { name: 'Mute: Ben' }).click();
  await ben.getByRole('button', { name: 'Chat' }).click();
  await ben.getByLabel('Say something').fill('kettle is on');
  await ben.getByRole('button', { name: 'Send' }).click();
  await expect(ben.locator('.chat')).toContainText('kettle is on');
  await people.getByRole('button', { name: 'Close' }).click();
  await ada.getByRole('button', { name: 'Chat' }).click();
  await expect(ada.locator('.chat')).toContainText('Nobody has said anything yet.');

  // Ben has the chat open, but on a phone it lies behind a tab
  await ben.setViewportSize({ width: 375, height: 812 });
  const tab = ben.locator('.tabs').getByRole('button', { name: 'Log, chat' });
  await expect(tab).toBeVisible();
  await ada.getByLabel('Say something').fill('tea is ready');
  await ada.getByRole('button', { name: 'Send' }).click();
  await expect(tab.locator('.unread')).toHaveText('1');
  await picture(ben, 'online-phone-unread');
  await tab.click();
  await expect(ben.locator('.chat')).toContainText('tea is ready');
  await expect(tab.locator('.unread')).toHaveCount(0);

  // Ben leaves: the computer plays for him, and Ada is told
  await ben.getByRole('button', { name: 'At this table' }).click();
  const name = await ben.locator('.people .herelist b').first().boundingBox();
  const said = await ben.locator('.people .herelist b + span').first().boundingBox();
  expect(said?.y, 'on a phone below the name, never over it').toBeGreaterThanOrEqual(
    (name?.y ?? 0) + (name?.height ?? 1),
  );
  await picture(ben, 'online-people-phone');
  await ben.getByRole('button', { name: 'Let the computer play for me' }).click();
  await ben.locator('[data-confirm]').click();
  await expect(ben).toHaveURL('/');
  await expect(ada.locator('.pl.p2 .sub')).toContainText('the computer stands in');
});

test.describe('while others are to decide', () => {
  // a stand-in that comes too early
  test.use({ refused: 403 });

  test('whoever waits is told what happened, sees it played, and frees or stands in for a chair', async ({
    somebody,
  }) => {
    const [ada, ben, cid] = [await somebody(), await somebody(), await somebody()];
    const dealt = dealtAs('recorded-two');
    const link = await makeTable(ada, 'Ada', dealt);
    await joinTable(cid, link, 'Cid');
    await ada.getByRole('button', { name: 'Free this chair: Cid' }).click();
    await expect(ada.locator('.chair.open')).toHaveCount(1);
    await expect(cid.locator('.bringin'), 'Cid is told').toContainText(
      'The host has freed your chair. You can still watch.',
    );
    await joinTable(ben, link, 'Ben');
    await ada.locator('.startgame .end').click();
    for (const page of [ada, ben]) await page.locator('main.table[data-length]').waitFor();
    // both have chosen, and Ben has played a card
    await Promise.all([ada, ben].map(page => follow(page, dealt.lines, 'socket', 14)));
    await expect(ada.locator('.sincecard')).toContainText('Since your last turn');
    await picture(ada, 'online-waiting');
    const cut = () => ada.locator('.hand.rest').evaluate(hand => hand.scrollHeight - hand.clientHeight);
    await expect.poll(cut, 'five cards, one with a long name, are in sight').toBeLessThanOrEqual(0);
    await expectAccessible(ada);

    // the same person somewhere else is told the same
    await ada.evaluate(() => localStorage.removeItem('waldglas.tables'));
    const told = await ada.locator('.sincecard p').innerText();
    await ada.routeWebSocket(/\/api\/tables\//, route => {
      const server = route.connectToServer();
      server.onMessage(message => route.send(String(message).replace(/"idleAt":\{("\w"):\d+/g, '"idleAt":{$1:1')));
    });
    await ada.reload();
    await expect(ada.locator('.sincecard p')).toHaveText(told);
    const asked = ada.waitForRequest(/\/stand-in$/);
    await ada.getByRole('button', { name: /^Let the computer play for / }).click();
    expect((await asked).postDataJSON()).toEqual({ seat: 'B' });
    await expect(ada.locator('.whilewaiting [role=alert]')).toHaveText('Not yet: they still have a little time.');

    await ada.locator('.sincecard a').click();
    await expect(ada).toHaveURL(/\/replay\?at=\d+&play/);
    // it plays by itself to the end
    await expect(ada.locator('.happened .label')).toHaveText(/^Step (\d+) of \1$/);
  });
});

test.describe('being called', () => {
  test.use({ env: { WEBHOOKS: '1' } });
  const ABLE = { https: true, permissions: ['notifications'] };

  test('one press, and this browser calls when it is my turn; one more, and it does not', async ({ somebody }) => {
    const ada = await somebody({}, { ...ABLE, serviceWorkers: 'allow' });
    // whoever carries messages to browsers is far away: what it would promise is enough
    await ada.addInitScript(() => {
      const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
      const endpoint = 'https://push.example.org/ada';
      let isHeld = false;
      const hold = (how: boolean) => {
        isHeld = how;
        return held;
      };
      const held = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => hold(false) };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (isHeld ? held : null),
        subscribe: async () => hold(true),
      });
    });
    const told = () => ada.evaluate(async () => (await (await fetch('/api/people/me/notices')).json()).push);
    await makeTable(ada, 'Ada');
    await ada.goto('/me');
    await expect(ada.getByLabel('Or tell an address of mine'), 'the host lets people have one').toBeVisible();
    await ada.getByRole('button', { name: 'Tell me when it is my turn' }).click();
    // first the browser keeps the whole client
    await ada.getByRole('button', { name: 'Stop telling me' }).waitFor({ timeout: 90_000 });
    expect(await told()).toEqual(['https://push.example.org/ada']);
    await expectAccessible(ada);
    await ada.getByRole('button', { name: 'Stop telling me' }).click();
    await ada.getByRole('button', { name: 'Tell me when it is my turn' }).waitFor();
    expect(await told()).toEqual([]);
  });

  test('where the worker never gets ready, the press ends in plain words and can be tried again', async ({
    somebody,
  }) => {
    // here no worker is let in
    const ada = await somebody({}, ABLE);
    await ada.clock.install();
    await makeTable(ada, 'Ada');
    await ada.goto('/me');
    const call = ada.getByRole('button', { name: 'Tell me when it is my turn' });
    await call.click();
    await expect(call).toBeDisabled();
    await expect(async () => {
      await ada.clock.fastForward(60_000);
      await expect(ada.getByRole('alert')).toHaveText(/could not be switched on in this browser/, { timeout: 1000 });
    }).toPass();
    await expect(call).toBeEnabled();
  });
});
