export declare function stripPrograms(root: string): void;
