/** Why an engine cannot be used, in the terms of whoever runs the product. */
export type Obstacle =
  /** No key for the service is set: `variables` of the environment would hold it. */
  | { readonly key: 'needsKey'; readonly variables: readonly string[] }
  /** `fukidashi models pull <weights>` would bring what is missing. */
  | { readonly key: 'needsWeights'; readonly weights: string }

/** An obstacle as an English sentence, for the command line and logs. */
export function describeObstacle(obstacle: Obstacle): string {
  return obstacle.key === 'needsKey'
    ? `Set ${obstacle.variables.join(' and ')} in the environment to use it.`
    : `Run 'fukidashi models pull ${obstacle.weights}' to fetch its weights.`
}
