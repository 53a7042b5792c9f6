/** A program of its own, for another account than that of the examination: it prints what the database answers. */
import { readConfiguration } from '@touchstone/site-setup/configuration';
import { inspectDatabase } from './inspect-database.ts';

process.stdout.write(JSON.stringify(await inspectDatabase(readConfiguration(process.env))));
