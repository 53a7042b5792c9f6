import manifest from '../../../../package.json' with { type: 'json' };

/** Of the whole product: the manifest at the root of the repository or of the installation. */
export const productVersion = manifest.version;
