export declare const releaseFile: string;
export declare function isRelease(root: string): boolean;
