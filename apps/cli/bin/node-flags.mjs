/**
 * Flags of Node for a command. A migration creates much garbage, and V8 would let it grow as far as the memory of the machine
 * allows. Nothing is capped: a site with more accounts needs more.
 */
export const nodeFlagsOf = (command) =>
  command === 'migrate' ? ['--max-semi-space-size=8', '--heap-growing-percent=20'] : [];
