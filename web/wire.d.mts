export function schemas(): string[];
export function generated(name: string): Promise<string>;
