import { join } from 'node:path'

/** Folder of the weights that `fukidashi models pull` fetched, within the data folder. */
export function pulledFolderOf({ dataFolder }: { readonly dataFolder: string }): string {
  return join(dataFolder, 'models')
}
