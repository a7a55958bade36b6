import AppIntents
import KitchenKit

/// The app's intents, and those of the library it links.
struct KitchenPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] {
    [KitchenKitPackage.self]
  }
}
