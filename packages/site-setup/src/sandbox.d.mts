export function ensureSandbox(root: string): Promise<{ readonly error: string | undefined }>;
