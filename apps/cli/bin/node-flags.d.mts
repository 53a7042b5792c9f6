export declare const nodeFlagsOf: (command: string | undefined) => string[];
