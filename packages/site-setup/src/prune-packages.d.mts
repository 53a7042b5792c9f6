export declare function isNeeded(path: string): boolean;
export declare function prunePackages(root: string): void;
