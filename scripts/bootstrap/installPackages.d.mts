export function hasInstalledPackages(root: string): boolean;
export function installPackages(root: string): Promise<void>;
