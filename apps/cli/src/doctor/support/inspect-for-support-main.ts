/** A program of its own, for another account than that of the examination: it prints what the support archive says of the database. */
import { readConfiguration } from '@touchstone/site-setup/configuration';
import { inspectForSupport } from './inspect-for-support.ts';

process.stdout.write(JSON.stringify(await inspectForSupport(readConfiguration(process.env))));
