import CommandLineSurface
import Foundation
import IntentManifest
import IntentRuntime

/// Makes the manifest of a program's intents.
package protocol CommandManifests: Sendable {
  func manifest(of catalog: IntentCatalog) throws -> IntentManifest
}

func manifestCommand(_ context: IntentCommandContext) -> Command {
  Command(
    CommandDescription(
      name: "manifest", abstract: "writes the manifest of the intents as JSON",
      discussion: "The same program writes the same bytes each time, so that manifests can be compared.",
      options: [.flag("json", "the same; JSON is the only form there is")])
  ) { invocation in
    let manifest = try context.manifests.manifest(of: context.catalog)
    try invocation.terminal.output.write(Array(try manifest.json()))
    return .success
  }
}
