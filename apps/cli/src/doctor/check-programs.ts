import {
  installCommand,
  isDebianFamily,
  listMissing,
  requiredPackages,
} from '@touchstone/site-setup/debian-packages';
import type { Finding } from './finding.ts';

const preferredMajor = 24;

export function checkNode(): Finding {
  const major = Number(process.versions.node.split('.')[0]);
  const text = `${process.version} (${process.execPath})`;
  if (major >= preferredMajor) return { level: 'ok', label: 'Node', text };
  const advice = `Tests run on Node ${preferredMajor}; npm install brings it as the package "node".`;
  return { level: 'weak', label: 'Node', text, advice };
}

export function checkPackages(): Finding {
  const label = 'system packages';
  const names = requiredPackages.map(({ name }) => name);
  if (!isDebianFamily()) {
    const text = 'not Debian or Ubuntu, so not looked up';
    return { level: 'weak', label, text, advice: `Install what corresponds to: ${names.join(' ')}` };
  }
  const missing = listMissing(names);
  if (missing.length === 0) return { level: 'ok', label, text: names.join(' ') };
  return {
    level: 'missing',
    label,
    text: `not installed: ${missing.join(' ')}`,
    advice: installCommand(missing),
  };
}
