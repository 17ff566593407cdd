import '@waldglas/server/bot-worker';
