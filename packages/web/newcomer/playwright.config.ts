import config from '../playwright.config.ts';

/** The newcomer plays through the same server and browser as the tests, slowly and once. */
export default {
  ...config,
  testDir: '.',
  outputDir: '../artefacts/newcomer',
  workers: 1,
  retries: 0,
  fullyParallel: false,
  // a whole game at the pace of people
  timeout: 3_600_000,
  // the toy game is not played
  webServer: Array.isArray(config.webServer) ? config.webServer.slice(0, 1) : config.webServer,
};
