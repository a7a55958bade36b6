import IntentManifest
import IntentRuntime

/// The manifest that is made of the types of the running program.
struct ProgramManifests: CommandManifests {
  func manifest(of catalog: IntentCatalog) throws -> IntentManifest { IntentManifest() }
}
